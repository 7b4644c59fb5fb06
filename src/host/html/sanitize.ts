import sanitizeHtml from 'sanitize-html';
import { tableTagNames, withPlainTables, withRealLists } from '#kit/word-html.ts';

/** What rich text may hold: what the editor offers, nothing else. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Their content is no text either.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'iframe', 'svg', 'math', 'template'],
  transformTags: {
    // A heading stays a line of its own.
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, 'p'])),
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => ({
      tagName,
      attribs: href ? { href, rel: 'nofollow ugc noopener noreferrer', target: '_blank' } : {},
    }),
  },
  // A link whose address was refused, or never was one, is only its words.
  exclusiveFilter: (frame) => (frame.tag === 'a' && !frame.attribs['href'] ? 'excludeTag' : false),
};

/** Tables pass, to be converted cell by cell. */
const richRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: [...(rules.allowedTags as string[]), ...tableTagNames],
};

const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** What a text of the site's own may hold besides: headings, tables, and links inside the site that lead on in the same page. */
const articleRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: [...(rules.allowedTags as string[]), 'h2', 'h3', ...tableTags],
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => {
      if (!href) return { tagName, attribs: {} };
      const inside = /^\/(?!\/)/.test(href);
      return { tagName, attribs: inside ? { href } : { href, rel: 'noopener noreferrer', target: '_blank' } };
    },
  },
};

/** HTML of an article by the site itself → what can be shown; sanitized although administrators wrote it. */
export const sanitizeArticle = (html: string): string => sanitizeHtml(html, articleRules).trim();

/**
 * Rich text from outside → HTML that can be shown: only paragraphs, breaks, bold, italics, lists and links to http(s)
 * and mailto. Lists and tables of word processors become lists and lines. Everything that is shown as HTML passes
 * here before it is stored.
 */
export const sanitizeRichText = (html: string): string =>
  withRealLists(withPlainTables(sanitizeHtml(html, richRules))).trim();
