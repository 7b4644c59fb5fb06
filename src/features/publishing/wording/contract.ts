import { endpoints } from '#kit/endpoint.ts';

const { post } = endpoints('postings', () => import('./fields.ts'));

export const checkWording = post('checkWording', '/employer/postings/check', 'recruiter', {
  summary: 'What the wording check finds in the texts of a posting, before it is sent.',
  schemas: (f, z) => ({ body: f.wordingInput, data: z.array(f.postingFinding) }),
  problems: ['too-many-requests'],
});
