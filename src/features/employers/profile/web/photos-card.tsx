import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { pictureUpload } from '#features/files/picture-upload.ts';
import { FieldGroup } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { TextField } from '#ui/forms/named-fields.tsx';
import { useUpload } from '#ui/forms/use-upload.ts';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import type { EmployerProfileForm } from '../fields.ts';
import { profileLimits } from '../profile-limits.ts';
import { OrderedRows } from './ordered-rows.tsx';
import { fieldId } from './profile-values.ts';

interface PhotosCardProps {
  /** URL of a photo, saved or uploaded. */
  urlOf: (file: string) => string | undefined;
  isSaved: (file: string) => boolean;
  onPicture: (id: string, url: string) => void;
}

/** „Fotografije”: photos are uploaded when they are chosen, and attached in their order when the profile is saved. */
export function PhotosCard({ urlOf, isSaved, onPicture }: PhotosCardProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { control, formState } = useFormContext<EmployerProfileForm>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'photos' });
  const { accept, refusalOf, send, discard } = pictureUpload(api, 'workplacePhoto');
  const heading = useRef<HTMLHeadingElement>(null);
  const uploads = useUpload({
    refusalOf,
    send,
    onUploaded: ({ data: { id } }, file) => {
      onPicture(id, URL.createObjectURL(file));
      append({ file: id, alt: '' }, { shouldFocus: false });
    },
  });
  const free = profileLimits.photos - fields.length - uploads.pending.length;
  const nameOf = (number: number): string => t('employers.profile.photos.photo', { number });
  return (
    <Card as="section" stack aria-labelledby={fieldId('photos')}>
      <h2 className="h3" id={fieldId('photos')} ref={heading} tabIndex={-1}>
        {t('employers.profile.fields.photos')}
      </h2>
      <p className="sm dim">{t('employers.profile.photos.text', { max: profileLimits.photos })}</p>
      <OrderedRows
        nameOf={nameOf}
        onMove={move}
        onRemove={(at) => {
          const { file = '' } = fields[at] ?? {};
          // An upload that cannot be deleted now is deleted by the server within a day.
          if (!isSaved(file)) discard(file).catch(() => {});
          remove(at);
          heading.current?.focus();
        }}
        rows={fields.map(({ id, file }, at) => ({
          key: id,
          fields: (
            <>
              <img className="profile-photo" src={urlOf(file)} alt="" />
              <TextField
                name={`photos.${at}.alt`}
                data-field={`photos.${at}.file`}
                label={t('employers.profile.photos.alt', { number: at + 1 })}
                error={errorOf(formState.errors, `photos.${at}.file`)}
                maxLength={profileLimits.photoAlt}
                autoComplete="off"
                fieldClass="grow"
              />
            </>
          ),
        }))}
      />
      {uploads.pending.map(({ key, file, progress, error, hopeless }) => (
        <FileRow
          key={key}
          name={file.name}
          accent={false}
          error={error}
          progress={error === null ? progress : undefined}
          actions={
            error === null || hopeless ? null : (
              <Button size="sm" onClick={() => uploads.retry(key)}>
                {t('ui.picture.again')}
              </Button>
            )
          }
          onRemove={() => uploads.drop(key)}
        />
      ))}
      <FieldGroup label={<VisuallyHidden>{t('employers.profile.photos.add')}</VisuallyHidden>}>
        <FileDrop
          compact
          multiple
          action={t('employers.profile.photos.add')}
          note={t(free > 0 ? 'employers.profile.photos.note' : 'employers.profile.photos.full', {
            max: profileLimits.photos,
          })}
          accept={accept}
          disabled={free <= 0}
          onFiles={(files) => {
            if (files.length > free)
              toast.show({ tone: 'error', title: t('employers.profile.photos.full', { max: profileLimits.photos }) });
            uploads.add(files.slice(0, free));
          }}
        />
      </FieldGroup>
    </Card>
  );
}
