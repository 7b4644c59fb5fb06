import { checkWithdrawal, withdrawByLink } from '#features/applying/withdrawing/contract.ts';
import { WithdrawalPage } from '#features/applying/withdrawing/web/withdrawal-page.tsx';
import { nullWhen } from '#kit/null-when.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/application-withdrawal';

/** `/email/povlacenje-prijave?token=`, the target of the link in a guest's confirmation. */
export const loader = titledLoader('applications.withdrawing.page', async ({ call, search }) => {
  const query = { token: search.get('token') ?? '' };
  const found = await call(checkWithdrawal, { query }).catch(nullWhen('applications.bad-withdrawal-link'));
  return { ...query, facts: found?.data ?? null };
});

export const action = (sent: Route.ActionArgs) =>
  postForm(sent, withdrawByLink, { text: [] }, { token: sent.url.searchParams.get('token') ?? '' });

export default function ApplicationWithdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const { token, facts } = loaderData;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <WithdrawalPage key={token} token={token} facts={facts} withdrawn={Boolean(actionData?.data)} />
    </PostedForm>
  );
}
