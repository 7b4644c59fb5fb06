import type { ComponentType, ReactNode } from 'react';
import type { FacetValue } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { formatNumber } from '#shared/money.ts';
import { IconChevronDown } from '#ui/icons/icons.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { HomeSection } from './home-section.tsx';

/** Full rows of three, or of two beside something else; the rest is unfolded. */
const shownAtOnce = { alone: 15, beside: 14 };

export interface HomeCategoriesProps {
  categories: readonly FacetValue[];
  /** The picture of a category, by its code. */
  icon: ComponentType<{ code: string }>;
  /** What stands beside them. */
  children?: ReactNode;
}

function Categories({ categories, icon: Icon }: Omit<HomeCategoriesProps, 'children'>) {
  const language = useLanguage();
  return (
    <ul className="cats">
      {categories.map(({ code, label, count }) => {
        const content = (
          <>
            <Icon code={code} />
            {label}
            <span className="n">{formatNumber(count, language)}</span>
          </>
        );
        return (
          <li key={code}>
            {count > 0 ? (
              <Link href={postingsAddress({ categories: [code] })}>{content}</Link>
            ) : (
              <span className="cats-0">{content}</span>
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
      <div className={children ? 'cats-beside' : undefined}>
        <div>
          <Categories categories={busy} icon={icon} />
          {rest.length > 0 ? (
            <details className="cats-more">
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
