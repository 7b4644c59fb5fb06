import type { ImportLine } from '#features/publishing/import/server/import-line.ts';

/** Maximum length of a line in bytes, far above any posting. */
export const longestLine = 1_048_576;

const newline = 0x0a;

/**
 * The lines of a stream with their numbers, without empty ones. Holds one line at a time: lines longer than
 * `longestLine` are reported and skipped.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<ImportLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;

  const add = (part: Buffer): void => {
    length += part.length;
    if (length <= longestLine) parts.push(part);
    else parts = [];
  };

  const finish = (): ImportLine | null => {
    number += 1;
    const bytes = Buffer.concat(parts);
    const tooLong = length > longestLine;
    parts = [];
    length = 0;
    if (tooLong) return { number, fault: 'line-too-long' };
    try {
      const text = decoder.decode(bytes).trim();
      return text === '' ? null : { number, text };
    } catch {
      return { number, fault: 'not-utf-8' };
    }
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      add(chunk.subarray(start, end));
      start = end + 1;
      const line = finish();
      if (line) yield line;
    }
    if (start < chunk.length) add(chunk.subarray(start));
  }
  if (length > 0) {
    const line = finish();
    if (line) yield line;
  }
}
