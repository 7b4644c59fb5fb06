import { useLocation } from 'react-router';
import type { AccountType } from '#kit/actor.ts';
import type { PageAnalytics } from '#kit/analytics.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { InlineScript, scriptValue } from '../inline-script.tsx';
import { isReadingPage } from '../reading-pages.ts';
import { useDocumentFacts } from '../shell/document-context.tsx';
import { isAdministration } from '../shell/navigation.ts';
import style from './consent-bar.css?inline';
import { ConsentBar, ConsentLine } from './consent-bar.tsx';
import { countVisits, sendChoice } from './page-scripts.ts';

/** What a page shows and does about counting visits. */
export interface PageCounting extends PageAnalytics {
  /** Whether visits to the page may be counted at all. */
  isOpen: boolean;
  /** Administration neither asks nor counts. */
  isOffered: boolean;
  /** Whether the page carries the script, which its policy then has to allow. */
  isCounted: boolean;
}

/** `accountType`: of who is signed in. */
export function countingOn(
  pathname: string,
  accountType: AccountType | undefined,
  analytics: PageAnalytics,
): PageCounting {
  const isOffered = accountType !== 'admin' && !isAdministration(pathname);
  const isOpen = isOffered && analytics.mayCount && isReadingPage(pathname);
  return { ...analytics, isOpen, isOffered, isCounted: isOpen && analytics.choice === 'yes' };
}

/**
 * The question about counting visits, or the line where the choice can be changed; and, for visitors who have agreed,
 * the script on reading pages. In the document of the server only: the client has no code for it.
 */
export function Consent({ choice, script, site, isOpen, isOffered, isCounted }: PageCounting) {
  const { nonce } = useDocumentFacts();
  const { pathname, search } = useLocation();
  const shown = { choice, host: new URL(script).host, page: pathname + search, t: useTexts() };
  return (
    <>
      {/* On the next page the script does not learn the address of this one. */}
      <meta name="referrer" content="strict-origin" />
      {isOffered ? (
        <>
          <style nonce={nonce}>{style}</style>
          {isOpen && choice === 'ask' ? <ConsentBar {...shown} /> : <ConsentLine {...shown} />}
          <InlineScript nonce={nonce} text={`(${sendChoice})()`} />
        </>
      ) : null}
      {isCounted ? <InlineScript nonce={nonce} text={`(${countVisits})(${scriptValue({ script, site })})`} /> : null}
    </>
  );
}
