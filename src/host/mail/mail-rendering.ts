import { convert, type HtmlToTextOptions } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hashOpaqueToken, newOpaqueToken } from '../sessions/opaque-token.ts';
import type { MailSurroundings, MailTemplate } from './mail-template.ts';

/** Name of the parameter that reports an opened link (rules.md#mail-links). */
export const mailTokenName = 'mailToken';

export interface RenderedMail {
  subject: string;
  html: string;
  plain: string;
  /** Of the token that its links carry. */
  linkTokenHash: string;
}

/** One line, so that nothing in a subject can become another header. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 500);

const withMailToken = (href: string, token: string): string => {
  const [address, fragment] = href.split('#', 2);
  const joint = address?.includes('?') ? '&amp;' : '?';
  return `${address}${joint}${mailTokenName}=${token}${fragment === undefined ? '' : `#${fragment}`}`;
};

/** Puts the token into every link to our own site; text that people wrote is unchanged. */
const markLinks = (html: string, siteUrl: string, token: string): string =>
  html.replace(/ href="([^"]*)"/g, (whole, href: string) => {
    const rest = href.startsWith(siteUrl) ? href.slice(siteUrl.length) : null;
    return rest !== null && /^([/?#]|$)/.test(rest) ? ` href="${withMailToken(href, token)}"` : whole;
  });

/** The body of a mail as the document that is sent. */
export const mailHtml = (body: ReactElement): string => `<!doctype html>${renderToStaticMarkup(body)}`;

const plainOptions: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    // What only the picture of the mail needs.
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
};

/** The same as text, for programs that show no HTML. */
export const plainOf = (html: string): string => convert(html, plainOptions);

/** HTML and its plain text, with a fresh token in the links. */
export async function renderMail(
  template: MailTemplate<never>,
  params: unknown,
  surroundings: MailSurroundings,
): Promise<RenderedMail> {
  const content = template.render(params as never, surroundings);
  const token = newOpaqueToken();
  const html = markLinks(mailHtml(content.body), surroundings.siteUrl, token);
  return {
    subject: oneLine(content.subject),
    html,
    plain: plainOf(html),
    linkTokenHash: hashOpaqueToken(token),
  };
}
