import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as immediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, describe, expect, test } from 'vitest';
import { findAge } from '../../../scripts/installed.ts';
import { type ArchiveLimits, archiveLimits, readArchive, readLines } from './archive-reader.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { entryOf } from './manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'prilika-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const key = 'the key of this test, long enough for one';
let number = 0;
const place = (): string => {
  number += 1;
  return join(folder, `${number}.tar.gz`);
};

/** Not to be made small, so that there are several chunks. */
const noise = Buffer.concat(Array.from({ length: 10_000 }, (_, at) => hash('sha256', `${at}`, 'buffer')));

const writeSample = async (file: string, secret: string | null): Promise<void> =>
  writeArchive(file, secret, async (archive) => {
    await archive.add('prilika-backup.json', '{}');
    await archive.addStream('files/2026-11/a', noise.length, Readable.from([noise.subarray(0, 9), noise.subarray(9)]));
    await archive.add('data/postings/0000001.jsonl', '["ć"]\n["\\n"]\n');
  });

const read = async (file: string, secret: string | null, limits?: ArchiveLimits): Promise<unknown[]> => {
  const entries: unknown[] = [];
  for await (const entry of readArchive(file, secret, limits))
    entries.push(
      entry.kind === 'file'
        ? [entry.name, (await buffer(entry.content)).equals(noise)]
        : [entry.name, await readLines(entry)],
    );
  return entries;
};

/** A tar of others' making. */
const foreign = async (entries: { name: string; type?: 'symlink' }[]): Promise<string> => {
  const tar = pack();
  for (const { name, type } of entries) tar.entry(type ? { name, type, linkname: '/etc/passwd' } : { name }, '');
  tar.finalize();
  const file = place();
  writeFileSync(file, gzipSync(await buffer(tar)));
  return file;
};

describe.each([
  ['plain', null],
  ['encrypted', key],
])('an archive, %s', (_, secret) => {
  test('comes back as it was written', async () => {
    const file = place();
    await writeSample(file, secret);
    expect(await read(file, secret)).toEqual([
      ['prilika-backup.json', ['{}']],
      ['files/2026-11/a', true],
      ['data/postings/0000001.jsonl', ['["ć"]', '["\\n"]']],
    ]);
  });

  test('that was cut off anywhere, or changed, is refused with a sentence', async () => {
    const file = place();
    await writeSample(file, secret);
    const whole = readFileSync(file);
    const cut = place();
    for (const length of [70, 200, whole.length >> 1, whole.length - 20, whole.length - 1]) {
      writeFileSync(cut, whole.subarray(0, length));
      await expect(read(cut, secret), `${length}`).rejects.toMatchObject({ name: 'BackupFault' });
    }
    const changed = Buffer.from(whole);
    const middle = whole.length >> 1;
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    writeFileSync(cut, changed);
    await expect(read(cut, secret)).rejects.toThrow(/^The backup is damaged or cut off/);
  });
});

test('encrypted bytes show nothing, and their chunks cannot change places', async () => {
  const file = place();
  await writeSample(file, key);
  const whole = readFileSync(file);
  expect(whole.includes('prilika')).toBe(false);
  // Chunks of 64 kB with 16 bytes each follow the header and a nonce of 16 bytes.
  const chunk = 65_536 + 16;
  const begin = whole.indexOf('\n', whole.indexOf('\n--- ') + 1) + 1 + 16;
  expect(whole.length - begin).toBeGreaterThan(2 * chunk);
  const swapped = Buffer.concat([
    whole.subarray(0, begin),
    whole.subarray(begin + chunk, begin + 2 * chunk),
    whole.subarray(begin, begin + chunk),
    whole.subarray(begin + 2 * chunk),
  ]);
  const other = place();
  writeFileSync(other, swapped);
  await expect(read(other, key)).rejects.toThrow(/damaged or cut off/);
});

