import { endpoint } from '#shared/endpoint.ts';

export const getContact = endpoint({
  id: 'contact.get',
  method: 'GET',
  path: '/contact',
  access: 'public',
  summary: 'How the provider is reached.',
  schemas: async () => ({ data: (await import('./fields.ts')).contactAnswer }),
});
