import { readCandidate } from './europass-candidate-reader.ts';
import { readSkillsPassport } from './europass-json-reader.ts';
import type { FoundCv } from './found-cv.ts';
import type { XmlElement } from './xml-tree.ts';

/** Parses `--08` and `---01`, the schema's format of months and days. */
const numberOf = (text: string | undefined): string => (text ?? '').replace(/^-+/, '').replace(/^0(?=\d)/, '');

/**
 * Converts an element to the structure of the JSON published for the same version: lists without the suffix List, dates
 * as numbers, everything else by name.
 */
function toPublishedJson({ attributes, children, text }: XmlElement): unknown {
  const { year, month, day } = attributes;
  if (year !== undefined) return { Year: year, Month: numberOf(month), Day: numberOf(day) };
  if (children.length === 0) return text;
  const plain = new Map<string, unknown>();
  for (const child of children) {
    const name = child.name.replace(/List$/, '');
    const before = plain.get(name);
    const value = name === child.name ? toPublishedJson(child) : child.children.map(toPublishedJson);
    plain.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(plain);
}

/**
 * Parses Europass XML: a `SkillsPassport` of version 3, or the `Candidate` of the current editor; null for any other
 * root.
 */
export function readEuropassXml(root: XmlElement): FoundCv | null {
  if (root.name === 'SkillsPassport') return readSkillsPassport(toPublishedJson(root));
  if (root.name === 'LearnerInfo') return readSkillsPassport({ LearnerInfo: toPublishedJson(root) });
  return root.name === 'Candidate' ? readCandidate(root) : null;
}
