import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('decisions', () => import('./fields.ts'));

export const listOwnDecisions = get('listOwn', '/employer/decisions', 'recruiter', {
  summary: 'Decisions about the company and its postings, newest first.',
  schemas: (f, z) => ({ query: f.ownDecisionsQuery, data: z.array(f.ownDecision), meta: f.ownDecisionsMeta }),
});

export const getDecision = get('get', '/services/decisions', 'public', {
  summary: 'The decision of a mailed link, with its ground, facts, and the objection to it.',
  schemas: (f) => ({ query: f.decisionQuery, data: f.decisionView }),
  problems: ['decisions.not-found'],
});

export const objectToDecision = post('object', '/services/decisions/objection', 'public', {
  summary: 'Objects to the decision of a mailed link, once and within six months.',
  schemas: (f) => ({ body: f.objectionInput, data: f.decisionView }),
  problems: ['decisions.not-found', 'decisions.objected', 'decisions.objection-late', 'too-many-requests'],
});

export const listObjections = get('listObjections', '/admin/objections', 'admin', {
  summary: 'Objections to decisions: those that wait (the longest waiting first), or decided ones.',
  schemas: (f, z) => ({ query: f.objectionsQuery, data: z.array(f.objectionRow), meta: f.objectionsMeta }),
});

export const decideObjection = post('decideObjection', '/admin/objections/{id:uuid}/decide', 'admin', {
  summary:
    'Upholds or rejects an objection with reasons. Upheld, the act is undone where it can be. Who made the first decision is refused while there is another administrator.',
  schemas: (f) => ({ body: f.objectionDecision }),
  problems: ['decisions.not-found', 'decisions.own-decision', 'administration.already-done'],
});
