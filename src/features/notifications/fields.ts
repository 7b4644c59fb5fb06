import { z } from 'zod';
import { codeQuery, pageMeta, pageQuery } from '#kit/query-fields.ts';
import { allMailedKinds, mailTimes, notificationKinds } from './notification-kinds.ts';

export const notificationsQuery = z.object({ ...pageQuery, state: codeQuery(['unread']) });

export const notification = z
  .object({
    id: z.number().int(),
    kind: z.enum(notificationKinds),
    /** One line in the language of the request. */
    text: z.string(),
    /** Path of the page about it. */
    path: z.string(),
    /** With the number of local days since then. */
    created: z.object({ at: z.iso.datetime(), daysAgo: z.number().int() }),
    unread: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.output<typeof notification>;

const unread = z.number().int().describe('Unread notifications, counted up to 100.');
export const unreadCount = z.object({ unread });
export const notificationsMeta = pageMeta.extend({ unread });

export const readInput = z.strictObject({
  path: z.string().max(500).optional().describe('Only those that this path with its query shows; without it, all.'),
});

const choice = z.strictObject({ kind: z.enum(allMailedKinds), mail: z.enum(mailTimes) });

export const mailChoice = choice.meta({ id: 'NotificationMailChoice' });
export const mailChoices = z.array(choice);
export type MailChoice = z.output<typeof choice>;
