import type { ReactElement } from 'react';
import type { Language } from '#shared/i18n/language.ts';
import type { MailList } from '#shared/mail-lists.ts';

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

/** What every mail may use: where links lead. */
export interface MailSurroundings {
  language: Language;
  /** Address of the site, without a slash at the end. Links to it get a `mailToken` when the mail is rendered. */
  siteUrl: string;
  /** Set for mail of a list. */
  listLinks?: ListLinks | undefined;
}

/**
 * How long the content of a mail is kept for administrators. `until-sent`: it carries what only the recipient may have,
 * like a link that is good for one use; it is forgotten once the mail has left or was given up. `never`: the address is
 * forgotten as well, for mail to somebody who is no longer with us.
 */
export type MailKeep = 'always' | 'until-sent' | 'never';

/** An occasion for a mail. `P` is stored with the mail as JSON. */
export interface MailTemplate<P = never> {
  name: string;
  /** `always` unless said. */
  keep?: MailKeep;
  /** The list it belongs to: it then goes to an account and can be unsubscribed from. */
  list?: MailList;
  /**
   * Whoever types an address into a form causes it, be it theirs or not: of all mails of this kind at most three a day reach
   * one address (SPEC §11 Limits).
   */
  byAnybody?: boolean;
  /** Id of a file that goes with it. */
  attachment?: (params: P) => string;
  render: (params: P, surroundings: MailSurroundings) => MailContent;
}

/** Declares a template; only fixes the types. */
export const defineMail = <P>(template: MailTemplate<P>): MailTemplate<P> => template;
