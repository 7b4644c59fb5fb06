import { accountTypeOf, loginAddress } from '#features/accounts/auth-addresses.ts';
import { sendVerification } from '#features/accounts/recovery/contract.ts';
import { VerificationPage } from '#features/accounts/recovery/web/verification-page.tsx';
import { getContact } from '#features/contact/messages/contract.ts';
import { postedPage } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { safeRedirect } from '../path-access.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/email-verification';

/** `/email/verifikacija`; `?email=` prefills the address, `korak=potvrda` shows that instructions were sent to it. */
export const loader = titledLoader('accounts.recovery.verification.pageTitle', async ({ call, search }) => {
  const { data: contact } = await call(getContact, {});
  const redirectUrl = safeRedirect(search.get('redirectUrl'));
  const email = (search.get('email') ?? '').slice(0, 254);
  return {
    email,
    sent: email !== '' && search.get('korak') === 'potvrda',
    contactEmail: contact.email,
    redirectUrl,
    loginHref: loginAddress(accountTypeOf(search.get('nalog')), { redirectUrl }),
  };
});

export const action = (sent: Route.ActionArgs) => {
  const redirectUrl = safeRedirect(sent.url.searchParams.get('redirectUrl'));
  return postForm(sent, sendVerification, { text: ['email'] }, redirectUrl ? { redirectUrl } : {});
};

export default postedPage<typeof loader, typeof action>(({ answer, ...asked }) => {
  const shown = answer ? { ...asked, email: answer.email, sent: true } : asked;
  return <VerificationPage key={`${shown.email} ${shown.sent}`} {...shown} />;
});
