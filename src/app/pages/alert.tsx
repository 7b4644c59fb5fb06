import { redirect } from 'react-router';
import { filterOf } from '#features/agents/agent-search.ts';
import { alertFromSearchAddress } from '#features/agents/alerts/alert-addresses.ts';
import { describeAlert, requestAlert } from '#features/agents/alerts/contract.ts';
import { AlertRequestPage } from '#features/agents/alerts/web/alert-request-page.tsx';
import { postedPage } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import { usePageUser } from '../use-page-user.ts';
import { readBeginning } from '../wizard/agent-beginning.ts';
import type { Route } from './+types/alert';

/** `/oglasi/obavestenja?…` with a search of `/oglasi`, or a posting: new jobs by email without an account. */
export const loader = titledLoader('agents.alerts.request.title', async (loading) => {
  const { call, search } = loading;
  const similar = search.get('iz') === 'oglas' ? await readBeginning(loading) : null;
  if (similar) throw redirect(alertFromSearchAddress(filterOf(similar.search)));
  const query = search.toString();
  return { query, alert: (await call(describeAlert, { query: { query } })).data };
});

export const action = (sent: Route.ActionArgs) =>
  postForm(sent, requestAlert, { text: ['email'] }, { query: sent.url.searchParams.toString() });

export default postedPage<typeof loader, typeof action>(({ query, alert, answer }) => {
  const email = usePageUser()?.email ?? '';
  return <AlertRequestPage key={query} query={query} search={alert} email={email} sentTo={answer?.email ?? null} />;
});
