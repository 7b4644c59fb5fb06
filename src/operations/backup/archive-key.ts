import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BackupFault } from './backup-fault.ts';

/**
 * Of scrypt: 32 MB and some tenths of a second. More would only slow down who has the key: it has the strength of 32 characters
 * (`BACKUP_KEY`), not of a password that people remember.
 */
const workFactor = 15;

/** With what every file of age begins. */
const encryptedMark = 'age-encryption.org/v1\n';

export const isEncrypted = (beginning: Uint8Array): boolean =>
  Buffer.from(beginning.subarray(0, encryptedMark.length)).toString('latin1') === encryptedMark;

const toWeb = (source: Readable) => Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream);

/**
 * The bytes in the format of age, encrypted by a passphrase: chunks of 64 kB, each authenticated with its place and the last one
 * marked, so that nothing can be cut off, swapped or put in unseen. `age -d` opens it without this program.
 */
export async function encrypted(source: Readable, key: string): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(key);
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

/** The bytes that were encrypted. @throws BackupFault when the key is another one */
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
