import { checkPasswordToken, resetPassword } from '#features/accounts/recovery/contract.ts';
import { NewPasswordPage } from '#features/accounts/recovery/web/new-password-page.tsx';
import { PostedForm } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/new-password';

/** `/lozinka/resetovanje?token=`, the target of the link for a new password. */
export const loader = titledLoader('accounts.recovery.reset.title', async ({ call, search }) => {
  const token = search.get('token') ?? '';
  const { email, asksTerms } = (await call(checkPasswordToken, { query: { token } })).data;
  return { token, email, asksTerms };
});

export const action = (sent: Route.ActionArgs) =>
  postForm(
    sent,
    resetPassword,
    { text: [], ticks: ['terms'], secret: ['password', 'passwordRepeated'] },
    { token: sent.url.searchParams.get('token') ?? '' },
  );

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { page: _, ...asked } = loaderData;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <NewPasswordPage key={asked.token} {...asked} changed={actionData?.data?.accountType ?? null} />
    </PostedForm>
  );
}
