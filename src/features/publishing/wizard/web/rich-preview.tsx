import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Prose } from '#ui/prose.tsx';

const shownTags = new Set(['p', 'br', 'strong', 'em', 'ul', 'ol', 'li']);

const toReact = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const children = [...node.childNodes].map(toReact);
  const tag = node.localName;
  if (tag === 'br') return <br key={key} />;
  if (tag === 'a') return <u key={key}>{children}</u>;
  return shownTags.has(tag) ? createElement(tag, { key }, children) : <Fragment key={key}>{children}</Fragment>;
};

/** Rich text as typed, before the server has sanitised it: only known elements are rendered, without attributes. */
export function RichPreview({ html }: { html: string }) {
  const content = useMemo(() => {
    // A parsed document neither runs nor loads anything.
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map(toReact);
  }, [html]);
  return <Prose className="wizard-prose">{content}</Prose>;
}
