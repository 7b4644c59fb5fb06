import { useFormContext } from 'react-hook-form';
import { maxListedValues } from '#kit/search-values.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { AgentSearch, CriterionList } from '../../agent-search.ts';
import type { AgentDraftValues } from '../../drafts/fields.ts';

/** Shared by all steps: the form of the wizard, its texts, its lists, and the error text of a field. */
export const useAgentFields = () => {
  const form = useFormContext<AgentDraftValues>();
  const { errors } = form.formState;
  const search = form.watch('search');
  const change = (some: Partial<AgentSearch>): void => {
    form.setValue('search', { ...form.getValues('search'), ...some }, { shouldDirty: true });
    // Any choice satisfies the required parameter.
    form.clearErrors('search');
  };
  return {
    form,
    t: useTexts(),
    language: useLanguage(),
    search,
    change,
    choose: <L extends CriterionList>(name: L, values: AgentSearch[L]): void => change({ [name]: values }),
    max: maxListedValues,
    errorAt: (path: string): string | undefined => errorOf(errors, path),
  };
};
