import type { ReactNode } from 'react';
import { pageAddress } from '#shared/site-map.ts';
import { Field } from '#ui/field.tsx';
import { DoubtedInput } from '#ui/forms/doubted-input.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { Card } from '#ui/light/card.tsx';
import { Link } from '#ui/light/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { fieldId } from './profile-values.ts';
import type { ProfileFormState } from './use-profile-form.ts';

/** „Osnovni podaci”; the PIB and the sign-in address are shown but fixed. */
export function GeneralCard({ state, logo }: { state: ProfileFormState; logo: ReactNode }) {
  const t = useTexts();
  const { form, base } = state;
  const { errors } = form.formState;
  return (
    <Card as="section" stack>
      <h2 className="profile-heading">{t('employers.profile.general')}</h2>
      {logo}
      <div className="grid c2 g16">
        <Field
          id={fieldId('company')}
          label={t('employers.profile.fields.company')}
          error={errorOf(errors, 'company')}
        >
          <TextInput autoComplete="organization" {...form.register('company')} />
        </Field>
        <Field
          id={fieldId('website')}
          optional
          label={t('employers.profile.fields.website')}
          error={errorOf(errors, 'website')}
        >
          <TextInput
            type="url"
            autoComplete="url"
            placeholder={t('employers.profile.websitePlaceholder')}
            {...form.register('website')}
          />
        </Field>
        <Field
          label={t('employers.profile.fields.pib')}
          hint={
            <>
              {t('employers.profile.pibHint')}{' '}
              <Link className="link" href={pageAddress('contact')}>
                {t('employers.profile.pibContact')}
              </Link>
            </>
          }
        >
          <TextInput readOnly className="profile-fixed" value={base.pib} />
        </Field>
        <DoubtedInput
          id={fieldId('registrationNumber')}
          label={t('employers.profile.fields.registrationNumber')}
          confirmLabel={t('employers.profile.registrationNumberConfirmed')}
          error={errorOf(errors, 'registrationNumber')}
          doubtful={errors.registrationNumber?.type === 'registration-number-check'}
          number={(onChange) => form.register('registrationNumber', { onChange })}
          confirmation={(onChange) => form.register('registrationNumberConfirmed', { onChange })}
          unconfirm={() => form.setValue('registrationNumberConfirmed', false)}
          check={() => void form.trigger('registrationNumber')}
        />
        <Field
          id={fieldId('phone')}
          label={t('employers.profile.fields.phone')}
          error={errorOf(errors, 'phone')}
        >
          <TextInput type="tel" autoComplete="tel" {...form.register('phone')} />
        </Field>
        <Field
          id={fieldId('companyEmail')}
          optional
          label={t('employers.profile.fields.companyEmail')}
          hint={t('employers.profile.companyEmailHint')}
          error={errorOf(errors, 'companyEmail')}
        >
          <TextInput type="email" autoComplete="email" {...form.register('companyEmail')} />
        </Field>
        <Field label={t('employers.profile.fields.email')} hint={t('employers.profile.emailHint')}>
          <TextInput readOnly className="profile-fixed" value={base.email} />
        </Field>
      </div>
    </Card>
  );
}
