import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';

const linkSeconds = 60;

/** Addresses of private downloads: who has one may download for a minute, without signing in. */
export interface LinkSignatures {
  /** The part of the address that shows it is ours, until when: `expires=…&signature=…`. */
  sign(subject: string): string;
  /** Whether this is the signature of that subject and still holds. */
  holds(subject: string, expires: string | undefined, signature: string | undefined): boolean;
}

export function createLinkSignatures(secret: Uint8Array, clock: Clock): LinkSignatures {
  const signatureOf = (subject: string, expires: string): string =>
    createHmac('sha256', secret).update(`${subject} ${expires}`).digest('base64url');
  return {
    sign(subject) {
      const expires = String(Math.floor(clock.now().getTime() / 1000) + linkSeconds);
      return `expires=${expires}&signature=${signatureOf(subject, expires)}`;
    },
    holds(subject, expires = '', signature = '') {
      const expected = Buffer.from(signatureOf(subject, expires));
      const actual = Buffer.from(signature);
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return false;
      return Number(expires) * 1000 >= clock.now().getTime();
    },
  };
}
