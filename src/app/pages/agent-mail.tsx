import { actOnAgentMail, agentMailFacts, giveAgentOpinion } from '#features/agents/mailing/contract.ts';
import { agentMailActs } from '#features/agents/mailing/mail-acts.ts';
import { AgentMailPage } from '#features/agents/mailing/web/agent-mail-page.tsx';
import { problemOf } from '#shared/client-errors.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { postForm } from '../posted-form.ts';
import type { Route } from './+types/agent-mail';

/** `/digitalni-agent/mejl?token=`, where links of an agent's mails lead; `posting` and `useful` are an answer about one. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const t = texts(context);
  const token = searchParams.get('token') ?? '';
  const posting = searchParams.get('posting');
  const useful = searchParams.get('useful');
  const answer = {
    token,
    useful: useful === 'yes' || useful === 'no' ? (useful as 'yes' | 'no') : null,
    wish: agentMailActs.find((act) => act === searchParams.get('wish')) ?? null,
    page: describePage(context, {
      title: t(posting ? 'agents.mailPage.opinion.title' : 'agents.mailPage.title'),
      robots: 'noindex',
    }),
  };
  try {
    const query = { token, ...(posting ? { posting } : {}) };
    return { ...answer, facts: (await api(context).call(agentMailFacts, { query })).data };
  } catch (error) {
    if (problemOf(error)?.code !== 'agents.bad-link') throw error;
    return { ...answer, facts: null };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

/** The forms as browsers send them without scripts. */
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
