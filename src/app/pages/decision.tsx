import { getDecision, objectToDecision } from '#features/moderation/objections/contract.ts';
import { DecisionPage } from '#features/moderation/objections/web/decision-page.tsx';
import { nullWhen } from '#kit/null-when.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { titledLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/decision';

/** `/email/odluka?token=`, the target of the link in the mail about a decision. */
export const loader = titledLoader('decisions.page.title', async ({ call, search }) => {
  const query = { token: search.get('token') ?? '' };
  const found = await call(getDecision, { query }).catch(nullWhen('decisions.not-found'));
  return { ...query, decision: found?.data ?? null };
});

export const action = (sent: Route.ActionArgs) =>
  postForm(sent, objectToDecision, { text: ['text'] }, { token: sent.url.searchParams.get('token') ?? '' });

export default function Decision({ loaderData, actionData }: Route.ComponentProps) {
  const { token, decision } = loaderData;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <DecisionPage key={token} token={token} decision={decision} />
    </PostedForm>
  );
}
