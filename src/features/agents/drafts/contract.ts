import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getAgentDraft = endpoint({
  id: 'agents.getDraft',
  method: 'GET',
  path: '/candidate/agent-drafts/{kind}',
  access: 'jobseeker',
  summary: 'The unfinished new or edited agent (`create`, `edit`), as it was last saved on any device.',
  schemas: async () => {
    const f = await fields();
    return { params: f.agentDraftParams, data: f.agentDraftAnswer };
  },
});

export const saveAgentDraft = endpoint({
  id: 'agents.saveDraft',
  method: 'PUT',
  path: '/candidate/agent-drafts/{kind}',
  access: 'jobseeker',
  summary: 'Saves an unfinished agent over the version that it began with.',
  schemas: async () => {
    const f = await fields();
    return { params: f.agentDraftParams, body: f.agentDraftInput, data: f.keptAgentDraft };
  },
  problems: ['agents.draft-changed', 'agents.not-found'],
});

export const dropAgentDraft = endpoint({
  id: 'agents.dropDraft',
  method: 'DELETE',
  path: '/candidate/agent-drafts/{kind}',
  access: 'jobseeker',
  summary: 'Forgets an unfinished agent; one that is not there is forgotten already.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: (await fields()).agentDraftParams, data: z.object({}) };
  },
});
