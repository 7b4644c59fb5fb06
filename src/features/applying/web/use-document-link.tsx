import { type ReactNode, useState } from 'react';
import { getFileLink } from '#features/files/contract.ts';
import type { FileView } from '#features/files/fields.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconEye } from '#ui/light/icons.tsx';
import { FilePreview, hasPreview } from '#ui/preview/file-preview.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';

/**
 * A private document: a download function, and a button that shows it in the page (null for types that cannot be
 * shown).
 */
export function useDocumentLink({ id, name, type }: Pick<FileView, 'id' | 'name' | 'type'>): {
  download: () => void;
  viewButton: ReactNode;
} {
  const t = useTexts();
  const api = useApi();
  const [shown, setShown] = useState<string | null>(null);
  // Each opening requests a URL that is valid for a minute.
  const { run: withLink } = useAct(
    async (use: (url: string) => void) => use((await api.call(getFileLink, { params: { id } })).data.url),
    { toast: t('applications.employer.documentFailed') },
  );
  const download = (): void => void withLink((url) => saveFile(url, name));

  const open = async (): Promise<void> => {
    // Opened immediately, because browsers block windows that are opened later than the click.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    const opened = await withLink((url) => (tab ?? window).location.assign(url));
    if (!opened) tab?.close();
  };

  const viewButton = hasPreview(type) ? (
    <>
      <IconButton
        size="sm"
        label={t('applications.employer.view', { name })}
        icon={<IconEye />}
        onClick={() => void withLink(setShown)}
      />
      <FilePreview
        file={shown === null ? null : { name, type, url: shown }}
        onClose={() => setShown(null)}
        onOpen={() => void open()}
        onDownload={download}
      />
    </>
  ) : null;
  return { download, viewButton };
}
