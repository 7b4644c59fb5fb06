import { useState } from 'react';
import { keepFocus } from '#ui/focus-main.ts';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useTexts } from '#ui/site/site-context.tsx';

const loadModal = async () => (await import('./join-photos-modal.tsx')).JoinPhotosModal;

interface PhotosOfferProps {
  photos: readonly File[];
  /** Called with the files to upload: the separate photos, or one PDF of them. */
  onAdd: (files: File[]) => void;
  /** Discards the photos. */
  onDrop: () => void;
}

/** Asks whether several chosen photos are one document or separate ones. */
export function PhotosOffer({ photos, onAdd, onDrop }: PhotosOfferProps) {
  const t = useTexts();
  const [joining, setJoining] = useState(false);
  const { Part: JoinPhotosModal, loading, ask } = useOnDemand(loadModal);
  const add = (files: File[]): void => {
    onAdd(files);
    keepFocus();
  };
  return (
    <>
      <Note tone="info" role="status">
        <p>{t('candidates.documents.photos.chosen', { count: photos.length })}</p>
        <div className="row g8 flex-wrap mt12">
          <Button
            size="sm"
            variant="primary"
            aria-haspopup="dialog"
            loading={loading}
            onClick={() => void ask().then(setJoining)}
          >
            {t('candidates.documents.photos.join')}
          </Button>
          <Button size="sm" onClick={() => add([...photos])}>
            {t('candidates.documents.photos.apart')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              onDrop();
              keepFocus();
            }}
          >
            {t('common.cancel')}
          </Button>
        </div>
      </Note>
      {joining && JoinPhotosModal ? (
        <JoinPhotosModal
          files={photos}
          onClose={() => setJoining(false)}
          onJoined={(pdf) => {
            setJoining(false);
            add([pdf]);
          }}
        />
      ) : null}
    </>
  );
}
