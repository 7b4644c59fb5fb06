import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys for different purposes out of one secret: knowing one tells nothing of the others. */
export type KeyFor = (purpose: string) => Uint8Array;

const kept = (dataDir: string): string => {
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
  const secret = configured ?? kept(dataDir);
  return (purpose) => createHmac('sha256', secret).update(purpose).digest();
}