// Age asks for the key on a terminal, which `script` gives it.
test.skipIf(!findAge())('age itself opens an encrypted one, as docs/operations.md says', async () => {
  const file = place();
  await writeSample(file, key);
  const listing = `${findAge()} -d '${file}' | tar -tz > '${file}.list'`;
  execFileSync('script', ['-qec', listing, '/dev/null'], {
    input: `${key}\n`,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  expect(readFileSync(`${file}.list`, 'utf8').trim().split('\n')).toEqual([
    'prilika-backup.json',
    'files/2026-11/a',
    'data/postings/0000001.jsonl',
  ]);
});

test('without its key or with another one it stays closed', async () => {
  const file = place();
  await writeSample(file, key);
  await expect(read(file, null)).rejects.toThrow('The backup is encrypted: set BACKUP_KEY');
  await expect(read(file, `${key}!`)).rejects.toThrow('BACKUP_KEY is not the key of this backup');
});

test('a plain one is read whatever key is set', async () => {
  const file = place();
  await writeSample(file, null);
  expect(await read(file, key)).toHaveLength(3);
});

test('what is no archive is called so', async () => {
  const file = place();
  await expect(read(file, null)).rejects.toThrow(`There is no file ${file}.`);
  await expect(read(folder, null)).rejects.toThrow(`${folder} is a folder.`);
  for (const bytes of ['', 'hello']) {
    writeFileSync(file, bytes);
    await expect(read(file, null)).rejects.toThrow(`${file} is no backup of Prilika.`);
  }
});

test('entries lead nowhere else, and are no links', async () => {
  for (const name of ['files/../../etc/passwd', '/etc/passwd', 'files/.hidden', 'files/a//b', 'data/x/../y', 'x'])
    expect(entryOf(name)).toBeNull();
  expect(entryOf('files/2026-11/0b54')).toEqual({ kind: 'file', key: '2026-11/0b54' });
  expect(entryOf(`files/${'a'.repeat(200)}`)).not.toBeNull();
  expect(entryOf(`files/${'a'.repeat(201)}`)).toBeNull();
  await expect(read(await foreign([{ name: 'files/../../x' }]), null)).rejects.toThrow('none of Prilika');
  await expect(read(await foreign([{ name: 'files/a', type: 'symlink' }]), null)).rejects.toThrow('none of Prilika');
});

test('there is an end to entries and to their size', async () => {
  const file = place();
  await writeSample(file, null);
  const at = (limits: Partial<ArchiveLimits>) => read(file, null, { ...archiveLimits, ...limits });
  await expect(at({ entries: 3, file: noise.length, text: 14 })).resolves.toHaveLength(3);
  await expect(at({ entries: 2 })).rejects.toThrow('more than 2 entries');
  await expect(at({ file: noise.length - 1 })).rejects.toThrow('files/2026-11/a of the backup is too large');
  await expect(at({ text: 12 })).rejects.toThrow('data/postings/0000001.jsonl of the backup is too large');
});

describe('what cannot be written whole leaves nothing', () => {
  const own = join(folder, 'own');

  test('when it fails in the middle', async () => {
    const file = `${own}-fails.tar.gz`;
    const fill = async () => {
      throw new Error('in the middle');
    };
    await expect(writeArchive(file, null, fill)).rejects.toThrow('in the middle');
    await expect(
      writeArchive(file, null, (archive) =>
        archive.addStream('files/a', 10, Readable.from([Buffer.alloc(9)])).then(() => {}),
      ),
    ).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.startsWith('own'))).toEqual([]);
  });

  test('when the disk is full: with a sentence', async () => {
    const file = `${own}-full.tar.gz`;
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const fill = () => Promise.reject(full);
    await expect(writeArchive(file, null, fill)).rejects.toThrow('The disk is full: there is no room for the backup');
    expect(readdirSync(folder).filter((name) => name.startsWith('own'))).toEqual([]);
  });

  test('when there is a file already: it stays as it is', async () => {
    const file = place();
    writeFileSync(file, 'mine');
    await expect(writeSample(file, null)).rejects.toThrow(`There is a file ${file} already`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('when the folder is missing', async () => {
    await expect(writeSample(join(folder, 'nowhere', 'x.tar.gz'), null)).rejects.toThrow('cannot be written');
  });

  test('when the folder is missing, and entries come when that is known', async () => {
    const fill = async (archive: ArchiveWriter): Promise<void> => {
      for (;;) {
        await archive.add('prilika-backup.json', '{}');
        await immediate();
      }
    };
    await expect(writeArchive(join(folder, 'nowhere', 'x.tar.gz'), null, fill)).rejects.toThrow('cannot be written');
  });
});
