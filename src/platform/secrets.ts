import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Derives keys for different purposes from one secret: one key reveals nothing about the others. */
export type KeyFor = (purpose: string) => Uint8Array;

const storedSecret = (dataDir: string): string => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  // Put in place whole: another process that starts at the same moment would read an empty one.
  const made = join(dataDir, `session-secret-${randomUUID()}`);
  writeFileSync(made, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(made, file);
  } catch (error) {
    // A file system that knows no links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(made, file, constants.COPYFILE_EXCL);
  } finally {
    rmSync(made);
  }
  return readFileSync(file, 'utf8');
};

/** The configured secret, else one that is made on first use and kept in the data folder. */
export function createKeys(configured: string | undefined, dataDir: string): KeyFor {
  const secret = configured ?? storedSecret(dataDir);
  return (purpose) => createHmac('sha256', secret).update(purpose).digest();
}
