import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemOf } from '#kit/client-errors.ts';
import { formatFileSize } from '#kit/file-size.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ActModal, type AskedAct } from '#ui/forms/act-modal.tsx';
import { IconRefresh } from '#ui/icons/account-icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { FilePreview } from '#ui/preview/file-preview.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { CandidateDocument } from '../fields.ts';
import { deletion, renaming } from './asked-document-acts.ts';
import { DocumentRow } from './document-row.tsx';
import { DocumentUploads } from './document-uploads.tsx';
import { MakeCv, RenewCv } from './make-cv.tsx';
import { useDocumentActs } from './use-document-acts.ts';
import { useDocumentUploads } from './use-document-uploads.ts';
import './documents.css';

/** Documents that a candidate can send with applications: generated CVs and their own files. */
export function DocumentsPage({ documents }: { documents: readonly CandidateDocument[] }) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const { revalidate: refresh } = useRevalidator();
  const uploads = useDocumentUploads(refresh);
  const acts = useDocumentActs(refresh);
  const [asked, setAsked] = useState<AskedAct | null>(null);

  const ask = (act: AskedAct): void =>
    setAsked({
      ...act,
      perform: async (text) => {
        try {
          await act.perform(text);
        } catch (error) {
          // Deleted elsewhere: the modal shows the error, and the list behind it is reloaded.
          if (problemOf(error)?.status === 404) void refresh();
          throw error;
        }
      },
    });
  const rowOf = (document: CandidateDocument) => (
    <DocumentRow
      key={document.id}
      document={document}
      acts={acts}
      onRename={() => ask(renaming(api, t, document))}
      onDelete={() => ask(deletion(api, t, document))}
    />
  );

  const made = documents.filter(({ cvForm }) => cvForm !== null);
  const files = documents.filter(({ cvForm }) => cvForm === null);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const total = { count: files.length, size: formatFileSize(size, language) };
  return (
    <>
      <section className="stack g12">
        <h2 className="h3">{t('candidates.documents.made')}</h2>
        {made.map((document) => (
          <div key={document.id} className="stack g8">
            {rowOf(document)}
            {document.outdated ? (
              <Note tone="warn" icon={<IconRefresh />}>
                {t('candidates.documents.outdated')} <RenewCv document={document} refresh={refresh} />
              </Note>
            ) : null}
          </div>
        ))}
        <MakeCv refresh={refresh} />
      </section>
      {documents.length === 0 && uploads.pending.length === 0 ? (
        <EmptyState sign="document" title={t('candidates.documents.empty.title')}>
          {t('candidates.documents.empty.text')}
        </EmptyState>
      ) : null}
      <section className="stack g12">
        <div className="row between flex-wrap g8">
          <h2 className="h3">{t('candidates.documents.files')}</h2>
          {files.length > 0 ? <span className="sm dim">{t('candidates.documents.total', total)}</span> : null}
        </div>
        {files.map(rowOf)}
        <DocumentUploads uploads={uploads} saved={documents.length} />
      </section>
      <FilePreview
        file={acts.shown && { ...acts.shown.document, url: acts.shown.url }}
        onClose={acts.closeShown}
        onOpen={() => acts.shown && void acts.open(acts.shown.document)}
        onDownload={() => acts.shown && void acts.download(acts.shown.document)}
      />
      <ActModal act={asked} onClose={() => setAsked(null)} refresh={refresh} />
    </>
  );
}
