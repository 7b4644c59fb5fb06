import { useNavigate } from 'react-router';
import { AdminLoginPage } from '#features/accounts/web/admin-login-page.tsx';
import { PostedForm } from '#ui/forms/posted.tsx';
import { texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { homeOf, safeRedirect } from '../path-access.ts';
import { postLogin } from '../posted-login.ts';
import type { Route } from './+types/login-admin';

/** `/prijava/administrator`. */
export function loader({ context, url }: Route.LoaderArgs) {
  return {
    redirectUrl: safeRedirect(url.searchParams.get('redirectUrl')),
    page: describePage(context, {
      title: texts(context)('accounts.login.admin.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

/** The form as browsers send it without scripts. */
export const action = (sent: Route.ActionArgs) => postLogin(sent, 'admin');

export default function LoginAdmin({ loaderData: { redirectUrl }, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <AdminLoginPage
        redirectUrl={redirectUrl}
        onSignedIn={(user) => void navigate(redirectUrl ?? homeOf(user), { replace: true })}
      />
    </PostedForm>
  );
}
