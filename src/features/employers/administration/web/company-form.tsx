import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { problemOf } from '#shared/client-errors.ts';
import { reasonLimit } from '#shared/reason-limit.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field } from '#ui/field.tsx';
import { DoubtedInput } from '#ui/forms/doubted-input.tsx';
import { Form } from '#ui/forms/form.tsx';
import { NewerNote } from '#ui/forms/newer-note.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { Prose } from '#ui/prose.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { profileLimits } from '../../profile/profile-limits.ts';
import { editedFields } from '../company-states.ts';
import { saveCompany } from '../contract.ts';
import type { CompanyInput, CompanyView, CompanyForm as FormValues } from '../fields.ts';

const loadSchema = async () => (await import('../fields.ts')).companyInput;
const loadEditor = async () => (await import('./company-about.tsx')).default;

const toForm = (company: CompanyView): FormValues => ({
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

/** Plain text fields, besides the numbers. */
const textFields = ['phone', 'website', 'companyEmail', 'address', 'postal', 'location'] as const;

type FormState = ReturnType<typeof useCompanyForm>['form'];

function useCompanyForm(company: CompanyView) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [newer, setNewer] = useState<CompanyView | null>(null);
  const form = useZodForm<FormValues, CompanyInput>({ schema: loadSchema, defaultValues: toForm(company) });

  const submission = useSubmit(
    form,
    async (body) => {
      setNewer(null);
      const { data } = await api.call(saveCompany, { params: { id: String(company.id) }, body });
      form.reset(toForm(data));
      toast.show({ tone: 'ok', title: t('administration.companies.edit.saved') });
      await revalidate();
    },
    (error, usual) => {
      const current = problemOf(error)?.current;
      if (!current) return usual();
      setNewer(current as CompanyView);
      return null;
    },
  );

  return {
    form,
    submission,
    newer,
    show: (view: CompanyView) => {
      setNewer(null);
      form.reset({ ...toForm(view), reason: form.getValues('reason') });
    },
    keep: (view: CompanyView) => {
      form.setValue('version', view.version);
      void submission.submit();
    },
  };
}

/** Which fields two states of the form do not share, by their names. */
function useDifferences(form: FormState, newer: CompanyView | null): string[] {
  const t = useTexts();
  if (!newer) return [];
  const mine = form.getValues();
  const saved = toForm(newer);
  return editedFields
    .filter((field) => {
      const key = field === 'logo' ? 'keepLogo' : field;
      return mine[key] !== saved[key];
    })
    .map((field) => t(`employers.profile.fields.${field}`));
}

/** The longer text; until the editor has come it can be read. */
function About({ form }: { form: FormState }) {
  const t = useTexts();
  const { field } = useController({ control: form.control, name: 'about' });
  const { Part, ask } = useOnDemand(loadEditor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => void ask(), []);
  return (
    <Field
      optional
      label={t('employers.profile.fields.about')}
      error={errorOf(form.formState.errors, 'about')}
    >
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

function Inputs({ form, company }: { form: FormState; company: CompanyView }) {
  const t = useTexts();
  const { errors } = form.formState;
  return (
    <div className="grid c2 g16">
      <Field label={t('employers.profile.fields.company')} error={errorOf(errors, 'company')}>
        <TextInput autoComplete="off" {...form.register('company')} />
      </Field>
      <Field label={t('employers.profile.fields.pib')} error={errorOf(errors, 'pib')}>
        <TextInput inputMode="numeric" autoComplete="off" {...form.register('pib')} />
      </Field>
      <DoubtedInput
        label={t('employers.profile.fields.registrationNumber')}
        confirmLabel={t('employers.profile.registrationNumberConfirmed')}
        confirmedBefore={company.registrationNumberConfirmed}
        error={errorOf(errors, 'registrationNumber')}
        doubtful={errors.registrationNumber?.type === 'registration-number-check'}
        number={(onChange) => form.register('registrationNumber', { onChange })}
        confirmation={(onChange) => form.register('registrationNumberConfirmed', { onChange })}
        unconfirm={() => form.setValue('registrationNumberConfirmed', false)}
        check={() => void form.trigger('registrationNumber')}
      />
      {textFields.map((name) => (
        <Field key={name} label={t(`employers.profile.fields.${name}`)} error={errorOf(errors, name)}>
          <TextInput autoComplete="off" {...form.register(name)} />
        </Field>
      ))}
      <Field
        optional
        label={t('employers.profile.fields.shortDescription')}
        error={errorOf(errors, 'shortDescription')}
      >
        <TextInput autoComplete="off" {...form.register('shortDescription')} />
      </Field>
    </div>
  );
}

/** All that an administrator can change of a company, with the reason for it. */
export function CompanyForm({ company }: { company: CompanyView }) {
  const t = useTexts();
  const { form, submission, newer, show, keep } = useCompanyForm(company);
  const { errors, isSubmitting } = form.formState;
  const differences = useDifferences(form, newer);
  return (
    <Form name="company" submission={submission} className="stack g16">
      <h3 className="admin-heading">{t('administration.companies.edit.title')}</h3>
      <Inputs form={form} company={company} />
      <About form={form} />
      {company.logo ? (
        <Checkbox label={t('administration.companies.edit.keepLogo')} {...form.register('keepLogo')} />
      ) : null}
      <Field
        label={t('administration.companies.edit.reason')}
        hint={t('administration.acts.reasonHint')}
        error={errorOf(errors, 'reason')}
      >
        <TextArea limit={reasonLimit} rows={2} {...form.register('reason')} />
      </Field>
      {newer ? (
        <NewerNote
          title={t('administration.companies.edit.newer')}
          differences={differences}
          onShow={() => show(newer)}
          onKeep={() => keep(newer)}
        />
      ) : null}
      <div className="row end">
        <Button type="submit" variant="primary" loading={isSubmitting} loadingText={t('ui.sending')}>
          {t('administration.companies.edit.submit')}
        </Button>
      </div>
    </Form>
  );
}
