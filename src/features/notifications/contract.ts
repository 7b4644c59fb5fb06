import { endpoints } from '#kit/endpoint.ts';

const { get, post, put } = endpoints('notifications', () => import('./fields.ts'));

export const listNotifications = get('listNotifications', '/notifications', 'account', {
  summary: 'The account’s notifications, newest first.',
  schemas: (f, z) => ({ query: f.notificationsQuery, data: z.array(f.notification), meta: f.notificationsMeta }),
});

export const countNotifications = get('countNotifications', '/notifications/unread', 'account', {
  summary: 'How many notifications are unread.',
  schemas: (f) => ({ data: f.unreadCount }),
});

export const readNotifications = post('readNotifications', '/notifications/read', 'account', {
  summary: 'Marks the notifications about a page, or all, as read; returns how many are left.',
  schemas: (f) => ({ body: f.readInput, data: f.unreadCount }),
});

export const listMailChoices = get('listMailChoices', '/notifications/mails', 'account', {
  summary: 'When the account is emailed about each kind of notification.',
  schemas: (f) => ({ data: f.mailChoices }),
});

export const chooseMail = put('chooseMail', '/notifications/mails', 'account', {
  summary: 'Sets when the account is emailed about a kind of notification: at once, in the morning, or not at all.',
  schemas: (f) => ({ body: f.mailChoice, data: f.mailChoices }),
});
