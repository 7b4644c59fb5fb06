import { endpoint } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const getNotifications = endpoint({
  id: 'accounts.getNotifications',
  method: 'GET',
  path: '/services/notifications',
  access: 'account',
  summary: 'Which emails the account wants, and in which language.',
  schemas: async () => ({ data: (await fields()).notificationSettings }),
});

export const setNotifications = endpoint({
  id: 'accounts.setNotifications',
  method: 'POST',
  path: '/services/notifications',
  access: 'account',
  summary:
    'Sets which emails the account wants, and in which language; what changed of consents is kept with its time.',
  schemas: async () => {
    const f = await fields();
    return { body: f.notificationSettings, data: f.notificationSettings };
  },
});

export const retryMail = endpoint({
  id: 'accounts.retryMail',
  method: 'POST',
  path: '/services/mail/retry',
  access: 'account',
  summary: 'The account’s address has refused email for good; from now on it is written to again.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.object({}) };
  },
});
