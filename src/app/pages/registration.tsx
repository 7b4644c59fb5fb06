import { redirect } from 'react-router';
import { verificationAddress } from '#features/accounts/auth-addresses.ts';
import { listProviders } from '#features/accounts/external-sign-in/contract.ts';
import { registerEmployer, registerJobseeker } from '#features/accounts/registration/contract.ts';
import { employerTexts } from '#features/accounts/registration/web/employer-draft.ts';
import { RegistrationPage } from '#features/accounts/registration/web/registration-page.tsx';
import { postedPage } from '#ui/forms/posted.tsx';
import { pageLoader } from '../page-loader.ts';
import { audienceOf, safeRedirect } from '../path-access.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/registration';

/** `/registracija/kandidat` and `/registracija/poslodavac`. */
export const loader = pageLoader(async ({ call, describe, search, t, url }) => {
  const accountType = audienceOf(url);
  return {
    accountType,
    providers: accountType === 'jobseeker' ? (await call(listProviders, {})).data : [],
    redirectUrl: safeRedirect(search.get('redirectUrl')),
    page: describe({
      title: t(`accounts.registration.${accountType}.pageTitle`),
      description: t(`accounts.registration.${accountType}.pageDescription`),
      path: url.pathname,
    }),
  };
});

const secret = ['password', 'passwordRepeated'];

/** What the two forms submit besides the passwords. */
const forms = {
  employer: {
    secret,
    text: employerTexts,
    ticks: ['registrationNumberConfirmed', 'newsNotifications', 'specialOffers', 'terms'],
  },
  jobseeker: { secret, text: ['name', 'lastName', 'email'], ticks: ['newsNotifications', 'terms'] },
};

export async function action(sent: Route.ActionArgs) {
  const accountType = audienceOf(sent.url);
  const redirectUrl = safeRedirect(sent.url.searchParams.get('redirectUrl'));
  const more = redirectUrl ? { redirectUrl } : {};
  const answer =
    accountType === 'employer'
      ? await postForm(sent, registerEmployer, forms.employer, more)
      : await postForm(sent, registerJobseeker, forms.jobseeker, more);
  const { data: registered } = answer.data;
  if (registered === null) return answer;
  throw redirect(verificationAddress(accountType, { email: registered.email, redirectUrl, sent: true }));
}

export default postedPage<typeof loader, typeof action>((asked) => (
  <RegistrationPage key={asked.accountType} {...asked} />
));
