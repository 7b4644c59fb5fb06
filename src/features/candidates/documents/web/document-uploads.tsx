import { useState } from 'react';
import { acceptOf, allowedTypes, fileEnding, maxDocuments } from '#features/files/file-rules.ts';
import { FieldGroup } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { keepFocus } from '#ui/focus-main.ts';
import type { PendingUpload } from '#ui/forms/use-upload.ts';
import { IconPhoto } from '#ui/icons/posting-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconClose } from '#ui/light/icons.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import './documents.css';
import { PhotosOffer } from './photos/photos-offer.tsx';
import { PickFiles } from './pick-files.tsx';
import type { DocumentUploads as Uploads } from './use-document-uploads.ts';

const photoEndings = new Set(Object.values(allowedTypes.photo).flat());
const isPhoto = ({ name }: File): boolean => photoEndings.has(fileEnding(name));

/** A pending upload, or the reason why it failed with actions to resolve it. */
function UploadRow({ upload, uploads }: { upload: PendingUpload; uploads: Uploads }) {
  const t = useTexts();
  const { key, file, progress, error, hopeless } = upload;
  const { name } = file;
  const drop = (): void => {
    uploads.drop(key);
    keepFocus();
  };
  const takeAnother = (files: File[]): void => {
    drop();
    uploads.add(files);
  };
  if (error === null) {
    return (
      <FileRow
        name={name}
        accent={false}
        progress={progress}
        progressNote={t('candidates.documents.upload.sending', { percent: Math.round(progress) })}
        actions={
          <IconButton
            size="sm"
            label={t('candidates.documents.upload.stop', { name })}
            icon={<IconClose />}
            onClick={drop}
          />
        }
      />
    );
  }
  return (
    <FileRow
      name={name}
      accent={false}
      error={error}
      actions={
        <span className="row g4 document-failed">
          {hopeless ? (
            <PickFiles size="sm" onFiles={takeAnother}>
              {t('candidates.documents.upload.another')}
            </PickFiles>
          ) : (
            <Button size="sm" onClick={() => uploads.retry(key)}>
              {t('candidates.documents.upload.again')}
            </Button>
          )}
          <IconButton
            size="sm"
            label={t('candidates.documents.upload.dismiss', { name })}
            icon={<IconClose />}
            onClick={drop}
          />
        </span>
      }
    />
  );
}

/** Pending uploads, and the drop area for more. `saved`: number of existing documents. */
export function DocumentUploads({ uploads, saved }: { uploads: Uploads; saved: number }) {
  const t = useTexts();
  const { pending, news } = uploads;
  /** Photos that may form one document; the user is asked before they are uploaded. */
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const add = (files: File[]): void => {
    const [chosen, others] = [files.filter(isPhoto), files.filter((file) => !isPhoto(file))];
    if (chosen.length > 1 || photos.length > 0) setPhotos((before) => [...before, ...chosen]);
    else others.push(...chosen);
    if (others.length > 0) uploads.add(others);
  };
  const coming = pending.filter(({ error }) => error === null).length;
  const full = saved + coming >= maxDocuments;
  return (
    <div className="stack g12">
      {pending.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploads={uploads} />
      ))}
      {photos.length > 0 ? (
        <PhotosOffer
          photos={photos}
          onAdd={(files) => {
            setPhotos([]);
            uploads.add(files);
          }}
          onDrop={() => setPhotos([])}
        />
      ) : null}
      {full ? null : (
        <div className="only-mobile">
          <PickFiles camera onFiles={add}>
            <IconPhoto />
            {t('candidates.documents.upload.photograph')}
          </PickFiles>
        </div>
      )}
      <FieldGroup label={<VisuallyHidden>{t('candidates.documents.upload.label')}</VisuallyHidden>}>
        <FileDrop
          name="documents"
          action={t('candidates.documents.upload.choose')}
          rest={t('candidates.documents.upload.orDrop')}
          note={
            full ? t('candidates.documents.upload.full', { max: maxDocuments }) : t('candidates.documents.upload.note')
          }
          accept={acceptOf('document')}
          multiple
          disabled={full}
          onFiles={add}
        />
      </FieldGroup>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}
