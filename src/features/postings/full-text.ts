import type { PostingPage } from './fields.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** The headings shown on the page. */
export interface SectionNames {
  conditions: string;
  offers: string;
  additional: string;
}

/** Reduces HTML to paragraphs, lists and breaks; bold text and links become plain text. */
const plainTags = (html: string): string =>
  html
    .replace(/<(\/?)ol\b[^>]*>/gi, '<$1ul>')
    .replace(/<(?!\/?(?:p|ul|li|br)\b)[^<>]*>/gi, '')
    .replace(/<(\/?)(p|ul|li|br)\b[^>]*>/gi, '<$1$2>');

/** The full text of a posting as HTML with the tags p, ul, li and br, under the headings shown on the page. */
export const fullText = (posting: PostingPage, names: SectionNames): string => {
  if (posting.contentType !== 'text') return paragraphs(posting.jobShortDescription);
  const section = (name: string, html: string): string => (html === '' ? '' : `<p>${escapeHtml(name)}</p>${html}`);
  return plainTags(
    [
      posting.jobDescription,
      section(names.conditions, posting.conditionsDescription),
      section(names.offers, posting.offersDescription),
      section(names.additional, posting.additionalDescription),
    ].join(''),
  );
};
