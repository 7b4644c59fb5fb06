import { useNavigate } from 'react-router';
import { AccountPage } from '#features/accounts/account/web/account-page.tsx';
import { logout, me } from '#features/accounts/contract.ts';
import { listProviders } from '#features/accounts/external-sign-in/contract.ts';
import { toExternalProblem } from '#features/accounts/external-sign-in/external-problems.ts';
import { ExternalProblemNote } from '#features/accounts/external-sign-in/web/external-problem-note.tsx';
import { candidateAccount, employerAccount } from '#features/accounts/personal-data/contract.ts';
import { getContact } from '#features/contact/messages/contract.ts';
import { clearRootStore, setAuth } from '#kit/root-store.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { loginAddress } from '../path-access.ts';
import { OwnArea } from '../shell/late/own-area.tsx';
import type { Route } from './+types/account';

export const loader = titledLoader('accounts.pages.account.title', async ({ call, search, userOf }) => {
  const { accountType } = await userOf();
  const { data: account } = await call(me, {});
  if (accountType === 'employer') {
    const [{ data }, { data: provider }] = await Promise.all([call(employerAccount, {}), call(getContact, {})]);
    return { accountType, account, copy: data.export, contactEmail: provider.email };
  }
  const [{ data: candidate }, { data: providers }] = await Promise.all([
    call(candidateAccount, {}),
    call(listProviders, {}),
  ]);
  const externalProblem = toExternalProblem(search.get('problem'));
  return {
    accountType: 'jobseeker' as const,
    account,
    copy: candidate.export,
    candidate,
    providers,
    externalProblem,
  };
});

export default function Account({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const api = useApi();
  const toasts = useToast();
  const navigate = useNavigate();

  const onDeleted = (): void => {
    clearRootStore();
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
