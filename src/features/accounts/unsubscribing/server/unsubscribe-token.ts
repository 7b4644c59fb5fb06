import { isSignatureOf, type Key, signatureOf } from '#host/secrets.ts';
import { type MailList, mailLists } from '../../mail-lists.ts';

/** The account and the list that a link unsubscribes. */
export interface Unsubscription {
  accountId: string;
  list: MailList;
}

const signedText = ({ accountId, list }: Unsubscription): string => `${accountId}.${list}`;

/** Token of an unsubscribe link: signed, not stored and without expiry, because links in old mail must keep working. */
export const signUnsubscription = (secret: Key, wish: Unsubscription): string =>
  `${wish.accountId}.${wish.list}.${signatureOf(secret, signedText(wish)).toString('base64url')}`;

/** Parses and verifies a token; null if the signature is invalid. */
export function readUnsubscription(secret: Key, token: string): Unsubscription | null {
  const [accountId, listCode, mac, more] = token.split('.');
  const list = mailLists.find((known) => known === listCode);
  if (!accountId || !list || !mac || more !== undefined) return null;
  const wish = { accountId, list };
  return isSignatureOf(secret, signedText(wish), Buffer.from(mac, 'base64url')) ? wish : null;
}
