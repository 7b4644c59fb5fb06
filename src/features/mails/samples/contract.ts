import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('administration', () => import('./fields.ts'));

export const getMailTexts = get('getMailTexts', '/admin/mail-texts', 'admin', {
  summary: 'Every email by its occasion, and one of them as it reads with sample data.',
  schemas: (f) => ({ query: f.mailTextsQuery, data: f.mailTexts }),
});
