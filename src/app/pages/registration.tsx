import { useNavigate } from 'react-router';
import { verificationAddress } from '#features/accounts/auth-addresses.ts';
import { listProviders } from '#features/accounts/external-contract.ts';
import { RegistrationPage } from '#features/accounts/web/registration-page.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { safeRedirect } from '../session-guard.ts';
import type { Route } from './+types/registration';

/** `/registracija/kandidat` and `/registracija/poslodavac`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const accountType = url.pathname.includes('/poslodavac') ? ('employer' as const) : ('jobseeker' as const);
  const t = texts(context);
  return {
    accountType,
    providers: accountType === 'jobseeker' ? (await api(context).call(listProviders, {})).data : [],
    redirectUrl: safeRedirect(url.searchParams.get('redirectUrl')),
    page: describePage(context, {
      title: t(`accounts.registration.${accountType}.pageTitle`),
      description: t(`accounts.registration.${accountType}.pageDescription`),
      path: url.pathname,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Registration({ loaderData }: Route.ComponentProps) {
  const { accountType, redirectUrl, providers } = loaderData;
  const navigate = useNavigate();
  return (
    <RegistrationPage
      key={accountType}
      accountType={accountType}
      redirectUrl={redirectUrl}
      providers={providers}
      onRegistered={(email) =>
        void navigate(verificationAddress(accountType, { email, redirectUrl, sent: true }))
      }
    />
  );
}
