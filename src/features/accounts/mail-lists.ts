/**
 * Mail that recipients can unsubscribe from by a link in it (rules.md#unsubscribing): advice and news, offers, news
 * of one's own applications. All other mail is about the account itself or was just requested.
 */
export const mailLists = ['news', 'offers', 'applications'] as const;
export type MailList = (typeof mailLists)[number];

declare module '#host/mail/mail-template.ts' {
  interface MailLists extends Record<MailList, true> {}
}
