import { useAct } from '#ui/forms/use-act.ts';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { archiveApplications } from '../contract.ts';
import type { ChosenApplications } from '../received/web/selected-applications.ts';
import { BarButton } from './bar-button.tsx';

/** Downloads the selected applications as one archive; refuses more than the server packs, stating the limit. */
export function ArchiveButton({ postingId, selection, count }: ChosenApplications) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { run, busy } = useAct(
    async () => {
      const { data } = await api.call(archiveApplications, {
        params: { id: String(postingId) },
        body: selection,
      });
      saveFile(data.url, '');
      if (data.leftOut === 0) return;
      toast.show({
        tone: 'ok',
        title: t('applications.reviewing.one.archive.begun'),
        text: t('applications.reviewing.one.archive.leftOut', { count: data.leftOut }),
      });
    },
    { toast: t('applications.reviewing.one.archive.failed') },
  );
  const label = t(`applications.reviewing.one.archive.${busy === null ? 'act' : 'busy'}`, { count });
  return (
    <BarButton
      label={label}
      short={t('applications.reviewing.selection.archiveShort')}
      icon={<IconDownload />}
      aria-busy={busy !== null || undefined}
      onClick={() => void run()}
    />
  );
}
