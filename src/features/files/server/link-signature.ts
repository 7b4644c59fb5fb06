import type { Clock } from '#host/clock.ts';
import { isSignatureOf, type Key, signatureOf } from '#host/secrets.ts';

const linkSeconds = 60;

/** Signatures for URLs of private downloads: anyone with the URL can download for a minute without signing in. */
export interface LinkSignatures {
  /** Query string with expiry and signature: `expires=…&signature=…`. */
  sign(subject: string): string;
  /** Whether the signature matches the subject and has not expired. */
  holds(subject: string, expires: string | undefined, signature: string | undefined): boolean;
}

export function createLinkSignatures(secret: Key, clock: Clock): LinkSignatures {
  return {
    sign(subject) {
      const expires = String(Math.floor(clock.now().getTime() / 1000) + linkSeconds);
      return `expires=${expires}&signature=${signatureOf(secret, `${subject} ${expires}`).toString('base64url')}`;
    },
    holds(subject, expires = '', signature = '') {
      if (!isSignatureOf(secret, `${subject} ${expires}`, Buffer.from(signature, 'base64url'))) return false;
      return Number(expires) * 1000 >= clock.now().getTime();
    },
  };
}
