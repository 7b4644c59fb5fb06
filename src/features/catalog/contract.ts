import { endpoint } from '#shared/endpoint.ts';

export const getCatalog = endpoint({
  id: 'catalog.get',
  method: 'GET',
  path: '/catalog',
  access: 'public',
  sameFor: 'everybody',
  summary:
    'The closed lists with their labels in the language of the Locale header: codes to send, and labels to show.',
  schemas: async () => ({ data: (await import('./fields.ts')).catalogView }),
});
