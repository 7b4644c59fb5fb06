import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FileView } from '#features/files/fields.ts';
import { IconDownload, IconExternalLink } from '#ui/icons/posting-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconClose } from '#ui/light/icons.tsx';
import { Note } from '#ui/light/note.tsx';
import { FileContent, FilePreview } from '#ui/preview/file-preview.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useDocumentActs, useDocumentAddress } from './use-document.ts';

/** The document from its temporary address, or a message while it loads or when that failed. */
function Shown({ document: { id, name, type } }: { document: FileView }) {
  const t = useTexts();
  const { url, problem, again } = useDocumentAddress(id);
  if (problem) {
    return (
      <Note tone="error">
        {problem}
        <span className="row mt8">
          <Button size="sm" onClick={again}>
            {t('applications.reviewing.one.documents.again')}
          </Button>
        </span>
      </Note>
    );
  }
  if (!url) {
    return (
      <p className="dim" role="status">
        {t('applications.reviewing.one.documents.loading')}
      </p>
    );
  }
  return <FileContent key={url} file={{ name, type, url }} />;
}

function PanelActs({ document }: { document: FileView }) {
  const t = useTexts();
  const { download, open } = useDocumentActs(document);
  return (
    <>
      <IconButton
        size="sm"
        label={t('applications.reviewing.one.documents.openTab')}
        icon={<IconExternalLink />}
        onClick={() => void open()}
      />
      <IconButton
        size="sm"
        label={t('applications.employer.download', { name: document.name })}
        icon={<IconDownload />}
        onClick={download}
      />
    </>
  );
}

/**
 * A document beside the application, on wide screens. Escape closes it; it takes the focus only when opened by hand.
 */
export function DocumentPanel({
  document,
  sorting,
  onClose,
}: {
  /** Null when the application has none. */
  document: FileView | null;
  /** The sorting buttons, where the column that contains them is below. */
  sorting: ReactNode;
  onClose: () => void;
}) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      id="application-document"
      className="card document-panel"
      aria-label={
        document
          ? t('applications.reviewing.one.documents.panel', { name: document.name })
          : t('applications.reviewing.one.documents.emptyPanel')
      }
      onKeyDown={onKeyDown}
    >
      <div className="row g4 document-panel-head">
        <h2 ref={heading} tabIndex={-1} className="grow document-panel-name">
          {document?.name ?? t('applications.reviewing.one.documents.title')}
        </h2>
        {document ? <PanelActs key={document.id} document={document} /> : null}
        <IconButton
          size="sm"
          label={t('applications.reviewing.one.documents.close')}
          icon={<IconClose />}
          onClick={onClose}
        />
      </div>
      {sorting ? <div className="document-panel-sorting">{sorting}</div> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div className="document-panel-body" tabIndex={0}>
        {document ? (
          <Shown key={document.id} document={document} />
        ) : (
          <p className="dim">{t('applications.reviewing.one.documents.nothing')}</p>
        )}
      </div>
    </section>
  );
}

/** The same in a window, on narrow screens. */
export function DocumentWindow({ document, onClose }: { document: FileView; onClose: () => void }) {
  const { url } = useDocumentAddress(document.id);
  const { download, open } = useDocumentActs(document);
  return (
    <FilePreview
      file={url === null ? null : { name: document.name, type: document.type, url }}
      onClose={onClose}
      onOpen={() => void open()}
      onDownload={download}
    />
  );
}
