import { SaxesParser } from 'saxes';

/** An element with its own text, character data included. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** Every element of a document; throws when it is not well-formed. */
export const elementsOf = (xml: string): XmlElement[] => {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' };
    open.push(element);
    elements.push(element);
  });
  const add = (text: string): void => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return elements;
};
