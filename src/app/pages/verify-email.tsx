import { VerifyEmailPage } from '#features/accounts/recovery/web/verify-email-page.tsx';
import { texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { safeRedirect } from '../path-access.ts';
import type { Route } from './+types/verify-email';

/** `/email/verifikuj?token=`, where the link of the mail leads. Rendering it changes nothing. */
export function loader({ context, url }: Route.LoaderArgs) {
  return {
    token: url.searchParams.get('token') ?? '',
    redirectUrl: safeRedirect(url.searchParams.get('redirectUrl')),
    page: describePage(context, {
      title: texts(context)('accounts.recovery.verification.pageTitle'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function VerifyEmail({ loaderData: { token, redirectUrl } }: Route.ComponentProps) {
  return <VerifyEmailPage key={token} token={token} redirectUrl={redirectUrl} />;
}
