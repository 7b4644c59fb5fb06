import { AccountPage } from '#features/accounts/account/web/account-page.tsx';
import { me } from '#features/accounts/contract.ts';
import { listProviders } from '#features/accounts/external-sign-in/contract.ts';
import { toExternalProblem } from '#features/accounts/external-sign-in/external-problems.ts';
import { ExternalProblemNote } from '#features/accounts/external-sign-in/web/external-problem-note.tsx';
import { candidateAccount, employerAccount } from '#features/accounts/personal-data/contract.ts';
import { getContact } from '#features/contact/messages/contract.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
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
  return (
    <OwnArea accountType={loaderData.accountType} title={t('accounts.pages.account.title')}>
      <ExternalProblemNote problem={loaderData.externalProblem ?? null} purpose="connect" />
      <AccountPage {...loaderData} />
    </OwnArea>
  );
}
