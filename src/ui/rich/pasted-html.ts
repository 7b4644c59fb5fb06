import { tableTagNames, withPlainTables, withRealLists } from '#shared/word-html.ts';

/** What is pasted from word processors and tables; everything else the editor understands by itself. */
const needsCare = /<table|mso-list|MsoList|>\s*(?:&nbsp;|\s)*[·•▪●§\uf0b7\uf0a7]/i;

const kept = new Set([
  ...['p', 'div', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'],
  ...tableTagNames,
]);

/** Pasted HTML with real lists instead of signs before paragraphs, and the cells of tables apart. */
export const pastedHtml = (html: string): string => {
  if (!needsCare.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, title, meta, link, colgroup')) element.remove();
  for (const element of body.querySelectorAll('*')) {
    const address = element.getAttribute('href');
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (address) element.setAttribute('href', address);
    if (!kept.has(element.localName)) element.replaceWith(...element.childNodes);
  }
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  return withRealLists(withPlainTables(body.innerHTML));
};
