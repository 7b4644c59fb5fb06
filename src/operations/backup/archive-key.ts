import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BackupFault } from './backup-fault.ts';

/**
 * Work factor of scrypt: 32 MB and some tenths of a second. More would only slow down the key's holder: the key has the
 * strength of 32 characters (`BACKUP_KEY`), not that of a memorable password.
 */
const workFactor = 15;

/** First bytes of every age file. */
const encryptedMark = 'age-encryption.org/v1\n';

export const isEncrypted = (beginning: Uint8Array): boolean =>
  Buffer.from(beginning.subarray(0, encryptedMark.length)).toString('latin1') === encryptedMark;

const toWeb = (source: Readable) => Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream);

/**
 * Encrypts the bytes with a passphrase in age's format: chunks of 64 kB, each authenticated with its position and the
 * last one marked, so that nothing can be truncated, swapped or inserted unnoticed. `age -d` decrypts it without this
 * program.
 */
export async function encrypted(source: Readable, key: string): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(key);
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

/** Decrypts the bytes. @throws BackupFault when the key is a different one */
export async function decrypted(source: Readable, key: string): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (error) {
    source.destroy();
    throw new BackupFault('BACKUP_KEY is not the key of this backup, or its beginning is damaged.', {
      cause: error,
    });
  }
}
