import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { DoubtedInput } from '#ui/forms/doubted-input.tsx';
import { TextField } from '#ui/forms/named-fields.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import type { RegisterEmployerForm, RegisterEmployerInput } from '../fields.ts';
import { TownInput } from './town-input.tsx';

export type EmployerForm = UseFormReturn<RegisterEmployerForm, unknown, RegisterEmployerInput>;

/** Fields for registering a company. */
export function CompanyInputs({ form }: { form: EmployerForm }) {
  const t = useTexts();
  const { errors } = form.formState;
  /** The postal code filled in from a town; selecting another town replaces it. */
  const suggested = useRef('');
  return (
    <fieldset className="stack g16 auth-part">
      <legend>{t('accounts.registration.employer.companyPart')}</legend>
      <TextField name="company" label={t('accounts.registration.employer.company')} autoComplete="organization" />
      <div className="grid c2 g16">
        <TextField name="pib" label={t('accounts.registration.employer.pib')} inputMode="numeric" autoComplete="off" />
        <DoubtedInput
          name="registrationNumber"
          label={t('accounts.registration.employer.registrationNumber')}
          confirmLabel={t('accounts.registration.employer.registrationNumberConfirmed')}
        />
        <TextField
          name="phone"
          label={t('accounts.registration.employer.phone')}
          type="tel"
          autoComplete="tel"
          placeholder={t('accounts.registration.employer.phonePlaceholder')}
        />
        <TextField
          name="website"
          optional
          label={t('accounts.registration.employer.website')}
          type="url"
          autoComplete="url"
          placeholder={t('accounts.registration.employer.websitePlaceholder')}
        />
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
        <TextField
          name="postal"
          label={t('accounts.registration.employer.postal')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
      <TextField
        name="address"
        label={t('accounts.registration.employer.address')}
        autoComplete="address-line1"
        placeholder={t('accounts.registration.employer.addressPlaceholder')}
      />
    </fieldset>
  );
}
