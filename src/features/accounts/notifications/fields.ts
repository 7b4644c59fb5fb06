import { z } from 'zod';
import { languages } from '#kit/i18n/language.ts';

/** What may come by mail besides what is about the account itself (rules.md#notification-settings). */
export const notificationSettings = z
  .strictObject({
    /** Advice and news. */
    newsNotifications: z.boolean(),
    specialOffers: z.boolean(),
    /** Candidates: news of their applications. Employers: an address for applications is prefilled in new postings. */
    applicationNotifications: z.boolean(),
    /** Employers: new postings begin with one mail about applications every morning instead of one for each. */
    applicationDigest: z.boolean().default(false),
    /** Language of all mails to the account. */
    mailLocale: z.enum(languages),
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.output<typeof notificationSettings>;
