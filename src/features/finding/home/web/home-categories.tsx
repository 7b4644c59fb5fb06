import type { ComponentType, ReactNode } from 'react';
import type { FacetValue } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { HomeSection } from './home-section.tsx';

/** Number of categories that fills rows of three, or of two beside other content. */
const shownAtOnce = { alone: 15, beside: 14 };

/** Categories to send to the page: the ones with most postings, or all when `opened`. */
export const sentCategories = (categories: readonly FacetValue[], opened: boolean): readonly FacetValue[] =>
  opened ? categories : categories.filter(({ count }) => count > 0).slice(0, shownAtOnce.alone);

/** Anchor of the section, and value of the `more` query parameter. */
const sectionId = 'categories';

/** URL of the page with all categories. */
const openedAddress = `${pageAddress('home')}?more=${sectionId}#${sectionId}`;
const closedAddress = `${pageAddress('home')}#${sectionId}`;

/** Whether the query requests all categories. */
export const hasAllCategories = (search: URLSearchParams): boolean => search.get('more') === sectionId;

export interface HomeCategoriesProps {
  /** Result of {@link sentCategories}. */
  categories: readonly FacetValue[];
  /** Number of all categories. */
  total: number;
  /** Icon of a category. */
  icon: ComponentType<{ code: string }>;
  /** Content beside the categories. */
  children?: ReactNode;
}

function Categories({
  categories,
  opened,
  icon: Icon,
}: Pick<HomeCategoriesProps, 'categories' | 'icon'> & { opened: boolean }) {
  const language = useLanguage();
  return (
    <ul className={opened ? 'home-categories' : 'home-categories home-categories-some'}>
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

/** Categories with their counts, most postings first, six on a phone; those without postings are not linked. */
export function HomeCategories({ categories, total, icon, children }: HomeCategoriesProps) {
  const t = useTexts();
  const opened = categories.length === total;
  const shown = opened ? categories : categories.slice(0, children ? shownAtOnce.beside : shownAtOnce.alone);
  if (shown.length === 0) return null;
  return (
    <HomeSection id={sectionId} title={t('postings.home.byCategory')}>
      <div className={children ? 'home-categories-beside' : undefined}>
        <div>
          <Categories categories={shown} opened={opened} icon={icon} />
          <p className="home-categories-more mt16 sm medium">
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
