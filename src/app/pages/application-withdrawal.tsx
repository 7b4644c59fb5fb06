import { checkWithdrawal, withdrawByLink } from '#features/applications/withdrawing/contract.ts';
import { WithdrawalPage } from '#features/applications/withdrawing/web/withdrawal-page.tsx';
import { problemOf } from '#shared/client-errors.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/application-withdrawal';

const tokenOf = (url: URL): string => url.searchParams.get('token') ?? '';

/** `/email/povlacenje-prijave?token=`, where the link of a guest's confirmation leads. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenOf(url);
  const page = describePage(context, {
    title: texts(context)('applications.withdrawing.page'),
    robots: 'noindex',
  });
  try {
    const { data: facts } = await api(context).call(checkWithdrawal, { query: { token } });
    return { token, facts, page };
  } catch (error) {
    if (problemOf(error)?.code !== 'applications.bad-withdrawal-link') throw error;
    return { token, facts: null, page };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

/** The form as browsers send it without scripts. */
export const action = (sent: Route.ActionArgs) =>
  postForm(sent, withdrawByLink, { text: [] }, { token: tokenOf(sent.url) });

export default function ApplicationWithdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const { token, facts } = loaderData;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <WithdrawalPage key={token} token={token} facts={facts} withdrawn={Boolean(actionData?.data)} />
    </PostedForm>
  );
}
