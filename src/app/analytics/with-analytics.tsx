import { renderToStaticMarkup } from 'react-dom/server';
import type { AccountType } from '#kit/actor.ts';
import type { PageAnalytics } from '#kit/analytics.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { siteMap } from '#kit/site-map.ts';
import { scriptValue, withLastPart } from '../document-parts.ts';
import { isReadingPage, readingPages } from '../reading-pages.ts';
import { isAdministration } from '../shell/navigation.ts';
import style from './consent-bar.css?inline';
import { ConsentBar, ConsentLine } from './consent-bar.tsx';
import { countVisits, sendChoice } from './page-scripts.ts';

/**
 * A regular expression of the paths of counted pages. Exists only on the server: where no script is configured,
 * browsers do not need it.
 */
const counted = `^(?:${readingPages.map((name) => siteMap[name].path.replace('{id}', '\\d+')).join('|')})$`;

/** What is known of the page being rendered. */
export interface AnalyticsPage {
  pathname: string;
  accountType: AccountType | null;
  nonce: string;
  t: Translate;
}

/**
 * Adds to the document the question about counting visits, or the line where the choice can be changed; and, for
 * visitors who have agreed, the counting script on reading pages. It is added outside of React's tree: where nothing is
 * configured, the client has no code for it.
 * @returns `counted`: whether the policy has to allow the script
 */
export function withAnalytics(
  html: string,
  { choice, script, site, mayCount }: PageAnalytics,
  { pathname, accountType, nonce, t }: AnalyticsPage,
): { html: string; counted: boolean } {
  if (isAdministration(pathname) || accountType === 'admin') return { html, counted: false };
  const read = isReadingPage(pathname);
  const isCounted = choice === 'yes' && mayCount && read;
  const { host } = new URL(script);
  const shown = { choice, host, t };
  const consent = renderToStaticMarkup(
    choice === 'ask' && read ? <ConsentBar {...shown} /> : <ConsentLine {...shown} />,
  );
  const parts = [
    `<style nonce="${nonce}">${style}</style>`,
    consent,
    `<script nonce="${nonce}">(${sendChoice})()</script>`,
    ...(isCounted
      ? [`<script nonce="${nonce}">(${countVisits})(${scriptValue({ script, site, counted })})</script>`]
      : []),
  ];
  return { html: withLastPart(html, 'body', parts.join('')), counted: isCounted };
}
