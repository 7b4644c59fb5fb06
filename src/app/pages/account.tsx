import { useNavigate } from 'react-router';
import { logout, me } from '#features/accounts/contract.ts';
import { listProviders } from '#features/accounts/external-sign-in/contract.ts';
import { toExternalProblem } from '#features/accounts/external-sign-in/external-problems.ts';
import { ExternalProblemNote } from '#features/accounts/external-sign-in/web/external-problem-note.tsx';
import { candidateAccount, employerAccount } from '#features/accounts/personal-data/contract.ts';
import { AccountPage } from '#features/accounts/web/account/account-page.tsx';
import { getContact } from '#features/contact/messages/contract.ts';
import { forgetEverything, setAuth } from '#shared/root-store.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { loginAddress } from '../path-access.ts';
import { userOf } from '../session-guard.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/account';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accountType: type } = await userOf(context);
  const accountType: 'employer' | 'jobseeker' = type === 'employer' ? type : 'jobseeker';
  const call = api(context).call;
  const page = describePage(context, {
    title: texts(context)('accounts.pages.account.title'),
    robots: 'noindex',
  });
  const { data: account } = await call(me, {});
  if (accountType === 'employer') {
    const [{ data }, { data: provider }] = await Promise.all([
      call(employerAccount, {}),
      call(getContact, {}),
    ]);
    return { accountType, account, copy: data.export, contactEmail: provider.email, page };
  }
  const [{ data: candidate }, { data: providers }] = await Promise.all([
    call(candidateAccount, {}),
    call(listProviders, {}),
  ]);
  const externalProblem = toExternalProblem(url.searchParams.get('problem'));
  return { accountType, account, copy: candidate.export, candidate, providers, externalProblem, page };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Account({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const api = useApi();
  const toasts = useToast();
  const navigate = useNavigate();

  const onDeleted = (): void => {
    forgetEverything();
    toasts.show({ tone: 'ok', title: t('accounts.personalData.deletion.done') });
    void navigate('/', { replace: true });
  };
  const onSignInAgain = async (): Promise<void> => {
    await api.call(logout, {}).catch(() => undefined);
    setAuth(null);
    window.location.assign(loginAddress(window.location.pathname));
  };

  return (
    <OwnArea accountType={loaderData.accountType} title={t('accounts.pages.account.title')}>
      <ExternalProblemNote problem={loaderData.externalProblem ?? null} purpose="connect" />
      <AccountPage {...loaderData} onDeleted={onDeleted} onSignInAgain={onSignInAgain} />
    </OwnArea>
  );
}
