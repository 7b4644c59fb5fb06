import type { Clock } from '#host/clock.ts';
import { isSignatureOf, type Key, signatureOf } from '#host/secrets.ts';

/** How long a browser is known after a sign-in. */
const knownMs = 180 * 86_400_000;

/** A browser shared by several people remembers the most recent accounts. */
const maxAccounts = 5;

/**
 * Browsers that have signed in to an account (rules.md#wrong-passwords). The cookie has one entry per account, an
 * expiry time with a signature over it and the address: it identifies nobody, changes with each sign-in, and is read
 * only on sign-in and on requests for a mailed link.
 */
export interface KnownBrowsers {
  /** Identifier of this browser for the address; null if it has not signed in to it. */
  of(cookie: string | null, email: string): string | null;
  /** The cookie value after a sign-in. */
  after(cookie: string | null, email: string): { value: string; expires: Date };
}

export function createKnownBrowsers({ key, clock }: { key: Key; clock: Clock }): KnownBrowsers {
  const textOf = (until: string, email: string): string => `${until} ${email}`;
  const isEntryOf = (entry: string, email: string): boolean => {
    const [until = '', signature = ''] = entry.split('.');
    return (
      Number.parseInt(until, 36) > clock.now().getTime() &&
      isSignatureOf(key, textOf(until, email), Buffer.from(signature, 'base64url'))
    );
  };
  const entriesOf = (cookie: string | null): string[] => (cookie ?? '').split('~').slice(0, maxAccounts);

  return {
    of: (cookie, email) => entriesOf(cookie).find((entry) => isEntryOf(entry, email)) ?? null,

    after(cookie, email) {
      const expires = new Date(clock.now().getTime() + knownMs);
      const until = expires.getTime().toString(36);
      const entry = `${until}.${signatureOf(key, textOf(until, email)).toString('base64url')}`;
      const others = entriesOf(cookie).filter((other) => other !== '' && !isEntryOf(other, email));
      return { value: [entry, ...others].slice(0, maxAccounts).join('~'), expires };
    },
  };
}
