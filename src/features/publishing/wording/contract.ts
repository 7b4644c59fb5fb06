import { endpoint } from '#shared/endpoint.ts';

export const checkWording = endpoint({
  id: 'postings.checkWording',
  method: 'POST',
  path: '/employer/postings/check',
  access: 'recruiter',
  summary: 'What the wording check finds in the texts of a posting, before it is sent.',
  schemas: async () => {
    const { z } = await import('zod');
    const { postingFinding, wordingInput } = await import('./fields.ts');
    return { body: wordingInput, data: z.array(postingFinding) };
  },
  problems: ['too-many-requests'],
});
