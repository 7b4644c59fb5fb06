import { z } from 'zod';
import { languages } from '#kit/i18n/language.ts';

/** Optional mail, besides mail about the account itself (rules.md#notification-settings). */
export const notificationSettings = z
  .strictObject({
    /** Advice and news. */
    newsNotifications: z.boolean(),
    specialOffers: z.boolean(),
    /** Candidates: updates on their applications. Employers: prefills an address for applications in new postings. */
    applicationNotifications: z.boolean(),
    /** Employers: new postings default to a daily digest of applications every morning instead of one mail for each. */
    applicationDigest: z.boolean().default(false),
    /** Language of all mails to the account. */
    mailLocale: z.enum(languages),
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.output<typeof notificationSettings>;
