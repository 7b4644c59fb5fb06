import { useRevalidator } from 'react-router';
import type { FileView } from '#features/files/fields.ts';
import { formatFileSize } from '#kit/file-size.ts';
import { FileRow } from '#ui/file-row.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconEye } from '#ui/light/icons.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { hasPreview } from '#ui/preview/file-preview.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { getApplicationArchive } from '../contract.ts';
import { useDocumentActs } from './use-document.ts';

interface DocumentProps {
  document: FileView;
  /** Whether it is shown beside the data now. */
  shown: boolean;
  onShow: () => void;
}

function Document({ document, shown, onShow }: DocumentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { name, size, type, held } = document;
  const { download } = useDocumentActs(document);
  const shows = hasPreview(type);
  if (held) return <FileRow name={name} accent={false} note={t(`files.held.${held}`)} />;
  return (
    <FileRow
      name={name}
      note={
        <>
          {formatFileSize(size, language)}
          {shows ? null : <span className="document-word">{t('applications.reviewing.one.documents.word')}</span>}
        </>
      }
      actions={
        <span className="row g4 document-acts">
          {shows ? (
            <IconButton
              size="sm"
              label={t('applications.employer.view', { name })}
              icon={<IconEye />}
              pressed={shown}
              onClick={onShow}
            />
          ) : null}
          <IconButton
            size="sm"
            label={t('applications.employer.download', { name })}
            icon={<IconDownload />}
            onClick={download}
          />
        </span>
      }
    />
  );
}

/** Downloads the whole application as one archive (rules.md#application-archive). */
export function DownloadAll({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const { run, busy } = useAct(
    async () => {
      const { data } = await api.call(getApplicationArchive, { params: { id: applicationId } });
      // The server provides the name.
      saveFile(data.url, '');
    },
    { toast: t('applications.reviewing.one.documents.allFailed'), refresh: revalidate },
  );
  return (
    <TextButton className="no-print" aria-disabled={busy !== null || undefined} onClick={() => void run()}>
      <IconDownload />
      {t(busy ? 'applications.reviewing.one.documents.busy' : 'applications.reviewing.one.documents.all')}
    </TextButton>
  );
}

/** The documents of an application: to view beside the data, and to download. */
export function EmployerDocuments({
  applicationId,
  documents,
  shownId,
  onShow,
}: {
  applicationId: string;
  documents: readonly FileView[];
  shownId: string | null;
  onShow: (id: string) => void;
}) {
  const t = useTexts();
  return (
    <Card as="section" className="stack g12">
      <div className="row between flex-wrap">
        <h2 className="h3">{t('applications.reviewing.one.documents.title')}</h2>
        <DownloadAll applicationId={applicationId} />
      </div>
      {documents.length === 0 ? (
        <p className="dim">{t('applications.employer.noDocuments')}</p>
      ) : (
        <div className="application-documents">
          {documents.map((document) => (
            <Document
              key={document.id}
              document={document}
              shown={document.id === shownId}
              onShow={() => onShow(document.id)}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
