import { useFormContext } from 'react-hook-form';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { DraftValues } from './posting-draft.ts';

/** What every step needs: the one form of the wizard, its texts, and the sentence under a field. */
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
