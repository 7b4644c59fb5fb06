import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MailList, mailLists } from '#shared/mail-lists.ts';

/** Whose mail of which list a link stops. */
export interface Unsubscription {
  accountId: string;
  list: MailList;
}

const macOf = (secret: Uint8Array, { accountId, list }: Unsubscription): Buffer =>
  createHmac('sha256', secret).update(`${accountId}.${list}`).digest();

/** The token of an unsubscribe link: signed, never expiring, stored nowhere, because old mail must stay stoppable. */
export const signUnsubscription = (secret: Uint8Array, wish: Unsubscription): string =>
  `${wish.accountId}.${wish.list}.${macOf(secret, wish).toString('base64url')}`;

/** What a token says; null when it is not ours. */
export function readUnsubscription(secret: Uint8Array, token: string): Unsubscription | null {
  const [accountId, listCode, mac, more] = token.split('.');
  const list = mailLists.find((known) => known === listCode);
  if (!accountId || !list || !mac || more !== undefined) return null;
  const expected = macOf(secret, { accountId, list });
  const signature = Buffer.from(mac, 'base64url');
  return signature.length === expected.length && timingSafeEqual(signature, expected)
    ? { accountId, list }
    : null;
}
