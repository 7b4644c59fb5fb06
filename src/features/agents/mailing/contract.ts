import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('agents', () => import('./fields.ts'));

export const agentMailFacts = get('mailFacts', '/services/agent-mail', 'public', {
  summary: 'Which digital agent the link of its email is about, and which posting; changes nothing.',
  schemas: (f) => ({ query: f.agentMailQuery, data: f.agentMailFacts }),
  problems: ['agents.bad-link'],
});

export const actOnAgentMail = post('mailAct', '/services/agent-mail', 'public', {
  summary:
    'Stops, pauses or resumes emails of the agent of a link, or sets how often they come; email programs post to it with `?token=` (RFC 8058).',
  schemas: (f) => ({ query: f.agentMailTokenQuery, body: f.agentMailInput, data: f.agentMailFacts }),
  form: true,
  problems: ['agents.bad-link', 'agents.alerts-limit-reached'],
});

export const giveAgentOpinion = post('giveOpinion', '/services/agent-mail/opinion', 'public', {
  summary: 'Whether a posting that an email of the agent named was useful; the last answer counts.',
  schemas: (f) => ({ body: f.agentOpinionInput, data: f.agentMailFacts }),
  problems: ['agents.bad-link'],
});
