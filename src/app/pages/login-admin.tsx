import { useNavigate } from 'react-router';
import { AdminLoginPage } from '#features/accounts/web/admin-login-page.tsx';
import { postedPage } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { homeOf, safeRedirect } from '../path-access.ts';
import { postLogin } from '../posted-login.ts';
import type { Route } from './+types/login-admin';

export const loader = titledLoader('accounts.login.admin.title', ({ search }) => ({
  redirectUrl: safeRedirect(search.get('redirectUrl')),
}));

export const action = (sent: Route.ActionArgs) => postLogin(sent, 'admin');

export default postedPage<typeof loader, typeof action>(({ redirectUrl }) => {
  const navigate = useNavigate();
  return (
    <AdminLoginPage
      redirectUrl={redirectUrl}
      onSignedIn={(user) => void navigate(redirectUrl ?? homeOf(user), { replace: true })}
    />
  );
});
