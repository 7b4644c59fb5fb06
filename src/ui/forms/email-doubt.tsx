import type { ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormSetValue,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { likelyEmail } from '#kit/likely-email.ts';
import { TextButton } from '../light/text-button.tsx';
import { useTexts } from '../site/site-context.tsx';

interface DoubtedForm<Values extends FieldValues> {
  // biome-ignore lint/suspicious/noExplicitAny: what the form is turned into does not matter here
  control: Control<Values, any, any>;
  setValue: UseFormSetValue<Values>;
}

/**
 * After the email field is left: a suggested correction when the host looks mistyped; null otherwise. For `hint` of the
 * field; never required.
 */
export function useEmailDoubt<Values extends FieldValues>(
  { control, setValue }: DoubtedForm<Values>,
  name: FieldPath<Values>,
): ReactNode {
  const t = useTexts();
  const { touchedFields, isSubmitted } = useFormState({ control });
  const typed: unknown = useWatch({ control, name });
  const left = Object.hasOwn(touchedFields, name);
  const likely = left && typeof typed === 'string' ? likelyEmail(typed) : null;
  if (likely === null) return null;
  const correct = () =>
    setValue(name, likely as FieldPathValue<Values, FieldPath<Values>>, { shouldValidate: isSubmitted });
  return (
    <span role="status">
      {t('ui.emailDoubt.question', { email: likely })}{' '}
      <TextButton onClick={correct}>{t('ui.emailDoubt.correct')}</TextButton>
    </span>
  );
}
