import { actOnAgentMail, agentMailFacts, giveAgentOpinion } from '#features/agents/mailing/contract.ts';
import { agentMailActs } from '#features/agents/mailing/mail-acts.ts';
import { AgentMailPage } from '#features/agents/mailing/web/agent-mail-page.tsx';
import { nullWhen } from '#kit/null-when.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { pageLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/agent-mail';

/**
 * `/digitalni-agent/mejl?token=`, the target of links in an agent's mails; `posting` and `useful` give feedback on a
 * posting.
 */
export const loader = pageLoader(async ({ call, describe, search, t }) => {
  const token = search.get('token') ?? '';
  const posting = search.get('posting');
  const useful = search.get('useful');
  const query = { token, ...(posting ? { posting } : {}) };
  return {
    token,
    useful: useful === 'yes' || useful === 'no' ? (useful as 'yes' | 'no') : null,
    wish: agentMailActs.find((act) => act === search.get('wish')) ?? null,
    facts: (await call(agentMailFacts, { query }).catch(nullWhen('agents.bad-link')))?.data ?? null,
    page: describe({ title: t(posting ? 'agents.mailPage.opinion.title' : 'agents.mailPage.title') }),
  };
});

export async function action(sent: Route.ActionArgs) {
  const { searchParams } = new URL(sent.request.url);
  const token = searchParams.get('token') ?? '';
  const posting = searchParams.get('posting');
  if (posting) return postForm(sent, giveAgentOpinion, { text: ['useful'] }, { token, posting });
  return postForm(sent, actOnAgentMail, { text: ['act'] }, { token });
}

export default function AgentMail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, facts, useful, wish } = loaderData;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <AgentMailPage {...{ token, facts, useful, wish }} saved={Boolean(actionData?.data)} />
    </PostedForm>
  );
}
