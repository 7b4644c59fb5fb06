import { actOnAgentMail, agentMailFacts, giveAgentOpinion } from '#features/agents/mailing/contract.ts';
import { agentMailActs } from '#features/agents/mailing/mail-acts.ts';
import { AgentMailPage } from '#features/agents/mailing/web/agent-mail-page.tsx';
import { nullWhen } from '#kit/null-when.ts';
import { postedPage } from '#ui/forms/posted.tsx';
import { pageLoader } from '../page-loader.ts';
import { postForm } from '../posted-form.ts';
import { tokenOf } from '../token-page.ts';
import type { Route } from './+types/agent-mail';

/**
 * `/digitalni-agent/mejl?token=`, the target of links in an agent's mails; `posting` and `useful` give feedback on a
 * posting.
 */
export const loader = pageLoader(async ({ call, describe, search, t, url }) => {
  const token = tokenOf(url);
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
  const token = tokenOf(sent.url);
  const posting = sent.url.searchParams.get('posting');
  if (posting) return postForm(sent, giveAgentOpinion, { text: ['useful'] }, { token, posting });
  return postForm(sent, actOnAgentMail, { text: ['act'] }, { token });
}

export default postedPage<typeof loader, typeof action>(({ answer, ...asked }) => (
  <AgentMailPage {...asked} saved={answer !== null} />
));
