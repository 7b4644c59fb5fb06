import { endpoints } from '#kit/endpoint.ts';

const { get, post, put, patch, del } = endpoints('agents', () => import('./fields.ts'));

export const listAgents = get('list', '/candidate/agents', 'jobseeker', {
  summary:
    'The candidate’s digital agents, the newest first, each with how many postings it found since the last visit.',
  schemas: (f, z) => ({ data: z.array(f.agentView), meta: f.agentsMeta }),
});

export const createAgent = post('create', '/candidate/agents', 'jobseeker', {
  summary: 'A new agent: it finds postings that go live from now on.',
  schemas: (f) => ({ body: f.newAgentInput, data: f.agentView }),
  once: true,
  status: 201,
  problems: ['agents.limit-reached'],
});

export const getAgent = get('get', '/candidate/agents/{id}', 'jobseeker', {
  summary: 'One of the candidate’s agents.',
  schemas: (f) => ({ data: f.agentView }),
  problems: ['agents.not-found'],
});

export const saveAgent = put('save', '/candidate/agents/{id}', 'jobseeker', {
  summary:
    'Saves an agent over the version the change began with; an older one gets 409 with the newer agent as `current`.',
  schemas: (f) => ({ body: f.agentChange, data: f.agentView }),
  problems: ['agents.not-found', 'agents.changed'],
});

export const switchAgent = patch('switch', '/candidate/agents/{id}', 'jobseeker', {
  summary: 'Turns email on or off, changes its frequency or pauses it until a day; the last request wins.',
  schemas: (f) => ({ body: f.agentSwitch, data: f.agentView }),
  problems: ['agents.not-found'],
});

export const deleteAgent = del('delete', '/candidate/agents/{id}', 'jobseeker', {
  summary: 'Deletes an agent with all it has found.',
  problems: ['agents.not-found'],
});

export const renewAgentFeed = post('renewFeed', '/candidate/agents/{id}/feed', 'jobseeker', {
  summary: 'Creates a new secret address for the agent’s RSS feed; the old one stops working.',
  schemas: (f) => ({ data: f.agentView }),
  problems: ['agents.not-found'],
});

export const listAgentPostings = get('postings', '/candidate/agents/{id}/postings', 'jobseeker', {
  summary: 'Live postings that fit the agent, newest first, with what of it each fits and whether it is new.',
  schemas: (f, z) => ({
    query: f.agentPostingsQuery,
    data: z.array(f.agentPosting),
    meta: f.agentPostingsMeta,
  }),
  problems: ['agents.not-found'],
});

export const seeAgentPostings = post('see', '/candidate/agents/{id}/seen', 'jobseeker', {
  summary: 'The candidate has seen what the agent found: it is no longer new.',
  problems: ['agents.not-found'],
});
