import type { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { CollectedData } from '#platform/personal-data.ts';

/** What one feature gave out, under its name. */
export interface CollectedPart extends CollectedData {
  name: string;
}

/** `CV.pdf` twice becomes `CV.pdf` and `CV (2).pdf`. */
const freeName = (wished: string, taken: Set<string>): string => {
  const dot = wished.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [wished.slice(0, dot), wished.slice(dot)] : [wished, ''];
  let name = wished;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem} (${number})${ending}`;
  taken.add(name.toLowerCase());
  return name;
};

const isEmpty = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/**
 * The archive of a person's data, piece by piece: a JSON file for each part that has something, the files in a folder of
 * their own, each once, and a text that says what all this is. Only one file's chunk is in memory at a time.
 */
export async function* archiveOf(
  parts: readonly CollectedPart[],
  readMe: { name: string; text: string },
  read: (storageKey: string) => Promise<Readable>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  function* drain(): Generator<Uint8Array> {
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  const addText = (name: string, text: string): void => {
    const file = new ZipDeflate(name);
    file.mtime = now;
    zip.add(file);
    file.push(new TextEncoder().encode(text), true);
  };

  addText(readMe.name, readMe.text);
  for (const { name, data } of parts) {
    if (!isEmpty(data)) addText(`${name}.json`, `${JSON.stringify(data, null, 2)}\n`);
    yield* drain();
  }
  const taken = new Set<string>();
  const seen = new Set<string>();
  for (const { name, storageKey } of parts.flatMap(({ files = [] }) => files)) {
    if (seen.has(storageKey)) continue;
    seen.add(storageKey);
    // Documents and pictures are packed already.
    const file = new ZipPassThrough(`files/${freeName(name, taken)}`);
    file.mtime = now;
    zip.add(file);
    for await (const chunk of await read(storageKey)) {
      file.push(chunk as Uint8Array);
      yield* drain();
    }
    file.push(new Uint8Array(), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}
