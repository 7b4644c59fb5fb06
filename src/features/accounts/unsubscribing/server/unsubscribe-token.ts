import { isSignatureOf, type Key, signatureOf } from '#host/secrets.ts';
import { type MailList, mailLists } from '#kit/mail-lists.ts';

/** Whose mail of which list a link stops. */
export interface Unsubscription {
  accountId: string;
  list: MailList;
}

const signedText = ({ accountId, list }: Unsubscription): string => `${accountId}.${list}`;

/** The token of an unsubscribe link: signed, never expiring, stored nowhere, because old mail must stay stoppable. */
export const signUnsubscription = (secret: Key, wish: Unsubscription): string =>
  `${wish.accountId}.${wish.list}.${signatureOf(secret, signedText(wish)).toString('base64url')}`;

/** What a token says; null when it is not ours. */
export function readUnsubscription(secret: Key, token: string): Unsubscription | null {
  const [accountId, listCode, mac, more] = token.split('.');
  const list = mailLists.find((known) => known === listCode);
  if (!accountId || !list || !mac || more !== undefined) return null;
  const wish = { accountId, list };
  return isSignatureOf(secret, signedText(wish), Buffer.from(mac, 'base64url')) ? wish : null;
}
