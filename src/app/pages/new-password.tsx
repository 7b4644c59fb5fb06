import { checkPasswordToken } from '#features/accounts/recovery-contract.ts';
import { NewPasswordPage } from '#features/accounts/web/new-password-page.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/new-password';

/** `/lozinka/resetovanje?token=`, where the link for a new password leads. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const { data } = await api(context).call(checkPasswordToken, { query: { token } });
  return {
    token,
    email: data.email,
    page: describePage(context, {
      title: texts(context)('accounts.recovery.reset.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function NewPassword({ loaderData: { token, email } }: Route.ComponentProps) {
  return <NewPasswordPage key={token} token={token} email={email} />;
}
