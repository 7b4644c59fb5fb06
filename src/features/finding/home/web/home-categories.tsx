import type { ComponentType, ReactNode } from 'react';
import type { FacetValue } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { HomeSection } from './home-section.tsx';

/** Full rows of three, or of two next to something else. */
const shownAtOnce = { alone: 15, beside: 14 };

/** What the page is sent of all categories: the busiest ones, all of them when they are asked for. */
export const sentCategories = (categories: readonly FacetValue[], opened: boolean): readonly FacetValue[] =>
  opened ? categories : categories.filter(({ count }) => count > 0).slice(0, shownAtOnce.alone);

/** The section in addresses: its anchor, and what `more` asks for. */
const sectionId = 'categories';

/** The same page with all its categories. */
const openedAddress = `${pageAddress('home')}?more=${sectionId}#${sectionId}`;
const closedAddress = `${pageAddress('home')}#${sectionId}`;

/** Whether an address asks for all categories. */
export const hasAllCategories = (search: URLSearchParams): boolean => search.get('more') === sectionId;

export interface HomeCategoriesProps {
  /** As {@link sentCategories} says. */
  categories: readonly FacetValue[];
  /** How many there are. */
  total: number;
  /** The picture of a category, by its code. */
  icon: ComponentType<{ code: string }>;
  /** Content next to them. */
  children?: ReactNode;
}

function Categories({ categories, icon: Icon }: Pick<HomeCategoriesProps, 'categories' | 'icon'>) {
  const language = useLanguage();
  return (
    <ul className="home-categories">
      {categories.map(({ code, label, count }) => {
        const content = (
          <>
            <Icon code={code} />
            {label}
            <span className="home-category-count">{formatNumber(count, language)}</span>
          </>
        );
        return (
          <li key={code}>
            {count > 0 ? (
              <Link href={postingsAddress({ categories: [code] })}>{content}</Link>
            ) : (
              <span className="home-category-empty">{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Fields of work with their counts, busiest first; one without postings leads nowhere. */
export function HomeCategories({ categories, total, icon, children }: HomeCategoriesProps) {
  const t = useTexts();
  const opened = categories.length === total;
  const shown = opened ? categories : categories.slice(0, children ? shownAtOnce.beside : shownAtOnce.alone);
  if (shown.length === 0) return null;
  return (
    <HomeSection id={sectionId} title={t('postings.home.byCategory')}>
      <div className={children ? 'home-categories-beside' : undefined}>
        <div>
          <Categories categories={shown} icon={icon} />
          <p className="home-categories-more">
            <Link href={opened ? closedAddress : openedAddress} rel="nofollow">
              {opened ? t('postings.home.fewerCategories') : t('postings.home.allCategories', { count: total })}
            </Link>
          </p>
        </div>
        {children}
      </div>
    </HomeSection>
  );
}
