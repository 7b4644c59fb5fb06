import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '../password-rules.ts';

/** argon2id with the library's parameters (19 MiB, 2 passes), about 10 ms of a thread of its own. */
export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password));

let dummyHash: Promise<string> | null = null;

/**
 * Checks a password. For an account that does not exist or has no password a dummy is checked, so that the time of the
 * answer does not tell which addresses have an account.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this one');
  const matches = await verify(stored ?? (await dummyHash), normalizePassword(password));
  return stored !== null && matches;
}
