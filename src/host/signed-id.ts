import { isSignatureOf, type Key, signatureOf } from './secrets.ts';

const signedText = (kind: string, id: string): string => `${kind}.${id}`;

/** Token for a link in mail: an id, signed for one kind of link and not stored. */
export const signId = (secret: Key, kind: string, id: string): string =>
  `${id}.${signatureOf(secret, signedText(kind, id)).toString('base64url')}`;

/** The id in a token of this kind; null when the token is invalid. */
export function readSignedId(secret: Key, kind: string, token: string): string | null {
  const [id = '', mac = '', more] = token.split('.');
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) || more !== undefined) return null;
  return isSignatureOf(secret, signedText(kind, id), Buffer.from(mac, 'base64url')) ? id : null;
}
