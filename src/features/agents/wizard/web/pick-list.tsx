import { Field } from '#ui/field.tsx';
import { MultiSelect, type MultiSelectProps } from '#ui/multi-select.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Debounce before the options are requested, in milliseconds. */
const listPauseMs = 150;

export interface PickListProps extends MultiSelectProps {
  label: string;
  error?: string | undefined;
  placeholder: string;
  max: number;
}

/** Multi-select field of an agent. */
export function PickList({ label, error, placeholder, ...list }: PickListProps) {
  const t = useTexts();
  const { chosen, max } = list;
  return (
    <Field label={label} hint={chosen.length >= max ? t('agents.wizard.listFull', { max }) : undefined} error={error}>
      <MultiSelect
        {...list}
        pauseMs={listPauseMs}
        placeholder={chosen.length > 0 ? t('agents.wizard.add') : placeholder}
      />
    </Field>
  );
}
