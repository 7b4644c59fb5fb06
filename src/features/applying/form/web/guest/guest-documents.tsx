import { useFormContext } from 'react-hook-form';
import { acceptOf } from '#features/files/file-rules.ts';
import { formatFileSize } from '#kit/file-size.ts';
import { FieldGroup } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { TextButton } from '#ui/light/text-button.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { maxDocuments } from '../../../application-type.ts';
import type { GuestDocuments as Documents } from './use-guest-documents.ts';

/** Upload control for a guest's documents, with a list of those already added. */
export function GuestDocuments({ documents }: { documents: Documents }) {
  const t = useTexts();
  const { formState } = useFormContext();
  const language = useLanguage();
  const limit = { max: maxDocuments };
  return (
    <FieldGroup label={t('applications.guest.documents')} error={errorOf(formState.errors, 'documents')}>
      <div className="stack g8">
        {documents.uploaded.map((document) => (
          <FileRow
            key={document.fileId}
            name={document.name}
            note={formatFileSize(document.size, language)}
            onRemove={() => documents.remove(document)}
          />
        ))}
        {documents.pending.map(({ key, file, progress, error: problem, hopeless }) => (
          <FileRow
            key={key}
            name={file.name}
            progress={problem === null ? progress : undefined}
            error={
              problem === null ? null : (
                <span>
                  {problem}{' '}
                  {hopeless ? null : (
                    <TextButton onClick={() => documents.retry(key)}>{t('applications.guest.uploadAgain')}</TextButton>
                  )}
                </span>
              )
            }
            onRemove={() => documents.drop(key)}
          />
        ))}
        <FileDrop
          name="documents"
          action={t('applications.guest.choose')}
          rest={t('applications.guest.orDrop')}
          note={
            documents.full ? t('applications.guest.documentsFull', limit) : t('applications.guest.documentsNote', limit)
          }
          accept={acceptOf('document')}
          multiple
          disabled={documents.full}
          onFiles={documents.add}
        />
        <VisuallyHidden>
          <span role="status">{documents.news}</span>
        </VisuallyHidden>
      </div>
    </FieldGroup>
  );
}
