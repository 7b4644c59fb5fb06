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
  /** Hash of the token in its links. */
  linkTokenHash: string;
}

/** Text in one line, so that no subject can add another header. */
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

/** Adds the token to every link to our own site; text that people wrote is unchanged. */
const markLinks = (html: string, siteUrl: string, token: string): string =>
  html.replace(/ href="([^"]*)"/g, (whole, href: string) => {
    const rest = href.startsWith(siteUrl) ? href.slice(siteUrl.length) : null;
    return rest !== null && /^([/?#]|$)/.test(rest) ? ` href="${withMailToken(href, token)}"` : whole;
  });

/** The complete HTML document of a mail. */
export const mailHtml = (body: ReactElement): string => `<!doctype html>${renderToStaticMarkup(body)}`;

const plainOptions: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    // Skips what is only part of the visual layout.
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
};

/** Plain text of a mail's HTML, for programs that show no HTML. */
export const plainOf = (html: string): string => convert(html, plainOptions);

/** Renders a mail as HTML and plain text, with a new token in the links. */
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
