import { endpoints } from '#kit/endpoint.ts';

const { get, post, put, del } = endpoints('postings', () => import('./fields.ts'));

export const listQuestionnaires = get('listQuestionnaires', '/employer/questionnaires', 'recruiter', {
  summary: 'Kept questionnaires by name.',
  schemas: (f, z) => ({ data: z.array(f.questionnaire) }),
});

export const keepQuestionnaire = post('keepQuestionnaire', '/employer/questionnaires', 'recruiter', {
  summary: 'Keeps questions under a name.',
  schemas: (f) => ({ body: f.questionnaireInput, data: f.questionnaire }),
  problems: ['postings.questionnaire-named', 'postings.questionnaires-full'],
  status: 201,
});

export const changeQuestionnaire = put('changeQuestionnaire', '/employer/questionnaires/{id}', 'recruiter', {
  summary: 'Changes name and questions; postings keep what they have.',
  schemas: (f) => ({ body: f.changedQuestionnaire, data: f.questionnaire }),
  problems: ['postings.questionnaire-not-found', 'postings.questionnaire-changed', 'postings.questionnaire-named'],
});

export const deleteQuestionnaire = del('deleteQuestionnaire', '/employer/questionnaires/{id}', 'recruiter', {
  summary: 'Forgets kept questions; postings keep theirs.',
  problems: ['postings.questionnaire-not-found'],
});
