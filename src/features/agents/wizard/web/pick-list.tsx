import { Field } from '#ui/field.tsx';
import { MultiSelect, type MultiSelectProps } from '#ui/multi-select.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Milliseconds after the last key before the options are asked for. */
const listPauseMs = 150;

export interface PickListProps extends MultiSelectProps {
  label: string;
  error?: string | undefined;
  placeholder: string;
  most: number;
}

/** Several choices of an agent in their field. */
export function PickList({ label, error, placeholder, ...list }: PickListProps) {
  const t = useTexts();
  const { chosen, most } = list;
  return (
    <Field
      label={label}
      hint={chosen.length >= most ? t('agents.wizard.listFull', { max: most }) : undefined}
      error={error}
    >
      <MultiSelect
        {...list}
        pauseMs={listPauseMs}
        placeholder={chosen.length > 0 ? t('agents.wizard.add') : placeholder}
      />
    </Field>
  );
}
