import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { Translate } from '#kit/i18n/translator.ts';
import { reasonLimit } from '#kit/reason-limit.ts';
import { textOfHtml } from '#kit/rich-text.ts';
import { Field } from '#ui/field.tsx';
import { DoubtedInput } from '#ui/forms/doubted-input.tsx';
import { LongField, TextField, TickField } from '#ui/forms/named-fields.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { Prose } from '#ui/prose.tsx';
import type { ComparedField } from '#ui/records/newer-version.tsx';
import { RecordFoot, RecordForm } from '#ui/records/record-form.tsx';
import { useRecord } from '#ui/records/use-record.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { profileLimits } from '../../profile/profile-limits.ts';
import { editedFields } from '../company-states.ts';
import { saveCompany } from '../contract.ts';
import type { CompanyInput, CompanyView, CompanyForm as FormValues } from '../fields.ts';

const schema = async () => (await import('../fields.ts')).companyInput;
const loadEditor = async () => (await import('#ui/rich/rich-text-editor.tsx')).default;

/** Form values of a company. */
export const toForm = (company: CompanyView): FormValues => ({
  version: company.version,
  company: company.company,
  pib: company.pib ?? '',
  registrationNumber: company.registrationNumber ?? '',
  registrationNumberConfirmed: company.registrationNumberConfirmed,
  phone: company.phone,
  website: company.website ?? '',
  location: company.location,
  postal: company.postal,
  address: company.address,
  companyEmail: company.companyEmail,
  shortDescription: company.shortDescription,
  about: company.about,
  keepLogo: company.logo !== null,
  reason: '',
});

/** Plain text fields, except the name and the numbers. */
const textFields = ['phone', 'website', 'companyEmail', 'address', 'postal', 'location'] as const;

/** Fields that are compared between two versions of a company. */
const comparedFields = (t: Translate): ComparedField<FormValues>[] =>
  editedFields.map((field) => ({
    label: t(`employers.profile.fields.${field}`),
    of: (values) => (field === 'logo' ? values.keepLogo : textOfHtml(values[field] ?? '')),
  }));

/** The long text; read-only until the editor has loaded. */
function About() {
  const t = useTexts();
  const { field, fieldState } = useController({ name: 'about' });
  const { Part, ask } = useOnDemand(loadEditor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => void ask(), []);
  return (
    <Field optional label={t('employers.profile.fields.about')} error={fieldState.error?.message}>
      {Part ? (
        <Part
          name="about"
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          limit={profileLimits.about}
        />
      ) : (
        <Prose html={field.value ?? ''} />
      )}
    </Field>
  );
}

function Inputs({ company }: { company: CompanyView }) {
  const t = useTexts();
  return (
    <div className="grid c2 g16">
      <TextField name="company" label={t('employers.profile.fields.company')} autoComplete="off" />
      <TextField name="pib" label={t('employers.profile.fields.pib')} inputMode="numeric" autoComplete="off" />
      <DoubtedInput
        name="registrationNumber"
        label={t('employers.profile.fields.registrationNumber')}
        confirmLabel={t('employers.profile.registrationNumberConfirmed')}
        confirmedBefore={company.registrationNumberConfirmed}
      />
      {textFields.map((name) => (
        <TextField key={name} name={name} label={t(`employers.profile.fields.${name}`)} autoComplete="off" />
      ))}
      <TextField
        name="shortDescription"
        optional
        label={t('employers.profile.fields.shortDescription')}
        autoComplete="off"
      />
    </div>
  );
}

/** Form for the company data that an administrator can change, with the reason. */
export function CompanyForm({ company }: { company: CompanyView }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const record = useRecord<CompanyView, FormValues, CompanyInput>({
    schema,
    of: company,
    toForm,
    save: async (body) => (await api.call(saveCompany, { params: { id: String(company.id) }, body })).data,
    compared: comparedFields(t),
    done: t('administration.companies.edit.saved'),
    onSaved: revalidate,
  });
  return (
    <RecordForm name="company" record={record} className="stack g16">
      <h3 className="h4">{t('administration.companies.edit.title')}</h3>
      <Inputs company={company} />
      <About />
      {company.logo ? <TickField name="keepLogo" label={t('administration.companies.edit.keepLogo')} /> : null}
      <LongField
        name="reason"
        label={t('administration.companies.edit.reason')}
        hint={t('administration.acts.reasonHint')}
        limit={reasonLimit}
        rows={2}
      />
      <RecordFoot record={record}>{t('administration.companies.edit.submit')}</RecordFoot>
    </RecordForm>
  );
}
