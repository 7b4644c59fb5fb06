import { useState } from 'react';
import { deleteFile, uploadFile } from '#features/files/contract.ts';
import { acceptOf, fileProblem } from '#features/files/file-rules.ts';
import { formatFileSize } from '#kit/file-size.ts';
import { FieldGroup } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { useUpload } from '#ui/forms/use-upload.ts';
import { IconPhoto } from '#ui/icons/posting-icons.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useApi } from '#ui/site/site-context.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';

const purposes = { image: 'postingImage', file: 'postingFile' } as const;

/** The picture or the file of a posting: one upload, with retry and removal. */
export function UploadField({ name, required = false }: { name: 'image' | 'file'; required?: boolean }) {
  const { form, t, language, errorAt } = useWizardForm();
  const api = useApi();
  const purpose = purposes[name];
  const value = form.watch(name);
  const [news, setNews] = useState('');
  const words = name === 'image' ? 'imageUpload' : 'fileUpload';

  const uploads = useUpload({
    refusalOf: (file) => fileProblem(purpose, file),
    send: (form, { signal }) => {
      form.set('purpose', purpose);
      return api.call(uploadFile, { body: { purpose } }, { form, signal });
    },
    onUploaded: ({ data }) => {
      form.setValue(name, { id: data.id, name: data.name, size: data.size }, { shouldDirty: true });
      form.clearErrors(name);
      setNews(t('postings.wizard.content.uploaded', { name: data.name }));
    },
    // The form gets the error, whatever step is open by then.
    onFailed: (message) => form.setError(name, { type: 'upload', message }),
    // The step may be left before the upload is complete.
    outlives: true,
  });
  const [pending] = uploads.pending;

  const remove = (): void => {
    if (!value) return;
    form.setValue(name, null, { shouldDirty: true });
    setNews(t('postings.wizard.content.removed', { name: value.name }));
    // An upload that cannot be deleted now is deleted by the server within a day.
    void api.call(deleteFile, { params: { id: value.id } }).catch(() => {});
  };

  const begin = (act: () => void): void => {
    form.clearErrors(name);
    act();
  };

  // The row of a failed upload shows the error itself.
  const error = pending?.error ? undefined : errorAt(name);
  const note = t(`postings.wizard.content.${words}.note`);
  return (
    <FieldGroup
      label={t(`postings.fields.${name}`)}
      optional={!required}
      error={error}
      hint={value || pending ? note : undefined}
    >
      {value ? <FileRow name={value.name} note={formatFileSize(value.size, language)} onRemove={remove} /> : null}
      {pending ? (
        <FileRow
          name={pending.file.name}
          note={pending.error === null ? t('postings.wizard.content.uploading') : undefined}
          error={
            pending.error === null ? null : (
              <span>
                {pending.error}{' '}
                {pending.hopeless ? null : (
                  <TextButton onClick={() => begin(() => uploads.retry(pending.key))}>
                    {t('postings.wizard.content.uploadAgain')}
                  </TextButton>
                )}
              </span>
            )
          }
          onRemove={() => begin(() => uploads.drop(pending.key))}
        />
      ) : null}
      {value || (pending && pending.error === null) ? null : (
        <FileDrop
          compact
          name={name}
          action={t(`postings.wizard.content.${words}.choose`)}
          note={pending ? undefined : note}
          icon={name === 'image' ? <IconPhoto /> : undefined}
          accept={acceptOf(purpose)}
          onFiles={([file]) => file && begin(() => uploads.replace(file))}
        />
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </FieldGroup>
  );
}
