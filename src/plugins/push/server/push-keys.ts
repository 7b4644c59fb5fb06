import { createECDH } from 'node:crypto';
import type { Key } from '#host/secrets.ts';

/** A key pair of the site for push services (VAPID, RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The key pairs derived from the site's secret, the present one first; so every process and a restored backup have
 * the same, and no backup contains them. Subscriptions made for a replaced secret still work while it is configured.
 */
export const vapidKeysOf = ({ bytes, earlier }: Key): [VapidKeys, ...VapidKeys[]] => {
  const pairOf = (scalar: Uint8Array): VapidKeys => {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(scalar);
    return { publicKey: curve.getPublicKey('base64url'), privateKey: Buffer.from(scalar).toString('base64url') };
  };
  return [pairOf(bytes), ...earlier.map(pairOf)];
};
