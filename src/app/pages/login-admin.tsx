import { useNavigate } from 'react-router';
import { AdminLoginPage } from '#features/accounts/web/admin-login-page.tsx';
import { texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { homeOf, safeRedirect } from '../session-guard.ts';
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

export default function LoginAdmin({ loaderData: { redirectUrl } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <AdminLoginPage
      redirectUrl={redirectUrl}
      onSignedIn={(user) => void navigate(redirectUrl ?? homeOf(user.accountType), { replace: true })}
    />
  );
}
