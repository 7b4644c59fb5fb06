import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { Clock } from '#host/clock.ts';
import { type Key, readWith } from '#host/secrets.ts';

const link = z.object({ accountId: z.string(), sessionId: z.string() });

/** A sign-in in progress at a provider, stored in the browser: encrypted and authenticated. */
const pendingSignIn = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUrl: z.string().nullable(),
  /** The account to connect; null for a plain sign-in. */
  link: link.nullable(),
});
export type PendingSignIn = z.output<typeof pendingSignIn>;

/** Authorizes one account to start connecting; passed in a page address, where no bearer token can be sent. */
const linkTicket = link.extend({ provider: z.string() });
export type LinkTicket = z.output<typeof linkTicket>;

export const pendingMinutes = 10;
const ticketMinutes = 2;

interface Seal<T> {
  seal(value: T): Promise<string>;
  /** Returns the sealed value; null if it is forged, expired or of another kind. */
  open(sealed: string): Promise<T | null>;
}

/** Encrypts and authenticates (JWE, AES-GCM) with one key; `kind` prevents one kind from being accepted as another. */
const createSeal = <T extends z.ZodType<Record<string, unknown>>>(
  key: Key,
  clock: Clock,
  { kind, minutes, schema }: { kind: string; minutes: number; schema: T },
): Seal<z.output<T>> => ({
  seal(value) {
    const seconds = Math.floor(clock.now().getTime() / 1000);
    return new EncryptJWT(value)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience(kind)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + minutes * 60)
      .encrypt(key.bytes);
  },
  async open(sealed) {
    try {
      const { payload } = await readWith(key, (bytes) =>
        jwtDecrypt(sealed, bytes, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          audience: kind,
          currentDate: clock.now(),
          requiredClaims: ['exp'],
        }),
      );
      return schema.parse(payload);
    } catch {
      return null;
    }
  },
});

export const createSeals = (key: Key, clock: Clock) => ({
  pending: createSeal(key, clock, { kind: 'pending', minutes: pendingMinutes, schema: pendingSignIn }),
  ticket: createSeal(key, clock, { kind: 'link', minutes: ticketMinutes, schema: linkTicket }),
});
export type Seals = ReturnType<typeof createSeals>;
