import sanitizeHtml from 'sanitize-html';
import { tableTagNames, withPlainTables, withRealLists } from '#kit/word-html.ts';

/** Tags allowed in rich text: what the editor offers, nothing else. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Elements that are removed together with their content.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'iframe', 'svg', 'math', 'template'],
  transformTags: {
    // Headings become paragraphs.
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, 'p'])),
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => ({
      tagName,
      attribs: href ? { href, rel: 'nofollow ugc noopener noreferrer', target: '_blank' } : {},
    }),
  },
  // A link whose address is missing or was rejected becomes its text.
  exclusiveFilter: (frame) => (frame.tag === 'a' && !frame.attribs['href'] ? 'excludeTag' : false),
};

/** Allows tables as well, to be converted cell by cell. */
const richRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: [...(rules.allowedTags as string[]), ...tableTagNames],
};

const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/**
 * What texts of the site may contain besides: headings, tables, and links within the site that open in the same tab.
 */
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

/** Sanitizes the HTML of an article by the site itself, although administrators wrote it. */
export const sanitizeArticle = (html: string): string => sanitizeHtml(html, articleRules).trim();

/**
 * Sanitizes rich text from outside: only paragraphs, breaks, bold, italics, lists and links to http(s) and mailto
 * remain. Lists and tables of word processors become lists and lines. Everything that is shown as HTML is sanitized
 * here before it is stored.
 */
export const sanitizeRichText = (html: string): string =>
  withRealLists(withPlainTables(sanitizeHtml(html, richRules))).trim();
