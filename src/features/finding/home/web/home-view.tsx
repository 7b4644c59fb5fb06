import type { ReactNode } from 'react';
import type { FacetValue, PostingCard } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { AdList } from '#ui/light/ad-row.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { HomePage } from '../fields.ts';
import '#ui/styles/home.css';
import { usePostingMarks } from '#features/postings/marks/web/posting-marks.tsx';
import { PostingRows } from '#features/postings/web/posting-row.tsx';
import { PostingTabCard } from '#features/postings/web/tab-card/posting-tab-card.tsx';
import { pageAddress } from '#kit/site-map.ts';
import { CandidatePrompts, type OwnPrompts } from './candidate-prompts.tsx';
import { HiringPanel } from './hiring-panel.tsx';
import { HomeCategories, type HomeCategoriesProps } from './home-categories.tsx';
import { HomeEmployers } from './home-employers.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeSection } from './home-section.tsx';
import { River } from './river.tsx';

/** The response without places and categories, which are passed separately. */
export type HomeContent = Omit<HomePage, 'places' | 'categories'>;

export interface HomeViewProps {
  home: HomeContent;
  categories: HomeCategoriesProps['categories'];
  /** Number of all categories. */
  categoryCount: number;
  /** Stops of the river line, from north to south. */
  towns: readonly FacetValue[];
  /** Town names suggested in the search field. */
  townNames: readonly string[];
  /** Prompts for a candidate; null for everybody else. */
  prompts: OwnPrompts | null;
  categoryIcon: HomeCategoriesProps['icon'];
  /** Content below the newest postings. */
  children?: ReactNode;
}

function Promoted({ postings }: { postings: readonly PostingCard[] }) {
  const t = useTexts();
  if (postings.length === 0) return null;
  const more = {
    label: t('postings.home.allPromoted'),
    href: pageAddress('highlighted-postings'),
  };
  return (
    <HomeSection title={t('postings.home.promoted')} more={more}>
      <div className="grid c3 snap-mobile">
        {postings.map((posting) => (
          <PostingTabCard key={posting.id} posting={posting} />
        ))}
      </div>
    </HomeSection>
  );
}

function Featured({ postings }: { postings: readonly PostingCard[] }) {
  const t = useTexts();
  if (postings.length === 0) return null;
  const more = {
    label: t('postings.home.allFeatured'),
    href: `${pageAddress('highlighted-postings')}#featured`,
  };
  const half = Math.ceil(postings.length / 2);
  const columns = [postings.slice(0, half), postings.slice(half)].filter((column) => column.length > 0);
  return (
    <HomeSection title={t('postings.home.featured')} more={more}>
      <div className="grid c2 top snap-mobile">
        {columns.map((column) => (
          <AdList key={column[0]?.id}>
            <PostingRows postings={column} compact below />
          </AdList>
        ))}
      </div>
    </HomeSection>
  );
}

function Newest({ postings }: { postings: readonly PostingCard[] }) {
  const t = useTexts();
  if (postings.length === 0) return null;
  const more = { label: t('postings.home.allNewest'), href: postingsAddress({ sort: 'newest' }) };
  return (
    <HomeSection title={t('postings.home.newest')} more={more}>
      <AdList>
        <PostingRows postings={postings} below />
      </AdList>
    </HomeSection>
  );
}

/** Content of `/` inside `<main>`; sections without content are omitted. */
export function HomeView({
  home,
  categories,
  categoryCount,
  towns,
  townNames,
  prompts,
  categoryIcon,
  children,
}: HomeViewProps) {
  const { accountType } = usePostingMarks();
  const hires = accountType === null || accountType === 'employer';
  const seeksWork = accountType === null || accountType === 'jobseeker';
  return (
    <>
      <HomeHero home={home} townNames={townNames} />
      <River towns={towns} remoteTotal={home.remoteTotal} />
      <Promoted postings={home.promoted} />
      <HomeCategories categories={categories} total={categoryCount} icon={categoryIcon}>
        {seeksWork ? <CandidatePrompts own={prompts} /> : null}
      </HomeCategories>
      <Featured postings={home.featured} />
      <HomeEmployers employers={home.selectedEmployers} />
      <Newest postings={home.newest} />
      {children}
      {hires ? <HiringPanel /> : null}
    </>
  );
}
