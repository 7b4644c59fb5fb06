import { tableTagNames, withPlainTables, withRealLists } from '#kit/word-html.ts';

/**
 * Style sheets and comments. They are removed from the text before it is parsed: a style element violates the page's
 * policy (`style-src`) in a parsed document too.
 */
const unseen = [/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, /<!--[\s\S]*?(?:-->|$)/g, /<!\[[^>]*>/g];

/**
 * Matches HTML of word processors, tables and underlined text; everything else but headings is handled by the editor.
 */
const needsCare = /<table|<u\b|mso-list|class=["']?Mso|<o:p\b|>\s*(?:&nbsp;|\s)*[·•▪●§\uf0b7\uf0a7]/i;

const allowedTags = new Set(['p', 'div', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', ...tableTagNames]);

const blankParagraph = /<p>(?:\s|&nbsp;|<br>|<\/?(?:strong|b|em|i)>)*<\/p>/g;
const blankBetween = /(<\/?(?:p|div|ul|ol|li)>)\s+(?=<\/?(?:p|div|ul|ol|li)>)/g;

/** Removes empty paragraphs and line breaks that word processors put between blocks. */
const withoutBlanks = (html: string): string => html.trim().replace(blankParagraph, '').replace(blankBetween, '$1');

/**
 * Pasted HTML without style sheets: real lists instead of bullets in paragraphs, table cells separated, no blank lines.
 * Underlined text becomes bold, and so do headings where the text allows none.
 * @param headings whether the text allows them
 */
export const pastedHtml = (html: string, headings = false): string => {
  const seen = unseen.reduce((text, pattern) => text.replace(pattern, ''), html);
  if (!needsCare.test(seen) && (headings || !/<h[1-6]\b/i.test(seen))) return seen;
  const { body } = new DOMParser().parseFromString(seen, 'text/html');
  for (const element of body.querySelectorAll('script, title, meta, link, colgroup')) element.remove();
  for (const element of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const paragraph = body.ownerDocument.createElement('p');
    const words = headings ? paragraph : body.ownerDocument.createElement('strong');
    words.append(...element.childNodes);
    if (words !== paragraph) paragraph.append(words);
    element.replaceWith(paragraph);
  }
  for (const element of body.querySelectorAll('u')) {
    const words = body.ownerDocument.createElement('strong');
    words.append(...element.childNodes);
    element.replaceWith(words);
  }
  for (const element of body.querySelectorAll('*')) {
    const address = element.getAttribute('href');
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (address) element.setAttribute('href', address);
    if (!allowedTags.has(element.tagName.toLowerCase())) element.replaceWith(...element.childNodes);
  }
  return withRealLists(withPlainTables(withoutBlanks(body.innerHTML)));
};
