import { record } from '#kit/plain-object.ts';
import { Problem } from '#kit/problem.ts';
import { isEuropassProfile, readEuropassProfile, readSkillsPassport } from './europass-json-reader.ts';
import { readEuropassXml } from './europass-xml-reader.ts';
import type { FoundCv } from './found-cv.ts';
import { isJsonResume, readJsonResume } from './json-resume-reader.ts';
import { readJson } from './json-tree.ts';
import { isLinkedIn, readLinkedIn } from './linkedin-reader.ts';
import { pdfAttachments } from './pdf-attachments.ts';
import { readXml } from './xml-tree.ts';
import { readZip } from './zip-entries.ts';

/** Decodes text by its BOM, else as UTF-8; null when it is invalid. */
const textOf = (bytes: Uint8Array): string | null => {
  const [first, second] = bytes;
  const marked =
    first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(marked, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Parses JSON or XML of a known kind; null for anything else. */
const readText = async (text: string): Promise<FoundCv | null> => {
  const start = text.trimStart();
  if (start.startsWith('<')) return readEuropassXml(await readXml(start));
  if (!start.startsWith('{')) return null;
  const value = readJson(start);
  if ('SkillsPassport' in record(value) || 'LearnerInfo' in record(value)) return readSkillsPassport(value);
  if (isJsonResume(value)) return readJsonResume(value);
  return isEuropassProfile(value) ? readEuropassProfile(value) : null;
};

const readPdf = async (bytes: Uint8Array): Promise<FoundCv> => {
  for (const attachment of await pdfAttachments(bytes)) {
    const text = textOf(attachment);
    const found = text === null ? null : await readText(text);
    if (found) return found;
  }
  throw new Problem('candidates.cv-pdf-foreign');
};

const startsWith = (bytes: Uint8Array, mark: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, mark.length)).toString('latin1') === mark;

/**
 * Parses a CV file, ignoring its name: PDF made by this site or by Europass, LinkedIn's archive, JSON Resume, Europass
 * as XML or JSON. Throws `candidates.cv-pdf-foreign`, `candidates.cv-file-unknown`, `candidates.cv-file-unreadable` and
 * `candidates.cv-file-too-much`.
 */
export async function readCvFile(bytes: Uint8Array): Promise<FoundCv> {
  if (startsWith(bytes, '%PDF-')) return readPdf(bytes);
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) {
    const entries = readZip(bytes);
    if (isLinkedIn(entries)) return readLinkedIn(entries);
    throw new Problem('candidates.cv-file-unknown');
  }
  const text = textOf(bytes);
  const found = text === null ? null : await readText(text);
  if (!found) throw new Problem('candidates.cv-file-unknown');
  return found;
}
