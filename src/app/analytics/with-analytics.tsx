import { renderToStaticMarkup } from 'react-dom/server';
import type { AccountType } from '#shared/actor.ts';
import type { PageAnalytics } from '#shared/analytics.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { countedPaths, isReadingPage } from '../reading-pages.ts';
import { isAdministration } from '../shell/navigation.ts';
import { ConsentBar, ConsentLine, consentStyle } from './consent-bar.tsx';
import { countVisits, sendChoice } from './page-scripts.ts';

/** What is known of the page around. */
export interface AnalyticsPage {
  pathname: string;
  accountType: AccountType | null;
  nonce: string;
  t: Translate;
}

/**
 * The document with the question about counting visits, or the line where the answer can be changed; and with the script that counts,
 * for those who have agreed, on pages that are only read. It is put beside what React has rendered and is none of its: where nothing is configured, the
 * client knows nothing of it.
 * @returns `counted`: whether the policy has to let the script in
 */
export function withAnalytics(
  html: string,
  { choice, script, site, mayCount }: PageAnalytics,
  { pathname, accountType, nonce, t }: AnalyticsPage,
): { html: string; counted: boolean } {
  const end = html.lastIndexOf('</body>');
  if (end < 0 || isAdministration(pathname) || accountType === 'admin') return { html, counted: false };
  const read = isReadingPage(pathname);
  const counted = choice === 'yes' && mayCount && read;
  const { host } = new URL(script);
  const shown = { choice, host, t };
  const consent = renderToStaticMarkup(
    choice === 'ask' && read ? <ConsentBar {...shown} /> : <ConsentLine {...shown} />,
  );
  const parts = [
    `<style nonce="${nonce}">${consentStyle}</style>`,
    consent,
    `<script nonce="${nonce}">(${sendChoice})()</script>`,
    ...(counted
      ? [
          `<script nonce="${nonce}">(${countVisits})(${JSON.stringify({ script, site, counted: countedPaths }).replaceAll('<', '\\u003c')})</script>`,
        ]
      : []),
  ];
  return { html: html.slice(0, end) + parts.join('') + html.slice(end), counted };
}
