import { useState } from 'react';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { DocumentActs, ShownPicture } from './use-document-acts.ts';

function Picture({ picture: { document, url } }: { picture: ShownPicture }) {
  const t = useTexts();
  const [failed, setFailed] = useState(false);
  if (failed) return <Note tone="error">{t('candidates.documents.failed.picture')}</Note>;
  return <img className="document-picture" src={url} alt={document.name} onError={() => setFailed(true)} />;
}

/** A picture among the documents, as large as there is room. */
export function PictureModal({ acts: { picture, closePicture, download } }: { acts: DocumentActs }) {
  const t = useTexts();
  return (
    <Modal
      open={picture !== null}
      onClose={closePicture}
      size="lg"
      title={picture?.document.name ?? ''}
      footer={
        picture ? (
          <Button onClick={() => void download(picture.document)}>
            <IconDownload />
            {t('candidates.documents.actions.download')}
          </Button>
        ) : null
      }
    >
      {picture ? <Picture key={picture.url} picture={picture} /> : null}
    </Modal>
  );
}
