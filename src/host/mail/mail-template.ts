import type { ReactElement } from 'react';
import type { Language } from '#kit/i18n/language.ts';
import type { TextKey, Translate } from '#kit/i18n/translator.ts';
import type { Executor } from '../database/database.ts';
import type { NotificationKind, NotificationMembers } from '../notifications.ts';
import type { MailListAddresses } from './mailer.ts';

/** A rendered template: its subject and the element that becomes HTML and plain text. */
export interface MailContent {
  subject: string;
  body: ReactElement;
}

/** Links of a mail that belongs to a list; both work without signing in. */
export interface ListLinks {
  /** The page that asks for confirmation before it unsubscribes. */
  unsubscribeUrl: string;
  /** The person's mail settings. */
  settingsUrl: string;
}

/** What every mail may use: its texts, and the target of links. */
export interface MailSurroundings {
  language: Language;
  /** The texts of the product in that language. */
  t: Translate;
  /** Address of the site, without a trailing slash. Links to it get a `mailToken` when the mail is rendered. */
  siteUrl: string;
  /** Set for mail of a list. */
  listLinks?: ListLinks | undefined;
}

/**
 * How long the content of a mail is stored for administrators. `until-sent`: it contains a secret of the recipient,
 * such as a single-use link, and is cleared once the mail was sent or has failed for good. `never`: the address is
 * cleared as well, for mail to somebody without an account any more.
 */
export type MailKeep = 'always' | 'until-sent' | 'never';

/**
 * Final outcome of a mail: accepted by the server, no such recipient, refused for good, given up after the last
 * attempt, or not sent because its recipient reads about it on the site.
 */
export type MailOutcome = 'sent' | 'no-recipient' | 'refused' | 'gave-up' | 'on-site';
/** An attached text, generated when the mail is sent. */
export interface MailDocument {
  name: string;
  mediaType: string;
  content: string;
}

/** Rate-limit group of mails that anybody can trigger, counted per address. */
export type MailBudget = 'alerts' | 'others' | 'recovery' | 'verification';

/** What the mail's recipient is shown on the site about the same occasion. */
export interface MailNotification<P> extends NotificationMembers {
  kind: NotificationKind;
  /** Path of the page about it; null: nobody is notified on the site. */
  path: (params: P) => string | null;
  /** One line without personal data of others. */
  text: (params: P, surroundings: MailSurroundings) => string;
}

/** Lists that recipients can unsubscribe from; declared by the feature that stores what each person wants. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MailLists {}

/** An occasion for a mail. `P` is stored with the mail as JSON. */
export interface MailTemplate<P = never, Name extends string = string> {
  name: Name;
  /** Text that names the occasion in the mail log. */
  title: TextKey;
  /** `always` by default. */
  keep?: MailKeep;
  /** The list it belongs to: it then goes to an account, which can unsubscribe. */
  list?: keyof MailLists;
  /**
   * Set for mails that anybody who types an address into a form triggers, be it theirs or not: at most three mails of
   * one budget reach one address per day, and budgets are counted separately (rules.md#mail-by-others).
   */
  byAnybody?: MailBudget;
  /**
   * Instead of a list: what this mail itself subscribes to. Called right before each attempt; null: it is not wanted
   * any more, and is withheld.
   */
  subscription?: (params: P) => Promise<MailListAddresses | null>;
  /** Called in the transaction that gives the mail up because there is no such recipient. */
  refused?: (tx: Executor, accountId: string) => Promise<void>;
  /** Called in the transaction that records the final outcome of a mail; again when an administrator has it resent. */
  finished?: (tx: Executor, mailId: string, outcome: MailOutcome) => Promise<void>;
  /** Called in the transaction that records the first opened link of a mail. */
  opened?: (tx: Executor, mailId: string) => Promise<void>;
  /** The notification written with the mail, whose recipient can choose when mail of its kind is sent. */
  notification?: MailNotification<P>;
  /** Id of the attached file. */
  attachment?: (params: P) => string;
  /** An attached text, the same for every attempt; null for none. */
  document?: (params: P, surroundings: MailSurroundings) => MailDocument | null;
  /**
   * Parameters of an invented occasion, for administrators who preview the text; a test requires one for every mail.
   */
  sample?: unknown;
  render: (params: P, surroundings: MailSurroundings) => MailContent;
}

/** Registry of mail names; `src/mails.ts` adds those of the product. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MailRegistry {}

/** A mail template that can be queued. */
export type RegisteredMail<P> = MailTemplate<P, MailRegistry[keyof MailRegistry]>;
