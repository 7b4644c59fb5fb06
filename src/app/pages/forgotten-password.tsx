import { accountTypeOf, loginAddress } from '#features/accounts/auth-addresses.ts';
import { requestPasswordReset } from '#features/accounts/recovery/contract.ts';
import { ForgottenPasswordPage } from '#features/accounts/recovery/web/forgotten-password-page.tsx';
import { getContact } from '#features/contact/messages/contract.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { safeRedirect } from '../path-access.ts';
import { postForm } from '../posted-form.ts';
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

/** The form as browsers send it without scripts. */
export const action = (sent: Route.ActionArgs) => postForm(sent, requestPasswordReset, { text: ['email'] });

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <ForgottenPasswordPage
        loginHref={loaderData.loginHref}
        contactEmail={loaderData.contactEmail}
        sentTo={actionData?.data?.email ?? null}
      />
    </PostedForm>
  );
}
