import { accountTypeOf, loginAddress } from '#features/accounts/auth-addresses.ts';
import { ForgottenPasswordPage } from '#features/accounts/web/forgotten-password-page.tsx';
import { getContact } from '#features/contact/contract.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { safeRedirect } from '../session-guard.ts';
import type { Route } from './+types/forgotten-password';

/** `/lozinka/zaboravljena`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const t = texts(context);
  const { data: contact } = await api(context).call(getContact, {});
  return {
    contactEmail: contact.email,
    loginHref: loginAddress(accountTypeOf(url.searchParams.get('nalog')), {
      redirectUrl: safeRedirect(url.searchParams.get('redirectUrl')),
    }),
    page: describePage(context, {
      title: t('accounts.recovery.forgotten.title'),
      description: t('accounts.recovery.forgotten.text'),
      path: url.pathname,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function ForgottenPassword({ loaderData }: Route.ComponentProps) {
  return <ForgottenPasswordPage loginHref={loaderData.loginHref} contactEmail={loaderData.contactEmail} />;
}
