import type { PostingPage } from './fields.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** The headings that the page shows. */
export interface SectionNames {
  conditions: string;
  offers: string;
  additional: string;
}

/** Paragraphs, lists and breaks alone, as the rules have it; the words of bold text and links stay. */
const plainTags = (html: string): string =>
  html
    .replace(/<(\/?)ol\b[^>]*>/gi, '<$1ul>')
    .replace(/<(?!\/?(?:p|ul|li|br)\b)[^<>]*>/gi, '')
    .replace(/<(\/?)(p|ul|li|br)\b[^>]*>/gi, '<$1$2>');

/** The whole text of a posting as HTML of the tags p, ul, li and br, under the headings that the page shows. */
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
