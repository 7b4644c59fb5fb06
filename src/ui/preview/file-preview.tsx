import { useState } from 'react';
import { IconDownload, IconExternalLink } from '../icons/posting-icons.tsx';
import { Button } from '../light/button.tsx';
import { Note } from '../light/note.tsx';
import { Modal } from '../modal.tsx';
import { useTexts } from '../site/site-context.tsx';
import { PdfPages } from './pdf-pages.tsx';
import './file-preview.css';

const shownTypes = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** Whether a file of this media type can be shown in the page; others are downloaded. */
export const hasPreview = (mediaType: string): boolean => shownTypes.has(mediaType);

/** A file and an address from which it can be loaded now. */
export interface PreviewedFile {
  name: string;
  /** Media type. */
  type: string;
  url: string;
}

interface FilePreviewProps {
  /** Null while none is shown. */
  file: PreviewedFile | null;
  onClose: () => void;
  /** Opens it in a tab of its own, in the browser's viewer. */
  onOpen: () => void;
  onDownload: () => void;
}

/** The content of a file, without a window; nothing in the file is executed (ADR 43). Use the address as its key. */
export function FileContent({ file: { name, type, url } }: { file: PreviewedFile }) {
  const t = useTexts();
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <Note tone="error" role="alert">
        {t('ui.preview.failed')}
      </Note>
    );
  }
  if (type !== 'application/pdf') {
    return <img className="preview-picture" src={url} alt={name} onError={() => setFailed(true)} />;
  }
  return <PdfPages url={url} name={name} onFail={() => setFailed(true)} />;
}

/** A picture or a PDF in a window above the page; nothing in the file is executed (ADR 43). */
export function FilePreview({ file, onClose, onOpen, onDownload }: FilePreviewProps) {
  const t = useTexts();
  return (
    <Modal
      open={file !== null}
      onClose={onClose}
      size="lg"
      title={file?.name ?? ''}
      footer={
        <>
          <Button variant="quiet" onClick={onOpen}>
            <IconExternalLink />
            {t('ui.preview.open')}
          </Button>
          <Button onClick={onDownload}>
            <IconDownload />
            {t('ui.preview.download')}
          </Button>
        </>
      }
    >
      {file ? <FileContent key={file.url} file={file} /> : null}
    </Modal>
  );
}
