import { endpoint } from '#shared/endpoint.ts';

export const suggestSkills = endpoint({
  id: 'postings.skills',
  method: 'GET',
  path: '/postings/skills',
  access: 'public',
  sameFor: 'guests',
  summary: 'Skills for a CV that match typed text, those that most live postings name first.',
  schemas: async () => {
    const { z } = await import('zod');
    const { skill, skillsQuery } = await import('./fields.ts');
    return { query: skillsQuery, data: z.array(skill) };
  },
});
