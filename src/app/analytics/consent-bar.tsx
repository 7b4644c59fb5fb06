import type { AnalyticsChoice } from '#kit/analytics.ts';
import { choicePath } from '#kit/analytics.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageAddress } from '#kit/site-map.ts';

interface ConsentProps {
  choice: AnalyticsChoice;
  /** Host of the counting service. */
  host: string;
  /** Path and query of the page, to which the choice leads back. */
  page: string;
  t: Translate;
}

const More = ({ t }: Pick<ConsentProps, 't'>) => (
  <a href={`${pageAddress('privacy')}#merenje-poseta`}>{t('analytics.consent.more')}</a>
);

/** Two buttons that differ only in their text; a form, so that it works without scripts. */
const Choice = ({ page, t }: Pick<ConsentProps, 'page' | 't'>) => (
  <form className="consent-form" method="post" action={choicePath} autoComplete="off">
    <input type="hidden" name="page" value={page} />
    <button type="submit" className="button button-default" name="choice" value="accept">
      {t('analytics.consent.accept')}
    </button>
    <button type="submit" className="button button-default" name="choice" value="decline">
      {t('analytics.consent.decline')}
    </button>
  </form>
);

/** The consent question, at the bottom of the window. It does not block reading. */
export const ConsentBar = ({ host, page, t }: ConsentProps) => (
  <aside className="consent consent-bar" aria-label={t('analytics.consent.label')}>
    <div className="wrap">
      <p>
        {t('analytics.consent.ask', { host })} <More t={t} />
      </p>
      <Choice page={page} t={t} />
    </div>
  </aside>
);

/** A line at the end of a page where the choice can be changed: collapsed by default. */
export const ConsentLine = ({ choice, host, page, t }: ConsentProps) => (
  <aside className="consent" aria-label={t('analytics.consent.label')}>
    <details className="wrap">
      <summary>{t('analytics.consent.settings')}</summary>
      <p>
        {t(`analytics.consent.state.${choice}`)}{' '}
        {choice === 'signal' ? null : `${t('analytics.consent.ask', { host })} `}
        <More t={t} />
      </p>
      {choice === 'signal' ? null : <Choice page={page} t={t} />}
    </details>
  </aside>
);
