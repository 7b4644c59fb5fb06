import { counted } from '#kit/money.ts';
import { Link } from '#ui/light/link.tsx';
import { PayRange, PayRangeKey } from '#ui/pay-range.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { PayComparison } from '../fields.ts';
import { payAddress } from '../pay-address.ts';

/** The range of a pay in net dinars; one that states one end is a point. */
const ownRange = ({ min, max }: PayComparison['pay']) => ({ from: (min ?? max) as number, to: (max ?? min) as number });

/** How a pay compares, in words and as a picture. */
export default function PayCompared({ comparison }: { comparison: PayComparison }) {
  const t = useTexts();
  const language = useLanguage();
  const { figure, pay, standing, percent } = comparison;
  const { category, place, postings, lowerQuartile, upperQuartile, deciles } = figure;
  const [low, median, high] = [deciles[0] as number, deciles[4] as number, deciles[8] as number];
  return (
    <section className="stack g8 sm" aria-label={t('postings.pay.title')}>
      <p>{t(`postings.pay.${standing}`, { percent, category: category.label, place: place.inText })}</p>
      <PayRange {...{ low, lowerQuartile, median, upperQuartile, high }} own={ownRange(pay)} />
      <PayRangeKey median={median} />
      <p className="xs dim">
        {t('postings.pay.from', counted(postings, language))}{' '}
        <Link className="link" href={payAddress(place.code)}>
          {t('postings.pay.all')}
        </Link>
      </p>
    </section>
  );
}
