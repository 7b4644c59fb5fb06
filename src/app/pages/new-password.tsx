import { checkPasswordToken, resetPassword } from '#features/accounts/recovery/contract.ts';
import { NewPasswordPage } from '#features/accounts/recovery/web/new-password-page.tsx';
import { PostedForm } from '#ui/forms/posted.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/new-password';

/** `/lozinka/resetovanje?token=`, where the link for a new password leads. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const { data } = await api(context).call(checkPasswordToken, { query: { token } });
  return {
    token,
    email: data.email,
    asksTerms: data.asksTerms,
    page: describePage(context, {
      title: texts(context)('accounts.recovery.reset.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

/** The form as browsers send it without scripts. */
export const action = (sent: Route.ActionArgs) =>
  postForm(
    sent,
    resetPassword,
    { text: [], ticks: ['terms'], secret: ['password', 'passwordRepeated'] },
    { token: sent.url.searchParams.get('token') ?? '' },
  );

export default function NewPassword({
  loaderData: { token, email, asksTerms },
  actionData,
}: Route.ComponentProps) {
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <NewPasswordPage
        key={token}
        token={token}
        email={email}
        asksTerms={asksTerms}
        changed={actionData?.data?.accountType ?? null}
      />
    </PostedForm>
  );
}
