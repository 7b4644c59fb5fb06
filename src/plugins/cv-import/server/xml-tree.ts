import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { Problem } from '#kit/problem.ts';

export interface XmlElement {
  /** Without its namespace prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

const maxDepth = 40;
const maxElements = 20_000;
const maxAttributes = 20_000;
/** Number of characters parsed per turn of the event loop. */
const step = 65_536;

/** Elements whose text is picture data. */
const pictures = new Set(['Data', 'EmbeddedData']);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML to a tree, in pieces, so that it does not block other tasks. Document type declarations are rejected: they
 * define entities and references to other files, and no CV has one. Throws `candidates.cv-file-too-much` and
 * `candidates.cv-file-unreadable`.
 */
export async function readXml(text: string): Promise<XmlElement> {
  const parser = new SaxesParser({ position: false });
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let elements = 0;
  let attributes = 0;
  const tooMuch = (): never => {
    throw new Problem('candidates.cv-file-too-much');
  };
  const unreadable = (cause?: unknown): never => {
    throw new Problem('candidates.cv-file-unreadable', { cause });
  };
  const take = (piece: string): void => {
    const element = open.at(-1) as XmlElement;
    if (!pictures.has(element.name)) element.text += piece;
  };
  if (text.includes('<!DOCTYPE')) unreadable();
  parser.on('doctype', () => unreadable());
  parser.on('error', unreadable);
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > maxAttributes) tooMuch();
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > maxElements || open.length > maxDepth) tooMuch();
    const element = {
      name: localName(tag.name),
      attributes: tag.attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', take);
  parser.on('cdata', take);
  for (let at = 0; at < text.length; at += step) {
    const piece = text.slice(at, at + step);
    parser.write(piece);
    await setImmediate();
  }
  parser.close();
  return root.children[0] ?? unreadable();
}

/** Child elements at a path of names below an element. */
export const childrenAt = (element: XmlElement | undefined, ...path: string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  );

/** The text of the first element at a path; empty without one. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string =>
  childrenAt(element, ...path)[0]?.text.trim() ?? '';
