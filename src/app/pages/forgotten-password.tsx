import { accountTypeOf, loginAddress } from '#features/accounts/auth-addresses.ts';
import { requestPasswordReset } from '#features/accounts/recovery/contract.ts';
import { ForgottenPasswordPage } from '#features/accounts/recovery/web/forgotten-password-page.tsx';
import { getContact } from '#features/contact/messages/contract.ts';
import { postedPage } from '#ui/forms/posted.tsx';
import { pageLoader } from '../page-loader.ts';
import { safeRedirect } from '../path-access.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/forgotten-password';

export const loader = pageLoader(async ({ call, describe, search, t, url }) => ({
  contactEmail: (await call(getContact, {})).data.email,
  loginHref: loginAddress(accountTypeOf(search.get('nalog')), {
    redirectUrl: safeRedirect(search.get('redirectUrl')),
  }),
  page: describe({
    title: t('accounts.recovery.forgotten.title'),
    description: t('accounts.recovery.forgotten.text'),
    path: url.pathname,
  }),
}));

export const action = (sent: Route.ActionArgs) => postForm(sent, requestPasswordReset, { text: ['email'] });

export default postedPage<typeof loader, typeof action>(({ answer, ...asked }) => (
  <ForgottenPasswordPage {...asked} sentTo={answer?.email ?? null} />
));
