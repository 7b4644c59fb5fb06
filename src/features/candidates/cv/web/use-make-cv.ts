import { type Act, useAct } from '#ui/forms/use-act.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { makeCvDocument } from '../../cv-contract.ts';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import type { CreatedCvDocument } from '../../cv-fields.ts';

/**
 * Makes a PDF of the saved CV, also in the place of an earlier one (its id). `onMade` is awaited before success is said;
 * every failure is said in a toast.
 */
export function useMakeCv(
  onMade: (made: CreatedCvDocument) => Promise<void> | void,
): Act<[form: CvDocumentForm, replace?: string | undefined]> {
  const t = useTexts();
  const api = useApi();
  return useAct(
    async (form: CvDocumentForm, replace?: string) => {
      const body = replace === undefined ? { form } : { form, replace };
      const { data } = await api.call(makeCvDocument, { body });
      await onMade(data);
    },
    { toast: true, done: t('candidates.documents.make.done') },
  );
}
