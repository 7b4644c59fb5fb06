import { useFormContext, useWatch } from 'react-hook-form';
import { TextButton } from '../light/text-button.tsx';
import { SelectField } from './named-fields.tsx';

/** A choice above a text, with a sentence to begin the text with for each of its values. */
export interface LeadingChoice {
  /** Its name in the form. */
  name: string;
  label: string;
  placeholder: string;
  /** Label of the button that inserts the sentence. */
  insert: string;
  options: readonly { value: string; label: string; template: string }[];
}

/** The field of a leading choice. @param into name of the text that its sentence is inserted into */
export function LeadingChoiceField({ choice, into }: { choice: LeadingChoice; into: string }) {
  const { getValues, setValue, setFocus } = useFormContext();
  const chosen: unknown = useWatch({ name: choice.name });
  const { insert: label, ...select } = choice;
  const template = choice.options.find(({ value }) => value === chosen)?.template ?? '';
  const insert = () => {
    setValue(into, template + String(getValues(into) ?? ''), { shouldDirty: true });
    setFocus(into);
  };
  return (
    <SelectField
      {...select}
      data-autofocus
      below={template ? <TextButton onClick={insert}>{label}</TextButton> : null}
    />
  );
}
