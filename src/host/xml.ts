/** Characters that XML 1.0 cannot represent, not even as references: control characters and lone surrogates. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for the content of an element or the value of an attribute; characters that XML cannot represent are
 * dropped.
 */
export const xmlText = (text: string): string =>
  text.replace(notInXml, '').replace(/[&<>"']/g, (sign) => references[sign] as string);

/** Escapes text as CDATA; the end marker of a section is split between two. */
export const xmlCdata = (text: string): string =>
  `<![CDATA[${text.replace(notInXml, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
