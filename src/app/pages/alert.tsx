import { useRouteLoaderData } from 'react-router';
import { describeAlert, requestAlert } from '#features/agents/alerts/contract.ts';
import { AlertRequestPage } from '#features/agents/alerts/web/alert-request-page.tsx';
import { PostedForm } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/alert';

/** `/oglasi/obavestenja?…` with a search of `/oglasi`: new jobs by email without an account. */
export const loader = titledLoader('agents.alerts.request.title', async ({ call, search }) => {
  const query = search.toString();
  return { query, alert: (await call(describeAlert, { query: { query } })).data };
});

export const action = (sent: Route.ActionArgs) =>
  postForm(sent, requestAlert, { text: ['email'] }, { query: sent.url.searchParams.toString() });

export default function Alert({ loaderData, actionData }: Route.ComponentProps) {
  const user = useRouteLoaderData<typeof rootLoader>('root')?.user;
  const { query, alert } = loaderData;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <AlertRequestPage
        key={query}
        query={query}
        search={alert}
        email={user?.email ?? ''}
        sentTo={actionData?.data?.email ?? null}
      />
    </PostedForm>
  );
}
