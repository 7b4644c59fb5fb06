import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('contact', () => import('./fields.ts'));

export const getContact = get('get', '/contact', 'public', {
  summary: 'Who the provider is and how it is reached.',
  schemas: (f) => ({ data: f.contactAnswer }),
  sameFor: 'guests',
});

export const sendContact = post('send', '/contact', 'public', {
  summary: 'Sends a message to the provider by email, to be answered to the sender, who gets a confirmation.',
  schemas: (f) => ({ body: f.contactInput, data: f.contactSent }),
  status: 202,
  once: true,
  problems: ['too-many-requests'],
});
