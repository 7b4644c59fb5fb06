import { type Act, useAct } from '#ui/forms/use-act.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { makeCvDocument } from '../../cv-contract.ts';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import type { CreatedCvDocument } from '../../cv-fields.ts';

/**
 * Generates a PDF of the saved CV, optionally replacing an earlier one (its id). `onMade` is awaited before the success
 * message; failures are shown in a toast.
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
