import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('decisions', () => import('./fields.ts'));

export const getTransparency = get('transparency', '/transparency', 'public', {
  summary: 'Decisions of this year and the last by act and ground, reports and objections received.',
  schemas: (f, z) => ({ data: z.array(f.transparencyYear) }),
  sameFor: 'everybody',
});
