import { useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { companyRoles } from '#kit/company-role.ts';
import { Form } from '#ui/forms/form.tsx';
import { SelectField, TextField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { inviteMember, setOwnName } from '../contract.ts';
import type { InviteInput, InviteForm as InviteValues, OwnNameInput } from '../fields.ts';

const inviteSchema = async () => (await import('../fields.ts')).inviteInput;
const empty: InviteValues = { email: '', role: 'recruiter' };

/** Form to invite a member; `free` is the number of places left. */
export function InviteForm({ free }: { free: number }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const form = useZodForm<InviteValues, InviteInput>({ schema: inviteSchema, defaultValues: empty });
  const submission = useSubmit(form, async (body) => {
    await api.call(inviteMember, { body });
    form.reset(empty);
    toast.show({ tone: 'ok', title: t('employers.team.invite.sent', { email: body.email }) });
    await revalidate();
  });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <Card as="section" stack aria-labelledby="team-invite">
      <div>
        <h2 className="h3" id="team-invite">
          {t('employers.team.invite.title')}
        </h2>
        <p className="sm dim mt8">
          {t('employers.team.invite.text')} {t('employers.team.invite.free', { count: free })}
        </p>
      </div>
      {free === 0 ? (
        <Note tone="warn">{t('employers.team.invite.full')}</Note>
      ) : (
        <Form name="invite-member" submission={submission} className="team-form">
          <TextField
            name="email"
            label={t('employers.team.invite.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <SelectField
            name="role"
            label={t('employers.team.invite.role')}
            aria-describedby="team-invite-role"
            options={companyRoles.toReversed().map((value) => ({ value, label: t(`employers.team.roles.${value}`) }))}
          />
          <SubmitButton>{t('employers.team.invite.submit')}</SubmitButton>
        </Form>
      )}
      {free === 0 ? null : (
        <p className="sm dim" id="team-invite-role" aria-live="polite">
          {t(`employers.team.roleTexts.${role}`)}
        </p>
      )}
    </Card>
  );
}

const nameSchema = async () => (await import('../fields.ts')).ownNameInput;

/** Form for the viewer's own name, which is shown in histories. */
export function OwnNameForm({ name, lastName }: OwnNameInput) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const form = useZodForm<OwnNameInput, OwnNameInput>({
    schema: nameSchema,
    defaultValues: { name, lastName },
  });
  const submission = useSubmit(form, async (body) => {
    await api.call(setOwnName, { body });
    toast.show({ tone: 'ok', title: t('employers.team.name.saved') });
    await revalidate();
  });
  return (
    <Card as="section" stack aria-labelledby="team-own-name">
      <div>
        <h2 className="h3" id="team-own-name">
          {t('employers.team.name.title')}
        </h2>
        <p className="sm dim mt8">{t('employers.team.name.text')}</p>
      </div>
      <Form name="own-name" submission={submission} className="team-form team-form-names">
        <TextField name="name" label={t('employers.team.name.name')} autoComplete="given-name" />
        <TextField name="lastName" label={t('employers.team.name.lastName')} autoComplete="family-name" />
        <SubmitButton variant="default" loadingText={t('ui.record.saving')}>
          {t('employers.team.name.submit')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
