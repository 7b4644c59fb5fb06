import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const unsubscribeFacts = endpoint({
  id: 'accounts.unsubscribeFacts',
  method: 'GET',
  path: '/services/mail/unsubscribe',
  access: 'public',
  summary: 'Whose emails of which list an unsubscribe link is about; changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { query: f.unsubscribeQuery, data: f.unsubscribeFacts };
  },
  problems: ['accounts.bad-unsubscribe-link'],
});

export const unsubscribe = endpoint({
  id: 'accounts.unsubscribe',
  method: 'POST',
  path: '/services/mail/unsubscribe',
  access: 'public',
  summary: 'Stops emails of one list or of all; email programs post to it with `?token=` (RFC 8058).',
  schemas: async () => {
    const f = await fields();
    return { query: f.unsubscribeQuery, body: f.unsubscribeInput, data: f.unsubscribed };
  },
  form: true,
  problems: ['accounts.bad-unsubscribe-link'],
});

export const mailLinkOpened = endpoint({
  id: 'accounts.mailLinkOpened',
  method: 'POST',
  path: '/services/mail/link/opened',
  access: 'public',
  summary: 'Notes that a link of an email was opened; says nothing about tokens nobody has.',
  schemas: async () => {
    const f = await fields();
    return { body: f.linkOpenedInput, data: f.nothing };
  },
});
