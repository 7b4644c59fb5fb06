import type { AnalyticsChoice } from '#shared/analytics.ts';
import { choicePath } from '#shared/analytics.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pageAddress } from '#shared/site-map.ts';

interface ConsentProps {
  choice: AnalyticsChoice;
  /** Who counts. */
  host: string;
  t: Translate;
}

const More = ({ t }: Pick<ConsentProps, 't'>) => (
  <a href={`${pageAddress('privacy')}#merenje-poseta`}>{t('analytics.consent.more')}</a>
);

/** Two buttons that are equal in all but their words; a form, so that it works without scripts. */
const Choice = ({ t }: Pick<ConsentProps, 't'>) => (
  <form className="consent-form" method="post" action={choicePath} autoComplete="off">
    <button type="submit" className="button button-default" name="choice" value="accept">
      {t('analytics.consent.accept')}
    </button>
    <button type="submit" className="button button-default" name="choice" value="decline">
      {t('analytics.consent.decline')}
    </button>
  </form>
);

/** The question, at the bottom of what is seen. It keeps nobody from reading on. */
export const ConsentBar = ({ host, t }: ConsentProps) => (
  <aside className="consent consent-bar" aria-label={t('analytics.consent.label')}>
    <div className="wrap">
      <p>
        {t('analytics.consent.ask', { host })} <More t={t} />
      </p>
      <Choice t={t} />
    </div>
  </aside>
);

/** The end of a page, where the choice can be changed: closed until somebody opens it. */
export const ConsentLine = ({ choice, host, t }: ConsentProps) => (
  <aside className="consent" aria-label={t('analytics.consent.label')}>
    <details className="wrap">
      <summary>{t('analytics.consent.settings')}</summary>
      <p>
        {t(`analytics.consent.state.${choice}`)}{' '}
        {choice === 'signal' ? null : `${t('analytics.consent.ask', { host })} `}
        <More t={t} />
      </p>
      {choice === 'signal' ? null : <Choice t={t} />}
    </details>
  </aside>
);

/** Styles of both; only documents with one of them have it. A bar of the page's own at the bottom makes room for the question. */
export const consentStyle = `.consent{background:var(--surface-2);color:var(--text-2);font-size:var(--fs-sm);padding-block:0 16px}
.consent summary{display:inline-block;padding:4px 0;cursor:pointer;text-decoration:underline;text-underline-offset:.18em}
.consent p{margin:0;max-width:46em}
.consent details[open]{padding-bottom:8px}
.consent details p{margin-block:8px 12px}
.consent-form{display:flex;gap:12px;flex-wrap:wrap}
.consent-form .button{min-width:8.5rem}
.consent-bar{position:sticky;bottom:0;z-index:16;background:var(--surface);color:var(--text);border-top:1px solid var(--line);padding-block:14px;box-shadow:0 -8px 24px -12px rgba(0,0,0,.18)}
.consent-bar .wrap{display:flex;gap:12px 24px;align-items:center;justify-content:space-between;flex-wrap:wrap}
.consent-bar p{flex:1 1 26em}
html:has(.consent-bar){scroll-padding-bottom:14rem}
html:has(.consent-bar) .mobile-bar{position:static}
@media (max-width:30em){.consent-form{width:100%}.consent-form .button{flex:1 1 8.5rem}}
@media (max-height:24em){.consent-bar{position:static}}`;
