/** Signs that XML 1.0 cannot carry, not even as references: control signs and halves of pairs. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as the content of an element or the value of an attribute; what XML has no sign for is left out. */
export const xmlText = (text: string): string =>
  text.replace(notInXml, '').replace(/[&<>"']/g, (sign) => references[sign] as string);

/** Any text as CDATA; the end marker of a section is split between two. */
export const xmlCdata = (text: string): string =>
  `<![CDATA[${text.replace(notInXml, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
