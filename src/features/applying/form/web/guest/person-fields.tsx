import { type ComponentProps, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGroup } from '#ui/field.tsx';
import { useEmailDoubt } from '#ui/forms/email-doubt.tsx';
import { LongField, TextField, TickField } from '#ui/forms/named-fields.tsx';
import { WithTerms } from '#ui/forms/with-terms.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { IconPhone } from '#ui/icons/posting-icons.tsx';
import { IconChevronDown } from '#ui/light/icons.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { coverLetterMax } from '../../../application-type.ts';
import type { GuestApplicationForm } from '../../../fields.ts';
import { ApplicationTypeField } from '../application-type-field.tsx';
import { GuestDocuments } from './guest-documents.tsx';
import type { GuestDocuments as Documents } from './use-guest-documents.ts';

/** Names of the fields in the error summary. */
export const guestLabels = {
  firstName: 'applications.guest.firstName',
  lastName: 'applications.guest.lastName',
  email: 'applications.facts.email',
  phone: 'applications.facts.phone',
  city: 'applications.facts.city',
  address: 'applications.facts.address',
  birthDate: 'applications.facts.birthDate',
  documents: 'applications.guest.documents',
  coverLetter: 'applications.guest.coverLetter',
  terms: 'applications.guest.consent',
} as const;

type LineProps = Omit<ComponentProps<typeof TextField>, 'label' | 'name'> & {
  name: keyof typeof guestLabels;
};

function Line({ name, ...field }: LineProps) {
  const t = useTexts();
  return <TextField {...field} name={name} label={t(guestLabels[name])} />;
}

function NameAndContacts() {
  const t = useTexts();
  const doubt = useEmailDoubt(useFormContext<GuestApplicationForm>(), 'email');
  return (
    <div className="grid c2 apply-person">
      <Line name="firstName" autoComplete="given-name" />
      <Line name="lastName" autoComplete="family-name" />
      <Line name="email" hint={doubt} type="email" autoComplete="email" />
      <Line
        name="phone"
        type="tel"
        autoComplete="tel"
        icon={<IconPhone />}
        placeholder={t('applications.guest.phonePlaceholder')}
      />
      <Line name="city" autoComplete="address-level2" />
    </div>
  );
}

/** Fields that few employers need: collapsed until the person opens them or one of them is invalid. */
function MoreFields() {
  const t = useTexts();
  const { getValues, formState } = useFormContext<GuestApplicationForm>();
  const { errors } = formState;
  const [opened, setOpened] = useState(() => Boolean(getValues('address') || getValues('birthDate')));
  const wrong = Boolean(errorOf(errors, 'address') ?? errorOf(errors, 'birthDate'));
  return (
    <details className="apply-more" open={opened || wrong} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        {t('applications.guest.more')} <IconChevronDown className="fold-mark" />
      </summary>
      <div className="grid c2 apply-person">
        <Line
          name="address"
          optional
          autoComplete="address-line1"
          placeholder={t('applications.guest.addressPlaceholder')}
        />
        <Line
          name="birthDate"
          optional
          autoComplete="bday"
          placeholder={t('applications.guest.birthDatePlaceholder')}
        />
      </div>
    </details>
  );
}

/** The terms must be accepted; the privacy policy is only a notice (rules.md#consents). */
function TermsField() {
  const t = useTexts();
  const { formState } = useFormContext<GuestApplicationForm>();
  const error = errorOf(formState.errors, 'terms');
  return (
    <FieldGroup
      label={<VisuallyHidden>{t('applications.guest.consent')}</VisuallyHidden>}
      error={error}
      className="apply-terms"
    >
      <TickField
        name="terms"
        label={<WithTerms>{t('applications.guest.terms')}</WithTerms>}
        aria-invalid={error ? true : undefined}
      />
    </FieldGroup>
  );
}

/** A guest's input: type, personal data, documents, cover letter, terms. */
export function PersonFields({ documents }: { documents: Documents }) {
  const t = useTexts();
  const type = useWatch<GuestApplicationForm, 'applicationType'>({ name: 'applicationType' });
  return (
    <>
      <ApplicationTypeField label={t('applications.guest.what')} gap="apply-types" />
      <NameAndContacts />
      {type === 'letter' ? null : <GuestDocuments documents={documents} />}
      <LongField
        name="coverLetter"
        optional={type === 'cv'}
        label={t('applications.guest.coverLetter')}
        rows={4}
        limit={coverLetterMax}
        placeholder={t('applications.guest.coverLetterPlaceholder')}
      />
      <MoreFields />
      <TermsField />
    </>
  );
}
