/** What a notification is about (rules.md#notifications). */
export const notificationKinds = [
  'message',
  'interview',
  'opened',
  'result',
  'agent',
  'posting',
  'order',
  'member',
  'reminder',
] as const;
export type ProductNotificationKind = (typeof notificationKinds)[number];

declare module '#host/notifications.ts' {
  interface NotificationRegistry {
    product: ProductNotificationKind;
  }
}

/** Kinds with mail whose time can be chosen: agents have a frequency of their own, an opened application has no mail. */
export const allMailedKinds = ['message', 'interview', 'result', 'posting', 'order', 'member', 'reminder'] as const;
export type MailedKind = (typeof allMailedKinds)[number];

/** Those of each type of account. */
export const mailedKinds = {
  jobseeker: ['message', 'interview', 'result', 'reminder'],
  employer: ['message', 'interview', 'posting', 'order', 'member', 'reminder'],
} as const satisfies Record<'jobseeker' | 'employer', readonly MailedKind[]>;

/** When mail of a kind is sent: at once, in one mail a morning about what was not read by then, or not at all. */
export const mailTimes = ['now', 'morning', 'none'] as const;
export type MailTime = (typeof mailTimes)[number];
