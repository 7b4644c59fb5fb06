import sanitizeHtml from 'sanitize-html';

/** What rich text may hold: what the editor offers, nothing else. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Their content is no text either.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'iframe',
    'svg',
    'math',
    'template',
  ],
  transformTags: {
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

/**
 * Rich text from outside → HTML that can be shown: paragraphs, breaks, bold, italics, lists and links to http(s) and
 * mailto alone. Everything that is shown as HTML passes here before it is stored.
 */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, rules).trim();
