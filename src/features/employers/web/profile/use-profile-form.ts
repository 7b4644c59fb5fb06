import { useState } from 'react';
import { putEmployerProfile } from '#features/employers/profile-contract.ts';
import type {
  EmployerProfile,
  EmployerProfileForm,
  EmployerProfileInput,
} from '#features/employers/profile-fields.ts';
import { changedVerifiedData, type VerifiedField } from '#features/employers/verified-data.ts';
import { fetched, problemOf } from '#shared/client-errors.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';
import { type ProfileChanges, type ShownField, shownFields, toForm } from './profile-values.ts';

/** A save that met a newer state: both are kept until one is chosen. */
export interface Conflict {
  newer: EmployerProfile;
  mine: ProfileChanges;
}

/** A save that would end the verification waits for an answer. */
interface Question {
  fields: readonly VerifiedField[];
  values: EmployerProfileInput;
}

const schema = async () =>
  (await fetched(import('#features/employers/profile-fields.ts'))).employerProfileInput;

/** The form of the profile with its saving: nothing that was typed goes before it is saved or given up. */
export function useProfileForm(initial: EmployerProfile, onSaved: () => void) {
  const api = useApi();
  const t = useTexts();
  const toasts = useToast();
  const [base, setBase] = useState(initial);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [sending, setSending] = useState(false);
  const form = useZodForm<EmployerProfileForm, EmployerProfileInput>({
    schema,
    defaultValues: toForm(initial),
  });
  const { dirtyFields } = form.formState;
  const changed = shownFields.filter((field) => dirtyFields[field]);

  /** Begins anew from a profile, with changes on top of it. */
  const begin = (profile: EmployerProfile, changes: ProfileChanges = {}): void => {
    setBase(profile);
    form.reset(toForm(profile));
    for (const [name, value] of Object.entries(changes)) {
      form.setValue(name as ShownField, value, { shouldDirty: true });
    }
  };

  const valuesOf = (fields: readonly ShownField[]): ProfileChanges => {
    const values = form.getValues();
    const { registrationNumberConfirmed } = values;
    const picked = Object.fromEntries(fields.map((field) => [field, values[field]]));
    return fields.includes('registrationNumber') ? { ...picked, registrationNumberConfirmed } : picked;
  };

  const meet = (newer: EmployerProfile, fields: readonly ShownField[]): void => {
    const saved = toForm(newer);
    const mine = valuesOf(fields.filter((field) => form.getValues(field) !== saved[field]));
    if (Object.keys(mine).length > 0) {
      setConflict({ newer, mine });
      return;
    }
    begin(newer);
    toasts.show({ tone: 'info', title: t('employers.profile.conflict.same') });
  };

  const send = async (values: EmployerProfileInput): Promise<void> => {
    setSending(true);
    const sent = { ...form.getValues() };
    const { newsNotifications, specialOffers, ...rest } = values;
    // Consents may be changed elsewhere: only one that was changed here is sent.
    const body = {
      ...rest,
      ...(dirtyFields.newsNotifications ? { newsNotifications } : {}),
      ...(dirtyFields.specialOffers ? { specialOffers } : {}),
    };
    try {
      const { data } = await api.call(putEmployerProfile, { body });
      const unverified = base.verifiedOn !== null && data.verifiedOn === null;
      // What was typed while it was on its way stays.
      begin(data, valuesOf(shownFields.filter((field) => form.getValues(field) !== sent[field])));
      toasts.show({
        tone: 'ok',
        title: t(`employers.profile.foot.${unverified ? 'savedUnverified' : 'saved'}`),
      });
      onSaved();
    } finally {
      setSending(false);
    }
  };

  const submission = useSubmit(
    form,
    async (values) => {
      if (sending) return;
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
    sending,
    undo: () => begin(base),
    question: question && {
      fields: question.fields,
      yes: (): void => {
        setQuestion(null);
        void submission.attempt(() => send(question.values));
      },
      no: () => setQuestion(null),
    },
    conflict: conflict && {
      ...conflict,
      keepMine: (): void => {
        setConflict(null);
        begin(conflict.newer, conflict.mine);
        toasts.show({ tone: 'info', title: t('employers.profile.conflict.kept') });
      },
      takeNewer: (): void => {
        setConflict(null);
        begin(conflict.newer);
        toasts.show({ tone: 'info', title: t('employers.profile.conflict.taken') });
      },
      later: () => setConflict(null),
    },
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
