import { endpoints } from '#kit/endpoint.ts';

const { get, put, del } = endpoints('agents', () => import('./fields.ts'));

export const getAgentDraft = get('getDraft', '/candidate/agent-drafts/{kind}', 'jobseeker', {
  summary: 'The unfinished new or edited agent (`create`, `edit`), as it was last saved on any device.',
  schemas: (f) => ({ params: f.agentDraftParams, data: f.agentDraftAnswer }),
});

export const saveAgentDraft = put('saveDraft', '/candidate/agent-drafts/{kind}', 'jobseeker', {
  summary: 'Saves an unfinished agent over the version that it began with.',
  schemas: (f) => ({ params: f.agentDraftParams, body: f.agentDraftInput, data: f.savedAgentDraft }),
  problems: ['agents.draft-changed', 'agents.not-found'],
});

export const dropAgentDraft = del('dropDraft', '/candidate/agent-drafts/{kind}', 'jobseeker', {
  summary: 'Forgets an unfinished agent; one that is not there is forgotten already.',
  schemas: (f) => ({ params: f.agentDraftParams }),
});
