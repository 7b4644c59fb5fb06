import { formatShortDate } from '#kit/dates.ts';
import { formatSalary } from '#kit/money.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { SaveHeart } from '../../marks/web/save-heart.tsx';
import { type AppliedPosting, useApplied, useAppliedText } from '../applied-postings.tsx';
import { ApplyAction, type ApplyActionProps } from './apply-action.tsx';

/** Pay and deadline, in two lines. */
function Offer({ posting }: Pick<ApplyActionProps, 'posting'>) {
  const t = useTexts();
  const language = useLanguage();
  const salary = formatSalary(posting.salary, language);
  const until = t('postings.card.until', { date: formatShortDate(posting.closesOn, language) });
  const words = { currency: salary?.unit ?? '', until };
  if (!salary)
    return (
      <>
        <span className="medium">{t('postings.card.salaryMissing')}</span>
        <span className="xs dim">{until}</span>
      </>
    );
  return (
    <>
      <span className="salary">{salary.amount}</span>
      <span className="xs dim">
        {posting.salary?.basis === 'gross' ? t('postings.page.barGross', words) : t('postings.page.barNet', words)}
      </span>
    </>
  );
}

const Applied = ({ applied }: { applied: AppliedPosting }) => (
  <span className="medium sm">{useAppliedText(applied)}</span>
);

/** The bottom bar on phones with the main button: pay and deadline, or that the candidate has applied. */
export function MobileApplyBar(props: Omit<ApplyActionProps, 'brief'>) {
  const t = useTexts();
  const { posting } = props;
  const applied = useApplied(posting.id);
  return (
    <section className="mobile-bar" aria-label={t('postings.page.applyShort')}>
      <p className="grow posting-bar">{applied ? <Applied applied={applied} /> : <Offer posting={posting} />}</p>
      <SaveHeart posting={posting} framed />
      <ApplyAction {...props} brief />
    </section>
  );
}
