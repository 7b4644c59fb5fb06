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
  summary: 'Resumes email to the account’s address after it permanently rejected email.',
  schemas: async () => {
    const { z } = await import('zod');
    return { data: z.object({}) };
  },
});
