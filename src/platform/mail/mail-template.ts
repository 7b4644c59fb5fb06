import type { ReactElement } from 'react';
import type { Language } from '#shared/i18n/language.ts';

/** A rendered template: its subject and the element that becomes HTML and plain text. */
export interface MailContent {
  subject: string;
  body: ReactElement;
}

/** What every mail may use: where links lead. */
export interface MailSurroundings {
  language: Language;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
}

/** An occasion for a mail. `P` is stored with the mail as JSON. */
export interface MailTemplate<P = never> {
  name: string;
  render: (params: P, surroundings: MailSurroundings) => MailContent;
}

/** Declares a template; only fixes the types. */
export const defineMail = <P>(template: MailTemplate<P>): MailTemplate<P> => template;
