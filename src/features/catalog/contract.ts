import { endpoints } from '#kit/endpoint.ts';

const { get } = endpoints('catalog', () => import('./fields.ts'));

export const getCatalog = get('get', '/catalog', 'public', {
  summary:
    'The closed lists with their labels in the language of the Locale header: codes to send, and labels to show.',
  schemas: (f) => ({ data: f.catalogView }),
  sameFor: 'everybody',
});
