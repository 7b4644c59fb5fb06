import { formatShortDate } from '#shared/dates.ts';
import { formatSalary } from '#shared/money.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { SaveHeart } from '../../saved/web/save-heart.tsx';
import { ApplyAction, type ApplyActionProps } from './apply-action.tsx';

/** Pay, deadline and the main button at the lower edge of a phone. */
export function MobileApplyBar(props: Omit<ApplyActionProps, 'brief'>) {
  const t = useTexts();
  const language = useLanguage();
  const { posting } = props;
  const salary = formatSalary(posting.salary, language);
  const until = t('postings.card.until', { date: formatShortDate(posting.closesOn, language) });
  const words = { currency: salary?.unit ?? '', until };
  return (
    <section className="mobile-bar" aria-label={t('postings.page.applyShort')}>
      <p className="grow posting-bar">
        {salary ? (
          <>
            <span className="salary">{salary.amount}</span>
            <span className="xs dim">
              {posting.salary?.basis === 'gross'
                ? t('postings.page.barGross', words)
                : t('postings.page.barNet', words)}
            </span>
          </>
        ) : (
          <>
            <span className="medium">{t('postings.card.salaryMissing')}</span>
            <span className="xs dim">{until}</span>
          </>
        )}
      </p>
      <SaveHeart posting={posting} framed />
      <ApplyAction {...props} brief />
    </section>
  );
}
