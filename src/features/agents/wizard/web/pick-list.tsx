import type { CodeLabel } from '#kit/codes.ts';
import { Field } from '#ui/field.tsx';
import { MultiSelect, type MultiSelectProps } from '#ui/multi-select.tsx';
import { useAgentFields } from './use-agent-fields.ts';

/** Debounce before the options are requested, in milliseconds. */
const listPauseMs = 150;

interface PickListProps extends Pick<MultiSelectProps, 'chosen' | 'find'> {
  name: 'categories' | 'locations' | 'employers';
  /** Shown when the list itself has no error. */
  error?: string | undefined;
  placeholder: string;
  /** Called with an added value, so that its name is known. */
  onKnown?: (value: CodeLabel) => void;
  onChoose: (codes: string[]) => void;
}

/** Multi-select field of an agent. */
export function PickList({ name, error, placeholder, chosen, find, onKnown, onChoose }: PickListProps) {
  const { t, max, errorAt } = useAgentFields();
  const path = `search.${name}`;
  const codes = chosen.map(({ code }) => code);
  return (
    <Field
      label={t(`agents.wizard.fields.${name}`)}
      hint={chosen.length >= max ? t('agents.wizard.listFull', { max }) : undefined}
      error={errorAt(path) ?? error}
    >
      <MultiSelect
        name={path}
        chosen={chosen}
        max={max}
        find={find}
        pauseMs={listPauseMs}
        placeholder={chosen.length > 0 ? t('agents.wizard.add') : placeholder}
        onAdd={({ key, label }) => {
          onKnown?.({ code: key, label });
          onChoose([...codes, key]);
        }}
        onRemove={(code) => onChoose(codes.filter((other) => other !== code))}
      />
    </Field>
  );
}
