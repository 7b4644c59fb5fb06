import { useRef, useState } from 'react';
import { cleanNewName, longestNewName } from '#kit/file-name.ts';
import { Field } from '#ui/field.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { IconPhoto } from '#ui/icons/posting-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PickFiles } from '../pick-files.tsx';
import { joinPhotos, maxPhotos, PhotosProblem } from './join-photos.ts';
import { type ListedPhoto, PhotoList } from './photo-list.tsx';

let lastKey = 0;
const listed = (files: readonly File[]): ListedPhoto[] =>
  files.map((file) => {
    lastKey += 1;
    return { key: `photo-${lastKey}`, file };
  });

interface JoinPhotosModalProps {
  /** Initial photos. */
  files: readonly File[];
  onClose: () => void;
  /** Called with the PDF; the modal closes. */
  onJoined: (pdf: File) => void;
}

/** Modal for ordering photos and joining them into one PDF in the browser. Nothing is uploaded before that. */
export function JoinPhotosModal({ files, onClose, onJoined }: JoinPhotosModalProps) {
  const t = useTexts();
  const [photos, setPhotos] = useState(() => listed(files.slice(0, maxPhotos)));
  const [name, setName] = useState(() => t('candidates.documents.photos.defaultName'));
  const nameInput = useRef<HTMLInputElement>(null);
  const full = photos.length >= maxPhotos;

  const { run, busy, problem } = useAct(
    async () => {
      const title = cleanNewName(name).slice(0, longestNewName).trim();
      const pdf = await joinPhotos(
        photos.map(({ file }) => file),
        title || t('candidates.documents.photos.defaultName'),
      );
      onJoined(pdf);
    },
    {
      explain: (error, usual) =>
        error instanceof PhotosProblem
          ? t(`candidates.documents.photos.problems.${error.code}`, { name: error.file })
          : usual(),
    },
  );
  const move = (from: number, to: number): void =>
    setPhotos((before) => {
      const next = before.filter((_, place) => place !== from);
      next.splice(to, 0, before[from] as ListedPhoto);
      return next;
    });
  const remove = (place: number): void => {
    setPhotos((before) => before.filter((_, at) => at !== place));
    nameInput.current?.focus();
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={t('candidates.documents.photos.join')}
      subtitle={t('candidates.documents.photos.lead')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy !== null}
            loadingText={t('candidates.documents.photos.joining')}
            disabledReason={photos.length === 0 ? t('candidates.documents.photos.none') : undefined}
            onClick={() => void run()}
          >
            {t('candidates.documents.photos.make')}
          </Button>
        </>
      }
    >
      <div className="stack g16">
        {problem ? (
          <Note tone="error" role="alert">
            {problem}
          </Note>
        ) : null}
        <Field label={t('candidates.documents.photos.name')}>
          <TextInput
            ref={nameInput}
            value={name}
            maxLength={longestNewName}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <PhotoList photos={photos} onMove={move} onRemove={remove} />
        {full ? (
          <p className="sm dim">{t('candidates.documents.photos.full', { max: maxPhotos })}</p>
        ) : (
          <PickFiles photos onFiles={(more) => setPhotos((before) => [...before, ...listed(more)].slice(0, maxPhotos))}>
            <IconPhoto />
            {t('candidates.documents.photos.more')}
          </PickFiles>
        )}
      </div>
    </Modal>
  );
}
