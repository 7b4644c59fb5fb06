import type { ReactNode } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { Field } from '#ui/field.tsx';
import { DoubtedInput } from '#ui/forms/doubted-input.tsx';
import { TextField } from '#ui/forms/named-fields.tsx';
import { Card } from '#ui/light/card.tsx';
import { Link } from '#ui/light/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { EmployerProfile } from '../fields.ts';
import { fieldId } from './profile-values.ts';

/** „Osnovni podaci”; the PIB and the sign-in email are read-only. */
export function GeneralCard({ profile, logo }: { profile: EmployerProfile; logo: ReactNode }) {
  const t = useTexts();
  return (
    <Card as="section" stack>
      <h2 className="h3">{t('employers.profile.general')}</h2>
      {logo}
      <div className="grid c2 g16">
        <TextField
          id={fieldId('company')}
          name="company"
          label={t('employers.profile.fields.company')}
          autoComplete="organization"
        />
        <TextField
          id={fieldId('website')}
          name="website"
          label={t('employers.profile.fields.website')}
          optional
          type="url"
          autoComplete="url"
          placeholder={t('employers.profile.websitePlaceholder')}
        />
        <Field
          label={t('employers.profile.fields.pib')}
          hint={
            <>
              {t('employers.profile.pibHint')}{' '}
              <Link className="link" href={pageAddress('contact')}>
                {t('ui.toContact')}
              </Link>
            </>
          }
        >
          <TextInput readOnly className="profile-fixed" value={profile.pib} />
        </Field>
        <DoubtedInput
          id={fieldId('registrationNumber')}
          name="registrationNumber"
          label={t('employers.profile.fields.registrationNumber')}
          confirmLabel={t('employers.profile.registrationNumberConfirmed')}
        />
        <TextField
          id={fieldId('phone')}
          name="phone"
          label={t('employers.profile.fields.phone')}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          id={fieldId('companyEmail')}
          name="companyEmail"
          label={t('employers.profile.fields.companyEmail')}
          optional
          hint={t('employers.profile.companyEmailHint')}
          type="email"
          autoComplete="email"
        />
        <TextField
          id={fieldId('employees')}
          name="employees"
          label={t('employers.profile.fields.employees')}
          optional
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
        />
        <Field label={t('employers.profile.fields.email')} hint={t('employers.profile.emailHint')}>
          <TextInput readOnly className="profile-fixed" value={profile.email} />
        </Field>
      </div>
    </Card>
  );
}
