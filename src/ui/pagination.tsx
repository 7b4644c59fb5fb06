import { formatNumber } from '#kit/money.ts';
import { IconChevronLeft, IconChevronRight } from './light/icons.tsx';
import { Link } from './light/link.tsx';
import { useLanguage, useTexts } from './site/site-context.tsx';
import './pagination.css';

/** The page numbers to show; `null` is a gap. First and last are always included, seven at most. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const from = Math.max(1, Math.min(page - 1, pageCount - 3));
  const to = Math.min(pageCount, Math.max(page + 1, 4));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const before = from <= 3 ? [1, 2].slice(0, from - 1) : [1, null];
  const after = to >= pageCount - 2 ? [pageCount - 1, pageCount].slice(2 - (pageCount - to)) : [null, pageCount];
  return [...before, ...middle, ...after];
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  href: (page: number) => string;
  /** Name for assistive technology when there are several lists. */
  label?: string | undefined;
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pageCount, href, label }: PaginationProps) {
  const t = useTexts();
  const language = useLanguage();
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label ?? t('ui.pagination')}>
      {page > 1 ? (
        <Link href={href(page - 1)} rel="prev" aria-label={t('ui.previousPage')}>
          <IconChevronLeft />
        </Link>
      ) : (
        <span className="off" aria-hidden="true">
          <IconChevronLeft />
        </span>
      )}
      {pageWindow(page, pageCount).map((item, index) =>
        item === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps and they never move apart
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={item}
            href={href(item)}
            aria-label={t('ui.page', { page: item })}
            aria-current={item === page ? 'page' : undefined}
          >
            {formatNumber(item, language)}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link href={href(page + 1)} rel="next" aria-label={t('ui.nextPage')}>
          <IconChevronRight />
        </Link>
      ) : (
        <span className="off" aria-hidden="true">
          <IconChevronRight />
        </span>
      )}
    </nav>
  );
}
