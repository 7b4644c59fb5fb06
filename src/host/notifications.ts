import type { CompanyRole } from '#kit/company-role.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Executor } from './database/database.ts';

/** Registry of the kinds of notifications; the feature that stores them adds its kinds. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface NotificationRegistry {}

export type NotificationKind = NotificationRegistry[keyof NotificationRegistry];

/** Whom a notification reaches besides its account. */
export interface NotificationMembers {
  /** Every member of the company with at least this role; by default the account alone. */
  members?: CompanyRole;
}

/** What happened, for an account or for members of a company. */
export interface Occasion extends NotificationMembers {
  kind: NotificationKind;
  accountId: string | null;
  /** The company whose members are notified; by default that of the account. */
  employerId?: number | null;
  /** Path of the page about it; opening the page marks the notification as read. */
  path: string;
  text: Record<Language, string>;
}

/** A mail to an account, or else to an address. */
export interface AddressedMail {
  accountId: string | null;
  recipient: string;
  /** When it was queued. */
  createdAt: Date;
}

/** What the notification written with a mail is about. */
export interface MailSubject extends NotificationMembers, Pick<Occasion, 'kind' | 'path'> {}

/** Notifications on the site. */
export interface Notifications {
  /**
   * Writes notifications in the transaction of their cause. An unread one of the same kind and page is replaced, so
   * that ten messages about one application are one notification.
   */
  write(tx: Executor, occasions: readonly Occasion[]): Promise<void>;
  /**
   * Whether a mail of this kind is sent to its recipient now; called right before sending. Without an account only
   * mail for members follows the choice of the member with that address: guests have no notifications.
   */
  wantsMail(mail: AddressedMail, about: MailSubject): Promise<boolean>;
  /** Records that such a mail was sent, so that none of a morning repeats it. */
  mailed(mail: AddressedMail, about: MailSubject): Promise<void>;
  /** Deletes the notifications of an account that has left its company: they are about that company. */
  deleteOf(tx: Executor, accountId: string): Promise<void>;
}
