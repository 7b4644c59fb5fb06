import { checkAlert, confirmAlert } from '#features/agents/alerts/contract.ts';
import { AlertConfirmationPage } from '#features/agents/alerts/web/alert-confirmation-page.tsx';
import { nullWhen } from '#kit/null-when.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/alert-confirmation';

/** `/oglasi/obavestenja/potvrda?token=`, the target of the link that confirms an alert. */
export const loader = titledLoader('agents.alerts.confirmation.title', async ({ call, search }) => {
  const query = { token: search.get('token') ?? '' };
  const found = await call(checkAlert, { query }).catch(nullWhen('agents.bad-link'));
  return { ...query, alert: found?.data ?? null };
});

export const action = (sent: Route.ActionArgs) =>
  postForm(sent, confirmAlert, { text: [] }, { token: sent.url.searchParams.get('token') ?? '' });

export default function AlertConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, alert } = loaderData;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <AlertConfirmationPage key={token} token={token} alert={actionData?.data ?? alert} />
    </PostedForm>
  );
}
