import { useNavigate } from 'react-router';
import { AdminLoginPage } from '#features/accounts/web/admin-login-page.tsx';
import { PostedForm } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { homeOf, safeRedirect } from '../path-access.ts';
import { postLogin } from '../posted-login.ts';
import type { Route } from './+types/login-admin';

export const loader = titledLoader('accounts.login.admin.title', ({ search }) => ({
  redirectUrl: safeRedirect(search.get('redirectUrl')),
}));

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
