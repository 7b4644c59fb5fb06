import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const agentMailFacts = endpoint({
  id: 'agents.mailFacts',
  method: 'GET',
  path: '/services/agent-mail',
  access: 'public',
  summary: 'Which digital agent the link of its email is about, and which posting; changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { query: f.agentMailQuery, data: f.agentMailFacts };
  },
  problems: ['agents.bad-link'],
});

export const actOnAgentMail = endpoint({
  id: 'agents.mailAct',
  method: 'POST',
  path: '/services/agent-mail',
  access: 'public',
  summary:
    'Stops, pauses or resumes emails of the agent of a link; email programs post to it with `?token=` (RFC 8058).',
  schemas: async () => {
    const f = await fields();
    return { query: f.agentMailTokenQuery, body: f.agentMailInput, data: f.agentMailFacts };
  },
  form: true,
  problems: ['agents.bad-link'],
});

export const giveAgentOpinion = endpoint({
  id: 'agents.giveOpinion',
  method: 'POST',
  path: '/services/agent-mail/opinion',
  access: 'public',
  summary: 'Whether a posting that an email of the agent named was useful; the last answer counts.',
  schemas: async () => {
    const f = await fields();
    return { body: f.agentOpinionInput, data: f.agentMailFacts };
  },
  problems: ['agents.bad-link'],
});
