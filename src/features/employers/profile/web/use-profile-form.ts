import { useState } from 'react';
import { problemOf } from '#shared/client-errors.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { changedVerifiedData, type VerifiedField } from '../../verified-data.ts';
import { putEmployerProfile } from '../contract.ts';
import type { EmployerProfile, EmployerProfileForm, EmployerProfileInput } from '../fields.ts';
import { type ProfileChanges, type ShownField, shownFields, toForm } from './profile-values.ts';

/** A save that met a newer state: both are kept until one is chosen. */
export interface Conflict {
  newer: EmployerProfile;
  mine: ProfileChanges;
}

/** A save that would end the verification waits for a confirmation. */
interface Question {
  fields: readonly VerifiedField[];
  values: EmployerProfileInput;
}

const schema = async () => (await import('../fields.ts')).employerProfileInput;

const valuesOf = (values: EmployerProfileForm, fields: readonly ShownField[]): ProfileChanges => {
  const { registrationNumberConfirmed } = values;
  const picked = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return fields.includes('registrationNumber') ? { ...picked, registrationNumberConfirmed } : picked;
};

/** What a save sends: consents may be changed elsewhere, so only one that was changed here. */
const toBody = (
  { newsNotifications, specialOffers, ...rest }: EmployerProfileInput,
  changed: { newsNotifications?: boolean | undefined; specialOffers?: boolean | undefined },
) => ({
  ...rest,
  ...(changed.newsNotifications ? { newsNotifications } : {}),
  ...(changed.specialOffers ? { specialOffers } : {}),
});

/** The choice between the state that somebody else has saved and the own changes. */
function useConflict(begin: (profile: EmployerProfile, changes?: ProfileChanges) => void) {
  const t = useTexts();
  const toasts = useToast();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const choose = (outcome: 'kept' | 'taken', changes?: ProfileChanges) => {
    if (!conflict) return;
    setConflict(null);
    begin(conflict.newer, changes);
    toasts.show({ tone: 'info', title: t(`employers.profile.conflict.${outcome}`) });
  };
  return {
    show: setConflict,
    shown: conflict && {
      ...conflict,
      keepMine: () => choose('kept', conflict.mine),
      takeNewer: () => choose('taken'),
      later: () => setConflict(null),
    },
  };
}

/** The form of the profile with its saving: input is kept until it is saved or discarded. */
export function useProfileForm(initial: EmployerProfile, onSaved: () => void) {
  const api = useApi();
  const t = useTexts();
  const toasts = useToast();
  const [base, setBase] = useState(initial);
  const [question, setQuestion] = useState<Question | null>(null);
  const form = useZodForm<EmployerProfileForm, EmployerProfileInput>({
    schema,
    defaultValues: toForm(initial),
  });
  const { dirtyFields } = form.formState;
  const changed = shownFields.filter((field) => dirtyFields[field]);

  /** Resets to a profile, with changes on top of it. */
  const begin = (profile: EmployerProfile, changes: ProfileChanges = {}): void => {
    setBase(profile);
    form.reset(toForm(profile));
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as ShownField, value, { shouldDirty: true });
    }
  };

  const conflict = useConflict(begin);
  const meet = (newer: EmployerProfile, fields: readonly ShownField[]): void => {
    const saved = toForm(newer);
    const mine = valuesOf(
      form.getValues(),
      fields.filter((field) => form.getValues(field) !== saved[field]),
    );
    if (Object.keys(mine).length > 0) {
      conflict.show({ newer, mine });
      return;
    }
    begin(newer);
    toasts.show({ tone: 'info', title: t('employers.profile.conflict.same') });
  };

  const send = async (values: EmployerProfileInput): Promise<void> => {
    const sent = { ...form.getValues() };
    const body = toBody(values, dirtyFields);
    const { data } = await api.call(putEmployerProfile, { body });
    const unverified = base.verifiedOn !== null && data.verifiedOn === null;
    // Input during the request stays.
    begin(
      data,
      valuesOf(
        form.getValues(),
        shownFields.filter((field) => form.getValues(field) !== sent[field]),
      ),
    );
    toasts.show({
      tone: 'ok',
      title: t(`employers.profile.foot.${unverified ? 'savedUnverified' : 'saved'}`),
    });
    onSaved();
  };

  const submission = useSubmit(
    form,
    async (values) => {
      const fields = base.verifiedOn === null ? [] : changedVerifiedData(base, values);
      if (fields.length > 0) setQuestion({ fields, values });
      else await send(values);
    },
    (error, usual) => {
      const refusal = problemOf(error);
      if (refusal?.code !== 'employers.profile-changed') return usual();
      meet(refusal.current as EmployerProfile, changed);
      return null;
    },
  );

  return {
    form,
    base,
    changed,
    submission,
    sending: submission.running !== null,
    undo: () => begin(base),
    question: question && {
      fields: question.fields,
      yes: (): void => {
        setQuestion(null);
        void submission.attempt(() => send(question.values));
      },
      no: () => setQuestion(null),
    },
    conflict: conflict.shown,
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
