import { endpoint } from '#shared/endpoint.ts';

export const getMailTexts = endpoint({
  id: 'administration.getMailTexts',
  method: 'GET',
  path: '/admin/mail-texts',
  access: 'admin',
  summary: 'Every email by its occasion, and one of them as it reads with sample data.',
  schemas: async () => {
    const { mailTexts, mailTextsQuery } = await import('./fields.ts');
    return { query: mailTextsQuery, data: mailTexts };
  },
});
