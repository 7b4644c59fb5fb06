import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { formatFileSize } from '#kit/file-size.ts';
import { pageAddress } from '#kit/site-map.ts';
import { FieldGroup } from '#ui/field.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { TextLink } from '#ui/light/text-button.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { maxDocuments } from '../../../application-type.ts';
import type { ApplicationForm } from '../../../own/fields.ts';
import { useDocumentLink } from '../../../web/use-document-link.tsx';
import { ApplicationTypeField } from '../application-type-field.tsx';
import type { OfferedDocument } from './use-account.ts';

interface DocumentsStepProps {
  documents: readonly OfferedDocument[];
  uploads: ReactNode;
}

interface DocumentChoiceProps {
  document: OfferedDocument;
  on: boolean;
  disabled: boolean;
  onChange: () => void;
}

/** A selectable document, with a button that shows it. */
function DocumentChoice({ document, on, disabled, onChange }: DocumentChoiceProps) {
  const t = useTexts();
  const language = useLanguage();
  const { fileId, name, size, type, generated } = document;
  const { viewButton } = useDocumentLink({ id: fileId, name, type });
  return (
    <div className="row g8">
      <RadioCard
        multiple
        className="grow"
        name="documents"
        checked={on}
        disabled={disabled}
        title={name}
        onChange={onChange}
      >
        {generated ? t('applications.apply.generated') : formatFileSize(size, language)}
      </RadioCard>
      {viewButton}
    </div>
  );
}

/** The application type and the documents to send; a letter-only application needs none. */
export function DocumentsStep({ documents, uploads }: DocumentsStepProps) {
  const t = useTexts();
  const type = useWatch<ApplicationForm, 'applicationType'>({ name: 'applicationType' });
  const { field, formState } = useController<ApplicationForm, 'documents'>({ name: 'documents' });
  const chosen = field.value ?? [];
  const full = chosen.length >= maxDocuments;
  return (
    <div className="stack g24">
      <ApplicationTypeField label={t('applications.apply.what')} gap="g12" />
      {type === 'letter' ? (
        <p className="dim">{t('applications.apply.letterAlone')}</p>
      ) : (
        <>
          <FieldGroup
            label={t('applications.apply.documents')}
            hint={t('applications.apply.documentsHint', { max: maxDocuments })}
            error={errorOf(formState.errors, 'documents')}
          >
            <div className="stack g12">
              {documents.length === 0 ? <p className="dim">{t('applications.apply.noDocuments')}</p> : null}
              {documents.map((document) => {
                const on = chosen.includes(document.id);
                return (
                  <DocumentChoice
                    key={document.id}
                    document={document}
                    on={on}
                    disabled={full && !on}
                    onChange={() =>
                      field.onChange(on ? chosen.filter((other) => other !== document.id) : [...chosen, document.id])
                    }
                  />
                );
              })}
            </div>
          </FieldGroup>
          <div className="row g16 flex-wrap">
            <TextLink href={pageAddress('cv')}>{t('applications.apply.toCv')}</TextLink>
            <TextLink href={pageAddress('documents')}>{t('applications.apply.toDocuments')}</TextLink>
          </div>
          {uploads}
        </>
      )}
    </div>
  );
}
