import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** The key for one purpose. */
export interface Key {
  /** 32 bytes, used to sign and encrypt new values. */
  bytes: Uint8Array;
  /** Keys from replaced secrets: values made with them are still accepted, so that links in old mails keep working. */
  earlier: readonly Uint8Array[];
}

/**
 * Calls `read` with the key, or with an earlier one.
 * @throws the library's error, when none of them fits
 */
export async function readWith<T>({ bytes, earlier }: Key, read: (bytes: Uint8Array) => Promise<T>): Promise<T> {
  try {
    return await read(bytes);
  } catch (error) {
    for (const replaced of earlier) {
      const result = await read(replaced).catch(() => null);
      if (result !== null) return result;
    }
    throw error;
  }
}

/** Derives keys for different purposes from one secret: one key reveals nothing about the others. */
export type KeyFor = (purpose: string) => Key;

const hmac = (bytes: Uint8Array, text: string): Buffer => createHmac('sha256', bytes).update(text).digest();

/** The signature of a text under a key, 32 bytes. */
export const signatureOf = (key: Key, text: string): Buffer => hmac(key.bytes, text);

/** An irreversible pseudonym of a secret text: 22 characters, different under another key. */
export const pseudonymOf = (key: Key, text: string): string =>
  signatureOf(key, text).toString('base64url').slice(0, 22);

/** Whether it is the signature of that text, under the key or an earlier one; compares in constant time. */
export const isSignatureOf = (key: Key, text: string, signature: Uint8Array): boolean =>
  [key.bytes, ...key.earlier].some((bytes) => {
    const expected = hmac(bytes, text);
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });

const storedSecret = (dataDir: string): string => {
  makeFolder(dataDir);
  const file = join(dataDir, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  // Written and renamed: another process that starts at the same time would read an empty file.
  const made = join(dataDir, `session-secret-${randomUUID()}`);
  writeFileSync(made, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(made, file);
  } catch (error) {
    // The file system does not support links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(made, file, constants.COPYFILE_EXCL);
  } finally {
    rmSync(made);
  }
  return readFileSync(file, 'utf8');
};

/**
 * Keys derived from the configured secret, or from one that is created on first use in the data folder.
 * @param previous the secret that was replaced by it: what it signed still holds
 */
export function createKeys(configured: string | undefined, dataDir: string, previous?: string): KeyFor {
  const secret = configured ?? storedSecret(dataDir);
  const derive = (from: string, purpose: string) => createHmac('sha256', from).update(purpose).digest();
  return (purpose) => ({
    bytes: derive(secret, purpose),
    earlier: previous === undefined ? [] : [derive(previous, purpose)],
  });
}
