import type { PostingCard } from '#features/postings/fields.ts';
import { placeText } from '#features/postings/place-text.ts';
import { type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import { AppliedMark } from '#features/postings/web/applied-postings.tsx';
import { daysLeftText } from '#features/postings/web/posting-parts.tsx';
import { counted, formatSalary } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Board } from '#ui/board.tsx';
import { ChipLink, ChipRow } from '#ui/chip.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { LatestRow } from '../../search/web/latest-row.tsx';
import { SearchForm } from '../../search/web/search-form.tsx';
import type { HomePage } from '../fields.ts';

/** Popular searches; the words are Serbian in every language, since postings are. */
const popularSearches = [
  { name: 'remote', filter: { workModels: ['od-kuce'] } },
  { name: 'driver', filter: { q: 'vozač' } },
  { name: 'accountant', filter: { q: 'računovođa' } },
  { name: 'noExperience', filter: { careerLevels: ['bez-iskustva'] } },
  { name: 'partTime', filter: { jobTypes: ['nepuno'] } },
] as const satisfies readonly { name: string; filter: Partial<PostingsFilter> }[];

/** The claim, with the text between `<0>` and `</0>` highlighted. */
function Claim() {
  const t = useTexts();
  const [before, marked, after] = t('postings.home.hero').split(/<\/?0>/);
  return (
    <h1>
      {before}
      <em>{marked}</em>
      {after}
    </h1>
  );
}

function HotBoard({ postings }: { postings: readonly PostingCard[] }) {
  const t = useTexts();
  const language = useLanguage();
  const salary = (posting: PostingCard): string => {
    const parts = formatSalary(posting.salary, language);
    if (!parts) return t('postings.card.salaryMissing');
    return parts.unit === 'RSD' ? parts.amount : `${parts.amount}\u00a0${parts.unit}`;
  };
  return (
    <Board
      title={t('postings.home.hot')}
      more={{ label: t('postings.home.allHot'), href: `${pageAddress('highlighted-postings')}#hot` }}
      items={postings.map((posting) => ({
        key: posting.id,
        title: <TitleText text={posting.positionTitle} />,
        href: pageAddress('posting', posting.id),
        detail: `${posting.company}, ${placeText(posting.locations, t)}`,
        salary: salary(posting),
        unstated: posting.salary === null,
        left: daysLeftText(posting.daysLeft, t),
        mark: <AppliedMark postingId={posting.id} />,
      }))}
    />
  );
}

/** The claim, the number of postings, the search form, and the hot postings that end first. */
export function HomeHero({ home, townNames }: { home: Pick<HomePage, 'total' | 'hot'>; townNames: readonly string[] }) {
  const t = useTexts();
  const language = useLanguage();
  const { total, hot } = home;
  const lead = total > 0 ? t('postings.home.lead', counted(total, language)) : t('postings.home.empty');
  return (
    <div className="wrap hero">
      <div className={hot.length > 0 ? 'hero-grid' : 'hero-alone'}>
        <div className="stack g24">
          <Claim />
          <p className="lead">{lead}</p>
          {total > 0 ? (
            <>
              <SearchForm busiest={townNames} />
              <LatestRow />
              <ChipRow label={t('postings.home.popular')}>
                {popularSearches.map(({ name, filter }) => (
                  <ChipLink key={name} href={postingsAddress(filter as Partial<PostingsFilter>)}>
                    {t(`postings.home.popularSearches.${name}`)}
                  </ChipLink>
                ))}
              </ChipRow>
            </>
          ) : null}
        </div>
        {hot.length > 0 ? <HotBoard postings={hot} /> : null}
      </div>
    </div>
  );
}
