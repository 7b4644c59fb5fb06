/**
 * Mail that somebody may stop by a link in it (SPEC §6 Mail): advice and news, offers, news of one's own applications.
 * Everything else is about the account itself or is what somebody has just asked for.
 */
export const mailLists = ['news', 'offers', 'applications'] as const;
export type MailList = (typeof mailLists)[number];
