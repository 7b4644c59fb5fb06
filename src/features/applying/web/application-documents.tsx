import type { FileView } from '#features/files/fields.ts';
import { formatFileSize } from '#kit/file-size.ts';
import { FileRow } from '#ui/file-row.tsx';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useDocumentLink } from './use-document-link.tsx';

function DocumentRow({ document }: { document: FileView }) {
  const t = useTexts();
  const language = useLanguage();
  const { name, size, held } = document;
  const { download, viewButton } = useDocumentLink(document);
  // The sender can still download a file while it is being scanned.
  if (held === 'infected') return <FileRow name={name} accent={false} note={t('files.held.infected')} />;
  return (
    <FileRow
      name={name}
      note={
        <>
          {formatFileSize(size, language)} {held ? <Badge tone="neutral">{t(`files.held.${held}`)}</Badge> : null}
        </>
      }
      actions={
        <div className="row g4">
          {viewButton}
          <IconButton
            size="sm"
            label={t('applications.employer.download', { name })}
            icon={<IconDownload />}
            onClick={download}
          />
        </div>
      }
    />
  );
}

/** The documents of an application, with viewing and downloading. */
export function ApplicationDocuments({
  documents,
  none,
}: {
  documents: readonly FileView[];
  /** Text shown when there are none. */
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
