import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createFreeNames, type ZipEntry, zipOf } from './zip.ts';

const unzipped = async (entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOf(entries, new Date('2026-11-23T09:00:00Z'))) chunks.push(chunk);
  return unzipSync(new Uint8Array(Buffer.concat(chunks)));
};

async function* bytes(...chunks: number[][]) {
  for (const chunk of chunks) yield Uint8Array.from(chunk);
}

test('texts and bytes come out as they went in, under Serbian names', async () => {
  const files = await unzipped([
    { name: 'Dokumenti/Đorđević.pdf', content: bytes([1, 2], [3]) },
    { name: 'prazno.bin', content: bytes() },
    { name: 'pismo.txt', content: 'Šaljem vam ćirilicu: Ђорђевић' },
  ]);
  expect(Object.keys(files)).toEqual(['Dokumenti/Đorđević.pdf', 'prazno.bin', 'pismo.txt']);
  expect([...(files['Dokumenti/Đorđević.pdf'] as Uint8Array)]).toEqual([1, 2, 3]);
  expect(files['prazno.bin']).toHaveLength(0);
  expect(strFromU8(files['pismo.txt'] as Uint8Array)).toBe('Šaljem vam ćirilicu: Ђорђевић');
});

test('an archive of nothing is one', async () => {
  expect(await unzipped([])).toEqual({});
});

test('what cannot be read is thrown', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Uint8Array.of(1);
    throw new Error('gone');
  }
  await expect(unzipped([{ name: 'a.pdf', content: broken() }])).rejects.toThrow('gone');
});

test.each([
  ['a plain name', ['CV Đorđević.pdf'], ['CV Đorđević.pdf']],
  ['the same twice, also in capitals', ['CV.pdf', 'cv.PDF', 'CV.pdf'], ['CV.pdf', 'cv (2).PDF', 'CV (3).pdf']],
  ['a way out of the folder', ['../../etc/passwd.pdf', '..\\x.pdf'], ['-..-etc-passwd.pdf', '-x.pdf']],
  ['a device of Windows', ['NUL.pdf', 'con', 'Konj.pdf'], ['_NUL.pdf', '_con', 'Konj.pdf']],
  ['signs that turn the reading direction', ['CV\u202efdp.exe.pdf'], ['CV-fdp.exe.pdf']],
  ['nothing', ['', ' . '], ['fajl', 'fajl (2)']],
])('%s', (_, wished, names) => {
  expect(wished.map(createFreeNames())).toEqual(names);
});
