import { useState } from 'react';
import { textOfHtml } from '#kit/rich-text.ts';
import { useRecord } from '#ui/records/use-record.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { changedVerifiedData, type VerifiedField } from '../../verified-data.ts';
import { putEmployerProfile } from '../contract.ts';
import type { EmployerProfile, EmployerProfileForm, EmployerProfileInput } from '../fields.ts';
import { shownFields, toForm } from './profile-values.ts';

/** A save that would end the verification, pending confirmation. */
interface Question {
  fields: readonly VerifiedField[];
  values: EmployerProfileInput;
}

/** Whether a mark of react-hook-form's `dirtyFields`, of a list those of its entries, says that something has changed. */
const isDirty = (mark: unknown): boolean =>
  typeof mark === 'object' && mark !== null ? Object.values(mark).some(isDirty) : mark === true;

const schema = async () => (await import('../fields.ts')).employerProfileInput;

/** State and saving of the profile form; input is retained until it is saved or discarded. */
export function useProfileForm(initial: EmployerProfile, onSaved: () => void) {
  const api = useApi();
  const t = useTexts();
  const [question, setQuestion] = useState<Question | null>(null);
  const record = useRecord<EmployerProfile, EmployerProfileForm, EmployerProfileInput>({
    schema,
    of: initial,
    toForm,
    before: (values, over) => {
      const fields = over.verifiedOn === null ? [] : changedVerifiedData(over, values);
      if (fields.length > 0) setQuestion({ fields, values });
      return fields.length === 0;
    },
    // Consents may be changed elsewhere, so only those changed here are sent.
    save: async ({ newsNotifications, specialOffers, ...body }, _, changed) => {
      const { newsNotifications: news, specialOffers: offers } = changed;
      const consents = {
        ...(news === undefined ? {} : { newsNotifications }),
        ...(offers === undefined ? {} : { specialOffers }),
      };
      return (await api.call(putEmployerProfile, { body: { ...body, ...consents } })).data;
    },
    whole: ['photos', 'selectionSteps'],
    compared: shownFields.map((field) => ({
      label: t(`employers.profile.fields.${field}`),
      of: (values) => {
        if (field === 'photos') return values.photos?.map(({ alt }) => alt).join('; ');
        if (field === 'selectionSteps')
          return values.selectionSteps?.map(({ title, days }) => [title, days].filter(Boolean).join(', ')).join('; ');
        const value = values[field];
        if (field === 'logo') return t(`employers.profile.logo.${value ? 'chosen' : 'none'}`);
        return typeof value === 'string' ? textOfHtml(value) : value;
      },
    })),
    done: (saved, { verifiedOn }) =>
      t(`employers.profile.foot.${verifiedOn !== null && saved.verifiedOn === null ? 'savedUnverified' : 'saved'}`),
    onSaved,
  });
  const { dirtyFields } = record.form.formState;
  return {
    ...record,
    changed: shownFields.filter((field) => isDirty(dirtyFields[field])),
    question: question && {
      fields: question.fields,
      yes: (): void => {
        setQuestion(null);
        void record.submission.attempt(() => record.save(question.values));
      },
      no: () => setQuestion(null),
    },
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
