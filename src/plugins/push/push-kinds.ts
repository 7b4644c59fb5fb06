import { notificationKinds, type ProductNotificationKind } from '#features/notifications/notification-kinds.ts';

/** A kind of notification that devices can be notified of: all of them. */
export const pushKinds = notificationKinds;
export type PushKind = ProductNotificationKind;

/** Those of each type of account, in the order of the settings. */
export const pushKindsOf = {
  jobseeker: ['message', 'interview', 'result', 'opened', 'agent', 'reminder'],
  employer: ['message', 'interview', 'posting', 'order', 'member', 'reminder'],
} as const satisfies Record<'jobseeker' | 'employer', readonly PushKind[]>;

/** What a push says: nothing of the notification itself, because it passes through the browser's maker. */
export interface PushMessage {
  /** Name of the kind, or the number of notifications. */
  title: string;
  kind: PushKind | 'summary';
  /** Path that a click opens. */
  path: string;
  language: string;
}
