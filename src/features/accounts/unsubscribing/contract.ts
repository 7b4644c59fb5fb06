import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('accounts', () => import('./fields.ts'));

export const unsubscribeFacts = get('unsubscribeFacts', '/services/mail/unsubscribe', 'public', {
  summary: 'Whose emails of which list an unsubscribe link is about; changes nothing.',
  schemas: (f) => ({ query: f.unsubscribeQuery, data: f.unsubscribeFacts }),
  problems: ['accounts.bad-unsubscribe-link'],
});

export const unsubscribe = post('unsubscribe', '/services/mail/unsubscribe', 'public', {
  summary: 'Stops emails of one list or of all; email programs post to it with `?token=` (RFC 8058).',
  schemas: (f) => ({ query: f.unsubscribeQuery, body: f.unsubscribeInput, data: f.unsubscribed }),
  form: true,
  problems: ['accounts.bad-unsubscribe-link'],
});

export const mailLinkOpened = post('mailLinkOpened', '/services/mail/link/opened', 'public', {
  summary: 'Notes that a link of an email was opened; says nothing about tokens nobody has.',
  schemas: (f) => ({ body: f.linkOpenedInput }),
});
