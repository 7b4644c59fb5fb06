import { logout } from '#features/accounts/contract.ts';
import { NewPasswordInputs } from '#features/accounts/recovery/web/new-password-inputs.tsx';
import { AuthFrame } from '#features/accounts/web/auth-frame.tsx';
import { RegistrationConsents } from '#features/accounts/web/registration-inputs.tsx';
import { getInvitation, joinCompany, rejoinCompany } from '#features/employers/team/contract.ts';
import { InvitationPage, type StateProps } from '#features/employers/team/web/invitation-page.tsx';
import { setAuth } from '#kit/root-store.ts';
import { postedPage } from '#ui/forms/posted.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { IconKey } from '#ui/icons/sign-in-icons.tsx';
import { IconHistory, IconUsers } from '#ui/light/icons.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { StepState } from '#ui/step-state.tsx';
import { api } from '../page-context.ts';
import { titledLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import { tokenOf } from '../token-page.ts';
import type { Route } from './+types/company-invitation';

/** `/prijava/poslodavac/poziv?token=`, the target of the link in an invitation. */
export const loader = titledLoader('employers.team.join.title', async ({ call, findUser, url }) => {
  const token = tokenOf(url);
  const [{ data: facts }, user] = await Promise.all([call(getInvitation, { query: { token } }), findUser()]);
  return { token, facts, signedInAs: user?.email ?? null };
});

/** Handles the forms as browsers submit them without scripts; which form it was depends on the address. */
export async function action(sent: Route.ActionArgs) {
  const token = tokenOf(sent.url);
  const { data } = await api(sent.context).call(getInvitation, { query: { token } });
  if (data.invitation?.account === 'free')
    return postForm(sent, rejoinCompany, { text: [], secret: ['password'] }, { token });
  return postForm(
    sent,
    joinCompany,
    { text: ['name', 'lastName'], ticks: ['terms'], secret: ['password', 'passwordRepeated'] },
    { token },
  );
}

const parts = {
  newPassword: <NewPasswordInputs inRow />,
  consents: <RegistrationConsents company />,
  state: (props: StateProps) => <StepState {...props} />,
};

export default postedPage<typeof loader, typeof action>(({ answer, ...asked }) => {
  const t = useTexts();
  const api = useApi();
  const { run } = useAct(
    async () => {
      await api.call(logout, {});
      setAuth(null);
      window.location.reload();
    },
    { toast: t('shell.nav.signOutFailed') },
  );
  return (
    <AuthFrame
      wide
      sideTitle={t('employers.team.join.sideTitle')}
      points={[
        { icon: <IconKey />, text: t('employers.team.join.side.own') },
        { icon: <IconUsers />, text: t('employers.team.join.side.roles') },
        { icon: <IconHistory />, text: t('employers.team.join.side.history') },
      ]}
    >
      <InvitationPage {...asked} joined={answer} onSignOut={() => void run()} parts={parts} />
    </AuthFrame>
  );
});
