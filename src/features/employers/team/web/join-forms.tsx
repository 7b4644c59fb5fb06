import type { ReactNode } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { PasswordField, TextField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { TextLink } from '#ui/light/text-button.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { joinCompany, rejoinCompany } from '../contract.ts';
import type { JoinInput, JoinForm as JoinValues, RejoinInput } from '../fields.ts';

/** Fields common to all registrations, rendered inside the surrounding form. */
export interface AccountParts {
  newPassword: ReactNode;
  consents: ReactNode;
}

/** Email of the new member, and the joined company. */
export interface Joined {
  email: string;
  company: string;
}

interface JoinFormProps {
  token: string;
  /** The invited address. */
  email: string;
  onJoined: (joined: Joined) => void;
  /** Called when the invitation has been used or withdrawn, or has expired. */
  onInvalid: () => void;
}

/** Submits an acceptance. An invalid invitation calls `onInvalid`; other errors are shown in the form. */
const accepting = async (
  send: () => Promise<{ data: Joined }>,
  { onJoined, onInvalid }: Pick<JoinFormProps, 'onJoined' | 'onInvalid'>,
): Promise<void> => {
  try {
    onJoined((await send()).data);
  } catch (error) {
    if (problemOf(error)?.code !== 'employers.invitation-invalid') throw error;
    onInvalid();
  }
};

/** Tells password managers which account the password is for. */
const Username = ({ email }: { email: string }) => (
  <input hidden readOnly type="email" autoComplete="username" name="username" value={email} />
);

const joinSchema = async () => (await import('../fields.ts')).joinInput;

/** Accepts an invitation with a new account. */
export function JoinForm({ token, email, parts, ...outcome }: JoinFormProps & { parts: AccountParts }) {
  const t = useTexts();
  const api = useApi();
  const form = useZodForm<JoinValues, JoinInput>({
    schema: joinSchema,
    defaultValues: { token, name: '', lastName: '', password: '', passwordRepeated: '', terms: false },
  });
  const submission = useSubmit(form, (body) => accepting(() => api.call(joinCompany, { body }), outcome));
  return (
    <Form name="join-company" submission={submission} className="stack g16">
      <Username email={email} />
      <div className="grid c2 g16">
        <TextField name="name" label={t('employers.team.name.name')} autoComplete="given-name" />
        <TextField name="lastName" label={t('employers.team.name.lastName')} autoComplete="family-name" />
      </div>
      {parts.newPassword}
      {parts.consents}
      <SubmitButton size="lg" block loadingText={t('employers.team.join.sending')}>
        {t('employers.team.join.submit')}
      </SubmitButton>
    </Form>
  );
}

const rejoinSchema = async () => (await import('../fields.ts')).rejoinInput;

/** Accepts an invitation with the password of the address's existing account. */
export function RejoinForm({ token, email, ...outcome }: JoinFormProps) {
  const t = useTexts();
  const api = useApi();
  const form = useZodForm<RejoinInput, RejoinInput>({
    schema: rejoinSchema,
    defaultValues: { token, password: '' },
  });
  const submission = useSubmit(form, (body) => accepting(() => api.call(rejoinCompany, { body }), outcome));
  return (
    <Form name="rejoin-company" submission={submission} className="stack g16">
      <Username email={email} />
      <PasswordField name="password" label={t('employers.team.join.password')} autoComplete="current-password" />
      <TextLink href={pageAddress('forgotten-password')}>{t('employers.team.join.forgotten')}</TextLink>
      <SubmitButton size="lg" block loadingText={t('employers.team.join.sending')}>
        {t('employers.team.join.submit')}
      </SubmitButton>
    </Form>
  );
}
