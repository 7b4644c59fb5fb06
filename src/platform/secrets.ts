import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Derives keys for different purposes from one secret: one key reveals nothing about the others. */
export type KeyFor = (purpose: string) => Uint8Array;

const storedSecret = (dataDir: string): string => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'session-secret');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
};

/** The configured secret, else one that is made on first use and kept in the data folder. */
export function createKeys(configured: string | undefined, dataDir: string): KeyFor {
  const secret = configured ?? storedSecret(dataDir);
  return (purpose) => createHmac('sha256', secret).update(purpose).digest();
}
