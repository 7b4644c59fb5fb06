import { promisify } from 'node:util';
import { inflate as zlibInflate } from 'node:zlib';

const inflate = promisify(zlibInflate);

/** Maximum unpacked bytes of one attachment. */
const maxBytes = 2_097_152;
const maxAttachments = 10;
/** Maximum distance of a stream dictionary's start and end from its type. */
const maxDictionary = 2048;

/** The stream of the dictionary at a position; null when it cannot be read. */
async function streamAround(pdf: Buffer, place: number): Promise<Buffer | null> {
  const begin = pdf.lastIndexOf('obj', place);
  const mark = pdf.indexOf('stream', place);
  if (begin < 0 || mark < 0 || mark - begin > maxDictionary) return null;
  const dictionary = pdf.toString('latin1', begin, mark);
  if (dictionary.includes('endobj')) return null;
  // The keyword is followed by one line break and then the bytes.
  const start = mark + 'stream'.length + (pdf[mark + 6] === 0x0d ? 2 : 1);
  const [, length = ''] = /\/Length (\d+)(?! \d+ R)/.exec(dictionary) ?? [];
  const end = length === '' ? pdf.indexOf('endstream', start) : start + Number(length);
  if (end < start || end > pdf.length) return null;
  const content = pdf.subarray(start, end);
  const [, filter = ''] = /\/Filter ?\[? ?\/(\w+)/.exec(dictionary) ?? [];
  if (filter === '') return content.length > maxBytes ? null : content;
  if (filter !== 'FlateDecode') return null;
  return inflate(content, { maxOutputLength: maxBytes }).catch(() => null);
}

/**
 * Extracts files embedded in a PDF, by our own documents (`host/documents/tagged-pdf.ts`) or Europass: streams of the
 * type EmbeddedFile. Nothing else of the PDF is read; empty for an encrypted or damaged one.
 */
export async function pdfAttachments(bytes: Uint8Array): Promise<Buffer[]> {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Buffer[] = [];
  let seen = 0;
  let at = pdf.indexOf('/EmbeddedFile');
  while (at >= 0 && seen < maxAttachments) {
    // `/EmbeddedFiles` is the list of them, not a file.
    if (pdf[at + '/EmbeddedFile'.length] !== 0x73) {
      seen += 1;
      const content = await streamAround(pdf, at);
      if (content) found.push(content);
    }
    at = pdf.indexOf('/EmbeddedFile', at + 1);
  }
  return found;
}
