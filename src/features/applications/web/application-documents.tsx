import { useState } from 'react';
import { getFileLink } from '#features/files/contract.ts';
import type { FileView } from '#features/files/fields.ts';
import { formatFileSize } from '#shared/file-size.ts';
import { FileRow } from '#ui/file-row.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconEye } from '#ui/light/icons.tsx';
import { FilePreview, hasPreview } from '#ui/preview/file-preview.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** One document. Each opening requests an address that is valid for a minute. */
function DocumentRow({ document: { id, name, size, type } }: { document: FileView }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const { run: withLink } = useAct(
    async (use: (url: string) => void) => use((await api.call(getFileLink, { params: { id } })).data.url),
    { toast: t('applications.employer.documentFailed') },
  );

  const [shown, setShown] = useState<string | null>(null);

  const open = async (): Promise<void> => {
    // Opened at once, because browsers block windows that come later than the click.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    const opened = await withLink((url) => (tab ?? window).location.assign(url));
    if (!opened) tab?.close();
  };

  return (
    <>
      <FileRow
        name={name}
        note={formatFileSize(size, language)}
        actions={
          <span className="row g4">
            {hasPreview(type) ? (
              <IconButton
                size="sm"
                label={t('applications.employer.view', { name })}
                icon={<IconEye />}
                onClick={() => void withLink(setShown)}
              />
            ) : null}
            <IconButton
              size="sm"
              label={t('applications.employer.download', { name })}
              icon={<IconDownload />}
              onClick={() => void withLink((url) => saveFile(url, name))}
            />
          </span>
        }
      />
      <FilePreview
        file={shown === null ? null : { name, type, url: shown }}
        onClose={() => setShown(null)}
        onOpen={() => void open()}
        onDownload={() => void withLink((url) => saveFile(url, name))}
      />
    </>
  );
}

/** The documents of an application, to look at and to save. */
export function ApplicationDocuments({
  documents,
  none,
}: {
  documents: readonly FileView[];
  /** What is said where there are none. */
  none: string;
}) {
  if (documents.length === 0) return <p className="dim">{none}</p>;
  return (
    <div className="grid c2 apply-documents">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </div>
  );
}
