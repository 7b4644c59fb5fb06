import type { ReactElement } from 'react';
import type { Language } from '#kit/i18n/language.ts';
import type { TextKey, Translate } from '#kit/i18n/translator.ts';
import type { MailList } from '#kit/mail-lists.ts';
import type { Executor } from '../database/database.ts';
import type { MailListAddresses } from './mailer.ts';

/** A rendered template: its subject and the element that becomes HTML and plain text. */
export interface MailContent {
  subject: string;
  body: ReactElement;
}

/** Links of a mail that belongs to a list; both without a sign-in of their own making. */
export interface ListLinks {
  /** The page that asks before it unsubscribes. */
  unsubscribeUrl: string;
  /** The person's settings of mail. */
  settingsUrl: string;
}

/** What every mail may use: its texts, and where links lead. */
export interface MailSurroundings {
  language: Language;
  /** The texts of the product in that language. */
  t: Translate;
  /** Address of the site, without a slash at the end. Links to it get a `mailToken` when the mail is rendered. */
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
 * The last word about a mail: the server took it, knows no such recipient, refused it for good, or could not be reached for
 * as long as it is tried.
 */
export type MailOutcome = 'sent' | 'no-recipient' | 'refused' | 'gave-up';
/** A text that is attached to a mail, made when the mail is sent. */
export interface MailDocument {
  name: string;
  mediaType: string;
  content: string;
}

/** What mail that anybody can cause is counted with, for each address. */
export type MailBudget = 'others' | 'recovery' | 'verification';

/** An occasion for a mail. `P` is stored with the mail as JSON. */
export interface MailTemplate<P = never, Name extends string = string> {
  name: Name;
  /** Text that names the occasion, for the mail log. */
  title: TextKey;
  /** `always` by default. */
  keep?: MailKeep;
  /** The list it belongs to: it then goes to an account, which can unsubscribe. */
  list?: MailList;
  /**
   * Anybody who types an address into a form causes it, be it theirs or not: of the mails of one budget at most three
   * a day reach one address, and no budget uses up another (rules.md#mail-by-others).
   */
  byAnybody?: MailBudget;
  /**
   * Instead of a list: what this mail itself subscribes to. Asked right before each try; null: it is not wanted any more,
   * and is withheld.
   */
  subscription?: (params: P) => Promise<MailListAddresses | null>;
  /** Called in the transaction that gives the mail up because there is no such recipient. */
  refused?: (tx: Executor, accountId: string) => Promise<void>;
  /** Called in the transaction that writes down the last word about a mail; again when an administrator has it sent anew. */
  finished?: (tx: Executor, mailId: string, outcome: MailOutcome) => Promise<void>;
  /** Called in the transaction that notes the first opened link of a mail. */
  opened?: (tx: Executor, mailId: string) => Promise<void>;
  /** Id of the attached file. */
  attachment?: (params: P) => string;
  /** An attached text, the same for every try; null for none. */
  document?: (params: P, surroundings: MailSurroundings) => MailDocument | null;
  /** What an invented occasion would say, for administrators who look at the text; a test asks every mail for it. */
  sample?: unknown;
  render: (params: P, surroundings: MailSurroundings) => MailContent;
}

/** Names of mails are registered here, by `src/mails.ts` those of the product. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface MailRegistry {}

/** A mail that can be queued. */
export type RegisteredMail<P> = MailTemplate<P, MailRegistry[keyof MailRegistry]>;
