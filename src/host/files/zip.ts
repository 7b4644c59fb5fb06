import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive: a text, which is compressed, or bytes that are compressed already. */
export interface ZipEntry {
  /** Including its folders, `files/CV.pdf`. */
  name: string;
  content: string | AsyncIterable<unknown>;
}

/** Names that Windows reserves for devices, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that every system can unpack, within its folder and not hidden. */
const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?\\/]/gu, '-')
    .replace(/^[.\s]+|[.\s]+$/gu, '')
    .replace(device, '_$&') || 'fajl';

/**
 * Returns a function that gives each file of a folder a unique safe name: `CV.pdf` twice becomes `CV.pdf` and `CV
 * (2).pdf`.
 */
export function createFreeNames(): (wished: string) => string {
  const taken = new Set<string>();
  return (wished) => {
    const safe = safeName(wished);
    const dot = safe.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let name = safe;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${stem} (${number})${ending}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

/**
 * A ZIP archive as a stream: only one chunk of one entry is in memory at a time. An entry is requested when the one
 * before it is done. Throws what reading an entry throws.
 */
export async function* zipOf(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
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
  for await (const { name, content } of entries) {
    const file = typeof content === 'string' ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = now;
    zip.add(file);
    if (typeof content === 'string') file.push(new TextEncoder().encode(content), true);
    else {
      for await (const chunk of content) {
        file.push(chunk as Uint8Array);
        yield* drain();
      }
      file.push(new Uint8Array(), true);
    }
    yield* drain();
  }
  zip.end();
  yield* drain();
}
