import { endpoints } from '#kit/endpoint.ts';

const { get, post } = endpoints('accounts', () => import('./fields.ts'));

export const getNotifications = get('getNotifications', '/services/notifications', 'account', {
  summary: 'Which emails the account wants, and in which language.',
  schemas: (f) => ({ data: f.notificationSettings }),
});

export const setNotifications = post('setNotifications', '/services/notifications', 'account', {
  summary:
    'Sets which emails the account wants, and in which language; what changed of consents is kept with its time.',
  schemas: (f) => ({ body: f.notificationSettings, data: f.notificationSettings }),
});

export const retryMail = post('retryMail', '/services/mail/retry', 'account', {
  summary: 'Resumes email to the account’s address after it permanently rejected email.',
});
