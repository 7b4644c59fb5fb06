import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '#host/queue.ts';
import { normalizePassword } from '../password-rules.ts';

/** Half of the process's thread pool: the other threads read files. */
const hashing = createQueue({ concurrency: 2, waiting: 200 });

/**
 * argon2id with the library's parameters (19 MiB, 2 passes), about 10 ms on a worker thread. Throws `unavailable` when
 * the queue is full.
 */
export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(normalizePassword(password)));

let dummyHash: Promise<string> | null = null;

/**
 * Verifies a password. If the account does not exist or has no password, a dummy hash is verified, so that the response
 * time does not reveal which addresses have an account.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash('no account has this one');
  const comparison = stored ?? (await dummyHash);
  const matches = await hashing.run(() => verify(comparison, normalizePassword(password)));
  return stored !== null && matches;
}
