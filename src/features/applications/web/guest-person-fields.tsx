import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Translate } from '#shared/i18n/translator.ts';
import { Checkbox } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { useEmailDoubt } from '#ui/forms/email-doubt.tsx';
import { LongField, TextField } from '#ui/forms/named-fields.tsx';
import { WithTerms } from '#ui/forms/with-terms.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { IconPhone } from '#ui/icons/posting-icons.tsx';
import { IconChevronDown } from '#ui/light/icons.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { applicationTypes, coverLetterMax } from '../application-type.ts';
import { GuestDocuments } from './guest-documents.tsx';
import type { GuestForm } from './use-guest-application.ts';
import type { GuestDocuments as Documents } from './use-guest-documents.ts';

/** The name of a field, as the summary of mistakes says it; null for one that is no field of the person's. */
export const guestFieldLabel = (field: string | undefined, t: Translate): string | null => {
  switch (field) {
    case 'firstName':
    case 'lastName':
    case 'documents':
    case 'coverLetter':
      return t(`applications.guest.${field}`);
    case 'email':
    case 'phone':
    case 'city':
    case 'address':
    case 'birthDate':
      return t(`applications.facts.${field}`);
    case 'terms':
      return t('applications.guest.consent');
    default:
      return null;
  }
};

interface PartProps {
  form: GuestForm;
}

function TypeField({ form }: PartProps) {
  const t = useTexts();
  return (
    <FieldGroup
      label={t('applications.guest.what')}
      error={errorOf(form.formState.errors, 'applicationType')}
    >
      <div className="grid c3 apply-types">
        {applicationTypes.map((type) => (
          <RadioCard key={type} compact value={type} {...form.register('applicationType')}>
            {t(`applications.types.${type}`)}
          </RadioCard>
        ))}
      </div>
    </FieldGroup>
  );
}

function PersonFields({ form }: PartProps) {
  const t = useTexts();
  const doubt = useEmailDoubt(form, 'email');
  return (
    <div className="grid c2 apply-person">
      <TextField name="firstName" label={t('applications.guest.firstName')} autoComplete="given-name" />
      <TextField name="lastName" label={t('applications.guest.lastName')} autoComplete="family-name" />
      <TextField
        name="email"
        label={t('applications.facts.email')}
        hint={doubt}
        type="email"
        autoComplete="email"
      />
      <TextField
        name="phone"
        label={t('applications.facts.phone')}
        type="tel"
        autoComplete="tel"
        icon={<IconPhone />}
        placeholder={t('applications.guest.phonePlaceholder')}
      />
      <TextField name="city" label={t('applications.facts.city')} autoComplete="address-level2" />
    </div>
  );
}

/** Fields that few employers need: folded until the person opens them, or one of them is invalid. */
function MoreFields({ form }: PartProps) {
  const t = useTexts();
  const { errors } = form.formState;
  const [opened, setOpened] = useState(() =>
    Boolean(form.getValues('address') || form.getValues('birthDate')),
  );
  const wrong = Boolean(errorOf(errors, 'address') ?? errorOf(errors, 'birthDate'));
  return (
    <details
      className="apply-more"
      open={opened || wrong}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        {t('applications.guest.more')} <IconChevronDown className="fold-mark" />
      </summary>
      <div className="grid c2 apply-person">
        <TextField
          name="address"
          optional
          label={t('applications.facts.address')}
          autoComplete="address-line1"
          placeholder={t('applications.guest.addressPlaceholder')}
        />
        <TextField
          name="birthDate"
          optional
          label={t('applications.facts.birthDate')}
          autoComplete="bday"
          placeholder={t('applications.guest.birthDatePlaceholder')}
        />
      </div>
    </details>
  );
}

function CoverLetterField({ optional }: { optional: boolean }) {
  const t = useTexts();
  return (
    <LongField
      name="coverLetter"
      optional={optional}
      label={t('applications.guest.coverLetter')}
      rows={4}
      limit={coverLetterMax}
      placeholder={t('applications.guest.coverLetterPlaceholder')}
    />
  );
}

/** The terms are accepted; the privacy policy is a notice (rules.md#consents). */
function TermsField({ form }: PartProps) {
  const t = useTexts();
  const error = errorOf(form.formState.errors, 'terms');
  return (
    <FieldGroup
      label={<VisuallyHidden>{t('applications.guest.consent')}</VisuallyHidden>}
      error={error}
      className="apply-terms"
    >
      <Checkbox
        {...form.register('terms')}
        label={<WithTerms>{t('applications.guest.terms')}</WithTerms>}
        aria-invalid={error ? true : undefined}
      />
    </FieldGroup>
  );
}

/**
 * The first step of a guest's application: type, person, documents, cover letter, terms.
 */
export function GuestPersonFields({
  form,
  documents,
  documentsError,
}: PartProps & { documents: Documents; documentsError: string | undefined }) {
  const type = useWatch({ control: form.control, name: 'applicationType' });
  return (
    <>
      <TypeField form={form} />
      <PersonFields form={form} />
      {type === 'letter' ? null : <GuestDocuments documents={documents} error={documentsError} />}
      <CoverLetterField optional={type === 'cv'} />
      <MoreFields form={form} />
      <TermsField form={form} />
    </>
  );
}
