import type { PostingPage } from '#features/postings/fields.ts';
import { hasEnded } from '#features/postings/has-ended.ts';
import { codesOf } from '#kit/codes.ts';
import { counted } from '#kit/money.ts';
import { panel } from '#plugins/places/panel.ts';
import { Link } from '#ui/light/link.tsx';
import { PayRange, PayRangeKey } from '#ui/pay-range.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { comparePay } from '../contract.ts';
import type { PayComparison } from '../fields.ts';
import { payAddress } from '../pay-address.ts';

/** The range of a pay in net dinars; one that states one end is a point. */
const ownRange = ({ min, max }: PayComparison['pay']) => ({ from: (min ?? max) as number, to: (max ?? min) as number });

/** How a pay compares, in words and as a picture; nothing without figures. */
export function PayCompared({ comparison }: { comparison: PayComparison | null }) {
  const t = useTexts();
  const language = useLanguage();
  if (!comparison) return null;
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

/** On a posting's page: how its pay compares. */
export const payOfPosting = panel<PostingPage, PostingPage, PayComparison | null>({
  key: 'pay',
  load: async (call, posting) => {
    const { salary, categories, locations, jobType, contractType } = posting;
    if (!salary || hasEnded(posting)) return null;
    const query = {
      categories: codesOf(categories),
      locations: codesOf(locations),
      jobType: jobType.code,
      contractType: contractType.code,
      ...salary,
      min: salary.min?.toString(),
      max: salary.max?.toString(),
    };
    return (await call(comparePay, { query })).data;
  },
  Card: ({ data }) => <PayCompared comparison={data} />,
});
