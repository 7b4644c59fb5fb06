import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('postings', () => import('./fields.ts'));

export const suggestSkills = get('skills', '/postings/skills', 'public', {
  summary: 'Skills for a CV that match typed text, those that most live postings name first.',
  schemas: (f, z) => ({ query: f.skillsQuery, data: z.array(f.skill) }),
  sameFor: 'guests',
});
