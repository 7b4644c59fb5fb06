import { useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { deleteFile, uploadFile } from '#features/files/contract.ts';
import { acceptOf, fileProblem } from '#shared/file-rules.ts';
import { useUpload } from '#ui/forms/use-upload.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { IconUpload } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconAlertCircle } from '#ui/light/icons.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import type { GeneralForm } from '../step-fields.ts';
import { squarePicture } from './square-picture.ts';

const body = { purpose: 'photo' } as const;

interface PhotoFieldProps {
  form: UseFormReturn<GeneralForm, unknown, never>;
  userId: string;
  /** The photo that is saved. */
  saved: { id: string; url: string } | null;
}

/** The photo: cut to a square in the browser and uploaded; used when the step is saved. */
export function PhotoField({ form, userId, saved }: PhotoFieldProps) {
  const api = useApi();
  const t = useTexts();
  const { field } = useController({ control: form.control, name: 'photo' });
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [name, lastName] = form.watch(['name', 'lastName']);

  /** An upload that is not used any more; what cannot be deleted now is cleared away by the server within a day. */
  const forget = (id: string | null | undefined): void => {
    if (id && id !== saved?.id) void api.call(deleteFile, { params: { id } }).catch(() => {});
  };
  const uploads = useUpload({
    purpose: 'photo',
    send: (sent, { signal }) => {
      sent.set('purpose', body.purpose);
      return api.call(uploadFile, { body }, { form: sent, signal });
    },
    onUploaded: ({ data }, chosen) => {
      setPictures((known) => ({ ...known, [data.id]: URL.createObjectURL(chosen) }));
      forget(field.value);
      field.onChange(data.id);
      form.clearErrors('photo');
      setNews(t('candidates.photo.uploaded'));
    },
  });
  const [pending] = uploads.pending;
  const uploading = pending?.error === null;
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setNews('');
    // A file that is refused anyway is not decoded first.
    uploads.replace(fileProblem('photo', chosen.name, chosen.size) ? chosen : await squarePicture(chosen));
  };
  const error = pending?.error ?? errorOf(form.formState.errors, 'photo');
  const shown = field.value ? (saved?.id === field.value ? saved.url : pictures[field.value]) : undefined;
  return (
    <div className="row g16 top" data-field="photo">
      <Avatar id={userId} name={`${name} ${lastName}`} src={shown} size="xl" />
      <div className="stack g8 grow">
        <div className="row g8 flex-wrap">
          <Button
            ref={field.ref}
            size="sm"
            aria-describedby="cv-photo-note"
            loading={uploading}
            loadingText={t('candidates.photo.uploading')}
            onClick={() => input.current?.click()}
          >
            <IconUpload />
            {t(`candidates.photo.${field.value ? 'change' : 'add'}`)}
          </Button>
          {field.value && !uploading ? (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                forget(field.value);
                field.onChange(null);
                setNews(t('candidates.photo.removed'));
              }}
            >
              {t('candidates.photo.remove')}
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-hidden="true"
          accept={acceptOf('photo')}
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <span id="cv-photo-note" className="field">
          {error ? (
            <span className="error" role="alert">
              <IconAlertCircle />
              <span>{error}</span>
            </span>
          ) : null}
          <span className="hint">{t('candidates.photo.note')}</span>
        </span>
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}
