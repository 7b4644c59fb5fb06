import { endpoint, idParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listQuestionnaires = endpoint({
  id: 'postings.listQuestionnaires',
  method: 'GET',
  path: '/employer/questionnaires',
  access: 'recruiter',
  summary: 'Kept questionnaires by name.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.array((await fields()).questionnaire) };
  },
});

export const keepQuestionnaire = endpoint({
  id: 'postings.keepQuestionnaire',
  method: 'POST',
  path: '/employer/questionnaires',
  access: 'recruiter',
  summary: 'Keeps questions under a name.',
  schemas: async () => {
    const f = await fields();
    return { body: f.questionnaireInput, data: f.questionnaire };
  },
  problems: ['postings.questionnaire-named', 'postings.questionnaires-full'],
  status: 201,
});

export const changeQuestionnaire = endpoint({
  id: 'postings.changeQuestionnaire',
  method: 'PUT',
  path: '/employer/questionnaires/{id}',
  access: 'recruiter',
  summary: 'Changes name and questions; postings keep what they have.',
  schemas: async () => {
    const f = await fields();
    return { params: await idParams(), body: f.changedQuestionnaire, data: f.questionnaire };
  },
  problems: [
    'postings.questionnaire-not-found',
    'postings.questionnaire-changed',
    'postings.questionnaire-named',
  ],
});

export const deleteQuestionnaire = endpoint({
  id: 'postings.deleteQuestionnaire',
  method: 'DELETE',
  path: '/employer/questionnaires/{id}',
  access: 'recruiter',
  summary: 'Forgets kept questions; postings keep theirs.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await idParams(), data: z.object({}) };
  },
  problems: ['postings.questionnaire-not-found'],
});
