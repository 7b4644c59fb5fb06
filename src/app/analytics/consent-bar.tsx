import type { AnalyticsChoice } from '#kit/analytics.ts';
import { choicePath } from '#kit/analytics.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageAddress } from '#kit/site-map.ts';

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
