import type { ComponentType, ReactNode } from 'react';
import type { FacetValue } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { formatNumber } from '#shared/money.ts';
import { IconChevronDown } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { HomeSection } from './home-section.tsx';

/** Full rows of three, or of two next to something else; the rest is unfolded. */
const shownAtOnce = { alone: 15, beside: 14 };

export interface HomeCategoriesProps {
  categories: readonly FacetValue[];
  /** The picture of a category, by its code. */
  icon: ComponentType<{ code: string }>;
  /** Content next to them. */
  children?: ReactNode;
}

function Categories({ categories, icon: Icon }: Omit<HomeCategoriesProps, 'children'>) {
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
export function HomeCategories({ categories, icon, children }: HomeCategoriesProps) {
  const t = useTexts();
  const most = children ? shownAtOnce.beside : shownAtOnce.alone;
  const busy = categories.filter(({ count }) => count > 0).slice(0, most);
  const rest = categories.slice(busy.length);
  if (busy.length === 0) return null;
  return (
    <HomeSection title={t('postings.home.byCategory')}>
      <div className={children ? 'home-categories-beside' : undefined}>
        <div>
          <Categories categories={busy} icon={icon} />
          {rest.length > 0 ? (
            <details className="home-categories-more">
              <summary>
                {t('postings.home.allCategories', { count: categories.length })} <IconChevronDown />
              </summary>
              <Categories categories={rest} icon={icon} />
            </details>
          ) : null}
        </div>
        {children}
      </div>
    </HomeSection>
  );
}
