import { Field } from '#ui/field.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type CvDocumentForm, cvDocumentForms } from '../../cv-document-forms.ts';

/** Select field for the form of a CV document. */
export function CvFormField({ value, onChange }: { value: CvDocumentForm; onChange: (form: CvDocumentForm) => void }) {
  const t = useTexts();
  return (
    <Field label={t('candidates.documents.make.form')} className="grow">
      <NativeSelect
        value={value}
        options={cvDocumentForms.map((one) => ({
          value: one,
          label: t(`candidates.documents.make.forms.${one}`),
        }))}
        onChange={(event) => onChange(event.currentTarget.value as CvDocumentForm)}
      />
    </Field>
  );
}
