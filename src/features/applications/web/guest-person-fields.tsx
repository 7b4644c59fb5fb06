import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Translate } from '#shared/i18n/translator.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { useEmailDoubt } from '#ui/forms/email-doubt.tsx';
import { WithTerms } from '#ui/forms/with-terms.tsx';
import { errorOf } from '#ui/forms/zod-form.ts';
import { IconPhone } from '#ui/icons/posting-icons.tsx';
import { IconChevronDown } from '#ui/light/icons.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
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
  const { errors } = form.formState;
  return (
    <div className="grid c2 apply-person">
      <Field label={t('applications.guest.firstName')} error={errorOf(errors, 'firstName')}>
        <TextInput {...form.register('firstName')} autoComplete="given-name" />
      </Field>
      <Field label={t('applications.guest.lastName')} error={errorOf(errors, 'lastName')}>
        <TextInput {...form.register('lastName')} autoComplete="family-name" />
      </Field>
      <Field label={t('applications.facts.email')} error={errorOf(errors, 'email')} hint={doubt}>
        <TextInput {...form.register('email')} type="email" autoComplete="email" />
      </Field>
      <Field label={t('applications.facts.phone')} error={errorOf(errors, 'phone')}>
        <TextInput
          {...form.register('phone')}
          type="tel"
          autoComplete="tel"
          icon={<IconPhone />}
          placeholder={t('applications.guest.phonePlaceholder')}
        />
      </Field>
      <Field label={t('applications.facts.city')} error={errorOf(errors, 'city')}>
        <TextInput {...form.register('city')} autoComplete="address-level2" />
      </Field>
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
        <Field optional label={t('applications.facts.address')} error={errorOf(errors, 'address')}>
          <TextInput
            {...form.register('address')}
            autoComplete="address-line1"
            placeholder={t('applications.guest.addressPlaceholder')}
          />
        </Field>
        <Field optional label={t('applications.facts.birthDate')} error={errorOf(errors, 'birthDate')}>
          <TextInput
            {...form.register('birthDate')}
            autoComplete="bday"
            placeholder={t('applications.guest.birthDatePlaceholder')}
          />
        </Field>
      </div>
    </details>
  );
}

function CoverLetterField({ form, optional }: PartProps & { optional: boolean }) {
  const t = useTexts();
  return (
    <Field
      optional={optional}
      label={t('applications.guest.coverLetter')}
      error={errorOf(form.formState.errors, 'coverLetter')}
    >
      <TextArea
        {...form.register('coverLetter')}
        defaultValue={form.getValues('coverLetter')}
        rows={4}
        limit={coverLetterMax}
        placeholder={t('applications.guest.coverLetterPlaceholder')}
      />
    </Field>
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
      <CoverLetterField form={form} optional={type === 'cv'} />
      <MoreFields form={form} />
      <TermsField form={form} />
    </>
  );
}
