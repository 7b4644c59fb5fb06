import { accountTypeOf, loginAddress } from '#features/accounts/auth-addresses.ts';
import { sendVerification } from '#features/accounts/recovery/contract.ts';
import { VerificationPage } from '#features/accounts/recovery/web/verification-page.tsx';
import { getContact } from '#features/contact/messages/contract.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { safeRedirect } from '../path-access.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/email-verification';

/** `/email/verifikacija`; `?email=` fills the address in, `korak=potvrda` says that instructions were sent to it. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { data: contact } = await api(context).call(getContact, {});
  const redirectUrl = safeRedirect(searchParams.get('redirectUrl'));
  const email = (searchParams.get('email') ?? '').slice(0, 254);
  return {
    email,
    sent: email !== '' && searchParams.get('korak') === 'potvrda',
    contactEmail: contact.email,
    redirectUrl,
    loginHref: loginAddress(accountTypeOf(searchParams.get('nalog')), { redirectUrl }),
    page: describePage(context, {
      title: texts(context)('accounts.recovery.verification.pageTitle'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

/** The form as browsers send it without scripts. */
export const action = (sent: Route.ActionArgs) => {
  const redirectUrl = safeRedirect(sent.url.searchParams.get('redirectUrl'));
  return postForm(sent, sendVerification, { text: ['email'] }, redirectUrl ? { redirectUrl } : {});
};

export default function EmailVerification({ loaderData, actionData }: Route.ComponentProps) {
  const { loginHref, redirectUrl, contactEmail } = loaderData;
  const sentTo = actionData?.data?.email;
  const email = sentTo ?? loaderData.email;
  const sent = sentTo !== undefined || loaderData.sent;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <VerificationPage
        key={`${email} ${sent}`}
        email={email}
        sent={sent}
        loginHref={loginHref}
        redirectUrl={redirectUrl}
        contactEmail={contactEmail}
      />
    </PostedForm>
  );
}
