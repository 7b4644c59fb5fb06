import { useFormContext } from 'react-hook-form';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { DraftValues } from './posting-draft.ts';

/** What every step needs: the wizard's form, its texts, and the error message of a field. */
export const useWizardForm = () => {
  const form = useFormContext<DraftValues>();
  const { errors } = form.formState;
  return {
    form,
    t: useTexts(),
    language: useLanguage(),
    errorAt: (path: string): string | undefined => errorOf(errors, path),
  };
};
