import { useFormContext } from 'react-hook-form';
import { maxListedValues } from '#kit/search-values.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { AgentSearch } from '../../agent-search.ts';
import type { AgentDraftValues } from '../../drafts/fields.ts';
import type { CriterionList } from '../agent-step-fields.ts';

/** What every step needs: the one form of the wizard, its texts, its lists, and the sentence under a field. */
export const useAgentFields = () => {
  const form = useFormContext<AgentDraftValues>();
  const { errors } = form.formState;
  const search = form.watch('search');
  const choose = <L extends CriterionList>(name: L, values: AgentSearch[L]): void => {
    form.setValue('search', { ...form.getValues('search'), [name]: values }, { shouldDirty: true });
    // Whatever is chosen, something is.
    form.clearErrors('search');
  };
  return {
    form,
    t: useTexts(),
    language: useLanguage(),
    search,
    choose,
    max: maxListedValues,
    errorAt: (path: string): string | undefined => errorOf(errors, path),
  };
};
