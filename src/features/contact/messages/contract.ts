import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getContact = endpoint({
  id: 'contact.get',
  method: 'GET',
  path: '/contact',
  access: 'public',
  sameFor: 'guests',
  summary: 'Who the provider is and how it is reached.',
  schemas: async () => ({ data: (await fields()).contactAnswer }),
});

export const sendContact = endpoint({
  id: 'contact.send',
  method: 'POST',
  path: '/contact',
  access: 'public',
  summary: 'Sends a message to the provider by email, to be answered to the sender, who gets a confirmation.',
  schemas: async () => {
    const f = await fields();
    return { body: f.contactInput, data: f.contactSent };
  },
  status: 202,
  once: true,
  problems: ['too-many-requests'],
});
