import { describeAlert, requestAlert } from '#features/agents/alerts/contract.ts';
import { AlertRequestPage } from '#features/agents/alerts/web/alert-request-page.tsx';
import { postedPage } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import { usePageUser } from '../use-page-user.ts';
import type { Route } from './+types/alert';

/** `/oglasi/obavestenja?…` with a search of `/oglasi`: new jobs by email without an account. */
export const loader = titledLoader('agents.alerts.request.title', async ({ call, search }) => {
  const query = search.toString();
  return { query, alert: (await call(describeAlert, { query: { query } })).data };
});

export const action = (sent: Route.ActionArgs) =>
  postForm(sent, requestAlert, { text: ['email'] }, { query: sent.url.searchParams.toString() });

export default postedPage<typeof loader, typeof action>(({ query, alert, answer }) => {
  const email = usePageUser()?.email ?? '';
  return <AlertRequestPage key={query} query={query} search={alert} email={email} sentTo={answer?.email ?? null} />;
});
