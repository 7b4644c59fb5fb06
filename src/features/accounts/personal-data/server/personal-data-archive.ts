import type { Readable } from 'node:stream';
import { createFreeNames, type ZipEntry, zipOf } from '#host/files/zip.ts';
import type { CollectedData } from '#host/personal-data.ts';

/** Data collected from one feature, under its name. */
export interface CollectedPart extends CollectedData {
  name: string;
}

const isEmpty = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/**
 * Streams the archive of a person's data: a JSON file for each non-empty part, a folder with each file once, and a text
 * that explains the contents. Only one file's chunk is in memory at a time.
 */
export function archiveOf(
  parts: readonly CollectedPart[],
  readMe: { name: string; text: string },
  read: (storageKey: string) => Promise<Readable>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: readMe.name, content: readMe.text };
    for (const { name, data } of parts) {
      if (!isEmpty(data)) yield { name: `${name}.json`, content: `${JSON.stringify(data, null, 2)}\n` };
    }
    const freeName = createFreeNames();
    const seen = new Set<string>();
    for (const { name, storageKey } of parts.flatMap(({ files = [] }) => files)) {
      if (seen.has(storageKey)) continue;
      seen.add(storageKey);
      yield { name: `files/${freeName(name)}`, content: await read(storageKey) };
    }
  }
  return zipOf(entries(), now);
}
