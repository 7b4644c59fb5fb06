import { useRevalidator } from 'react-router';
import type { ApplicationStatus } from '#features/applying/application-type.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { sortApplications } from '../contract.ts';
import type { SortedSelection } from '../fields.ts';
import type { ApplicationSelection } from '../received/fields.ts';

/** Sorts a selection at once. The toast offers undoing it, for those that nobody has changed since. */
export function useSortSelection(postingId: number, onSorted: (to: ApplicationStatus) => void) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const params = { id: String(postingId) };
  const failed = { toast: t('applications.employer.sortFailed') };

  const { run: undo } = useAct(async (before: SortedSelection['before'], from: ApplicationStatus) => {
    for (const { status, applicationIds } of before)
      await api.call(sortApplications, { params, body: { applicationIds, to: status, from } });
    toast.show({ tone: 'ok', title: t('applications.reviewing.sorted.undone') });
    await revalidate();
  }, failed);

  return useAct(async (selection: ApplicationSelection, to: ApplicationStatus) => {
    const { data } = await api.call(sortApplications, { params, body: { ...selection, to } });
    onSorted(to);
    if (data.count === 0) toast.show({ title: t('applications.reviewing.sorted.nothing') });
    else
      toast.show({
        tone: 'ok',
        title: t(`applications.reviewing.sorted.${to}`, { count: data.count }),
        action: {
          label: t('applications.reviewing.sorted.undo'),
          onClick: () => void undo(data.before, to),
        },
      });
    await revalidate();
  }, failed);
}
