import { redirect, useNavigate } from 'react-router';
import { verificationAddress } from '#features/accounts/auth-addresses.ts';
import { listProviders } from '#features/accounts/external-sign-in/contract.ts';
import { registerEmployer, registerJobseeker } from '#features/accounts/registration/contract.ts';
import { employerTexts } from '#features/accounts/registration/web/employer-draft.ts';
import { RegistrationPage } from '#features/accounts/registration/web/registration-page.tsx';
import { PostedForm } from '#ui/forms/posted.tsx';
import { pageLoader } from '../page-loader.ts';
import { safeRedirect } from '../path-access.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/registration';

/** `/registracija/kandidat` and `/registracija/poslodavac`. */
const accountTypeOf = ({ pathname }: URL): 'employer' | 'jobseeker' =>
  pathname.includes('/poslodavac') ? 'employer' : 'jobseeker';

export const loader = pageLoader(async ({ call, describe, search, t, url }) => {
  const accountType = accountTypeOf(url);
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

const shared = { secret: ['password', 'passwordRepeated'] };

export async function action(sent: Route.ActionArgs) {
  const accountType = accountTypeOf(sent.url);
  const redirectUrl = safeRedirect(sent.url.searchParams.get('redirectUrl'));
  const more = redirectUrl ? { redirectUrl } : {};
  const answer =
    accountType === 'employer'
      ? await postForm(
          sent,
          registerEmployer,
          {
            ...shared,
            text: employerTexts,
            ticks: ['registrationNumberConfirmed', 'newsNotifications', 'specialOffers', 'terms'],
          },
          more,
        )
      : await postForm(
          sent,
          registerJobseeker,
          {
            ...shared,
            text: ['name', 'lastName', 'email'],
            ticks: ['newsNotifications', 'terms'],
          },
          more,
        );
  const { data: registered } = answer.data;
  if (registered === null) return answer;
  throw redirect(verificationAddress(accountType, { email: registered.email, redirectUrl, sent: true }));
}

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const { page: _, ...asked } = loaderData;
  const { accountType, redirectUrl } = asked;
  const navigate = useNavigate();
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <RegistrationPage
        key={accountType}
        {...asked}
        onRegistered={(email) => void navigate(verificationAddress(accountType, { email, redirectUrl, sent: true }))}
      />
    </PostedForm>
  );
}
