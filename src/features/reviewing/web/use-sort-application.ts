import { useRevalidator } from 'react-router';
import type { ApplicationStatus } from '#features/applying/application-type.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { sortApplication } from '../contract.ts';
import type { SortingTarget } from './sortings.tsx';

/**
 * Sorts one application, or undoes that. When another member was faster, the last change wins and a toast shows the
 * previous status. `onSorted` is called before the page is reloaded.
 */
export function useSortApplication(onSorted?: (id: string, status: ApplicationStatus) => void) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return useAct(
    async (target: SortingTarget, { id, status }: { id: string; status: ApplicationStatus }) => {
      const to = status === target ? 'unsorted' : target;
      const { meta } = await api.call(sortApplication, { params: { id }, body: { status: to } });
      onSorted?.(id, to);
      if (meta.before !== status) {
        const words = {
          status: t(`applications.reviewing.statuses.${meta.before}`),
          now: t(`applications.reviewing.statuses.${to}`),
        };
        toast.show({
          title: t('applications.reviewing.sorted.elsewhere'),
          text: meta.by
            ? t('applications.reviewing.sorted.elsewhereBy', { ...words, name: meta.by })
            : t('applications.reviewing.sorted.elsewhereBefore', words),
        });
      }
      // The list already shows the new status; the next key must not wait for its counts.
      if (onSorted) void revalidate();
      else await revalidate();
    },
    { toast: t('applications.employer.sortFailed') },
  );
}
