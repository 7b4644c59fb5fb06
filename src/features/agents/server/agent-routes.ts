import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { AgentService } from './agent-service.ts';

export const agentRoutes = (service: AgentService): Route[] => [
  route(contract.listAgents, ({ actor, language }) => service.list(actor, language)),
  route(contract.createAgent, async ({ actor, language, once }, { body }) => ({
    data: await service.create(actor, body, language, once),
  })),
  route(contract.getAgent, async ({ actor, language }, { params }) => ({
    data: await service.get(actor, params.id, language),
  })),
  route(contract.saveAgent, async ({ actor, language }, { params, body }) => ({
    data: await service.save(actor, params.id, body, language),
  })),
  route(contract.switchAgent, async ({ actor, language }, { params, body }) => ({
    data: await service.switch(actor, params.id, body, language),
  })),
  route(contract.deleteAgent, async ({ actor }, { params }) => {
    await service.delete(actor, params.id);
    return { data: {} };
  }),
  route(contract.renewAgentFeed, async ({ actor, language }, { params }) => ({
    data: await service.renewFeed(actor, params.id, language),
  })),
  route(contract.listAgentPostings, ({ actor, language }, { params, query }) =>
    service.postings(actor, params.id, query, language),
  ),
  route(contract.seeAgentPostings, async ({ actor }, { params }) => {
    await service.see(actor, params.id);
    return { data: {} };
  }),
];
