import { useRevalidator } from 'react-router';
import { useAct } from '#ui/forms/use-act.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { undoResult, undoResults } from '../contract.ts';

/** A pending decision about a posting, or the pending result of one application. */
export type Pending = { postingId: number; decisionId: string } | { applicationId: string };

/** Undoes what is pending. */
export function useUndo() {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return useAct(
    async (which: Pending) => {
      const { data } =
        'decisionId' in which
          ? await api.call(undoResults, { params: { id: String(which.postingId) }, body: { id: which.decisionId } })
          : await api.call(undoResult, { params: { id: which.applicationId } });
      const { count } = data;
      const title = t(`applications.sendingResults.${count > 0 ? 'undone' : 'undoneNone'}`, { count });
      toast.show({ tone: count > 0 ? 'ok' : 'info', title });
      await revalidate();
    },
    { toast: true },
  );
}
