import { endpoint, idParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listAgents = endpoint({
  id: 'agents.list',
  method: 'GET',
  path: '/candidate/agents',
  access: 'jobseeker',
  summary:
    'The candidate’s digital agents, the newest first, each with how many postings it found since the last visit.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return { data: z.array(f.agentView), meta: f.agentsMeta };
  },
});

export const createAgent = endpoint({
  id: 'agents.create',
  method: 'POST',
  path: '/candidate/agents',
  access: 'jobseeker',
  summary: 'A new agent: it finds postings that go live from now on.',
  schemas: async () => {
    const f = await fields();
    return { body: f.agentInput, data: f.agentView };
  },
  once: true,
  status: 201,
  problems: ['agents.limit-reached'],
});

export const getAgent = endpoint({
  id: 'agents.get',
  method: 'GET',
  path: '/candidate/agents/{id}',
  access: 'jobseeker',
  summary: 'One of the candidate’s agents.',
  schemas: async () => ({ params: await idParams(), data: (await fields()).agentView }),
  problems: ['agents.not-found'],
});

export const saveAgent = endpoint({
  id: 'agents.save',
  method: 'PUT',
  path: '/candidate/agents/{id}',
  access: 'jobseeker',
  summary:
    'Saves an agent over the version the change began with; an older one gets 409 with the newer agent as `current`.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.agentChange, data: f.agentView };
  },
  problems: ['agents.not-found', 'agents.changed'],
});

export const switchAgent = endpoint({
  id: 'agents.switch',
  method: 'PATCH',
  path: '/candidate/agents/{id}',
  access: 'jobseeker',
  summary: 'Turns email on or off, changes its frequency or pauses it until a day; the last request wins.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.agentSwitch, data: f.agentView };
  },
  problems: ['agents.not-found'],
});

export const deleteAgent = endpoint({
  id: 'agents.delete',
  method: 'DELETE',
  path: '/candidate/agents/{id}',
  access: 'jobseeker',
  summary: 'Deletes an agent with all it has found.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), data: z.object({}) };
  },
  problems: ['agents.not-found'],
});

export const renewAgentFeed = endpoint({
  id: 'agents.renewFeed',
  method: 'POST',
  path: '/candidate/agents/{id}/feed',
  access: 'jobseeker',
  summary: 'Creates a new secret address for the agent’s RSS feed; the old one stops working.',
  schemas: async () => ({ params: await idParams(), data: (await fields()).agentView }),
  problems: ['agents.not-found'],
});

export const listAgentPostings = endpoint({
  id: 'agents.postings',
  method: 'GET',
  path: '/candidate/agents/{id}/postings',
  access: 'jobseeker',
  summary: 'Live postings that fit the agent, newest first, with what of it each fits and whether it is new.',
  schemas: async () => {
    const { z } = await import('zod');
    const f = await fields();
    return {
      params: await idParams(),
      query: f.agentPostingsQuery,
      data: z.array(f.agentPosting),
      meta: f.agentPostingsMeta,
    };
  },
  problems: ['agents.not-found'],
});

export const seeAgentPostings = endpoint({
  id: 'agents.see',
  method: 'POST',
  path: '/candidate/agents/{id}/seen',
  access: 'jobseeker',
  summary: 'The candidate has seen what the agent found: it is no longer new.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), data: z.object({}) };
  },
  problems: ['agents.not-found'],
});
