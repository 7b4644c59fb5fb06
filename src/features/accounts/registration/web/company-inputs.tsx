import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { DoubtedInput } from '#ui/forms/doubted-input.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { RegisterEmployerForm, RegisterEmployerInput } from '../fields.ts';
import { TownInput } from './town-input.tsx';

export type EmployerForm = UseFormReturn<RegisterEmployerForm, unknown, RegisterEmployerInput>;

/** The fields of a company's registration. */
export function CompanyInputs({ form }: { form: EmployerForm }) {
  const t = useTexts();
  const { errors } = form.formState;
  /** The postal code that came with a town: the next town brings another one. */
  const suggested = useRef('');
  return (
    <fieldset className="stack g16 auth-part">
      <legend>{t('accounts.registration.employer.companyPart')}</legend>
      <Field label={t('accounts.registration.employer.company')} error={errorOf(errors, 'company')}>
        <TextInput autoComplete="organization" {...form.register('company')} />
      </Field>
      <div className="grid c2 g16">
        <Field label={t('accounts.registration.employer.pib')} error={errorOf(errors, 'pib')}>
          <TextInput inputMode="numeric" autoComplete="off" {...form.register('pib')} />
        </Field>
        <DoubtedInput
          name="registrationNumber"
          label={t('accounts.registration.employer.registrationNumber')}
          confirmLabel={t('accounts.registration.employer.registrationNumberConfirmed')}
        />
        <Field label={t('accounts.registration.employer.phone')} error={errorOf(errors, 'phone')}>
          <TextInput
            type="tel"
            autoComplete="tel"
            placeholder={t('accounts.registration.employer.phonePlaceholder')}
            {...form.register('phone')}
          />
        </Field>
        <Field
          optional
          label={t('accounts.registration.employer.website')}
          error={errorOf(errors, 'website')}
        >
          <TextInput
            type="url"
            autoComplete="url"
            placeholder={t('accounts.registration.employer.websitePlaceholder')}
            {...form.register('website')}
          />
        </Field>
        <Field label={t('accounts.registration.employer.location')} error={errorOf(errors, 'location')}>
          <TownInput
            {...form.register('location')}
            onPostal={(postal) => {
              const current = form.getValues('postal');
              if (current && current !== suggested.current) return;
              suggested.current = postal;
              form.setValue('postal', postal, { shouldDirty: true });
            }}
          />
        </Field>
        <Field label={t('accounts.registration.employer.postal')} error={errorOf(errors, 'postal')}>
          <TextInput inputMode="numeric" autoComplete="postal-code" {...form.register('postal')} />
        </Field>
      </div>
      <Field label={t('accounts.registration.employer.address')} error={errorOf(errors, 'address')}>
        <TextInput
          autoComplete="address-line1"
          placeholder={t('accounts.registration.employer.addressPlaceholder')}
          {...form.register('address')}
        />
      </Field>
    </fieldset>
  );
}
