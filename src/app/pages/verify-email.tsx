import { VerifyEmailPage } from '#features/accounts/recovery/web/verify-email-page.tsx';
import { titledLoader } from '../page-loader.ts';
import { safeRedirect } from '../path-access.ts';
import type { Route } from './+types/verify-email';

/** `/email/verifikuj?token=`, the target of the mail's link. Rendering it changes nothing. */
export const loader = titledLoader('accounts.recovery.verification.pageTitle', ({ search }) => ({
  token: search.get('token') ?? '',
  redirectUrl: safeRedirect(search.get('redirectUrl')),
}));

export default function VerifyEmail({ loaderData: { token, redirectUrl } }: Route.ComponentProps) {
  return <VerifyEmailPage key={token} token={token} redirectUrl={redirectUrl} />;
}
