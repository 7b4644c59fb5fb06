import type { ReactNode } from 'react';
import { useTexts } from '../site/site-context.tsx';
import { Skeleton } from '../skeleton.tsx';
import { AdMeta, type AdMetaItem } from './ad-meta.tsx';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import './ad-row.css';

/** The framed list that holds `AdRow`s. */
export function AdList({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <section className="ad-list" aria-label={label}>
      {children}
    </section>
  );
}

export interface AdRowProps {
  title: ReactNode;
  /** Without it the row is not a link. */
  href?: string | undefined;
  /** Null in lists of one company, together with the logo. */
  company: ReactNode;
  /** An `InitialsTile`. */
  logo?: ReactNode;
  place?: ReactNode;
  meta?: readonly AdMetaItem[] | undefined;
  /** A `Salary`. */
  salary?: ReactNode;
  /** A `Due`. */
  due?: ReactNode;
  badge?: ReactNode;
  /** The button above the row's link, usually the heart. */
  action?: ReactNode;
  /** A promoted ad: tinted row. */
  promoted?: boolean | undefined;
  /** Whether it has ended: shown paler. */
  ended?: boolean | undefined;
  /** The narrow form for side columns, without a button. */
  compact?: boolean | undefined;
  /** Whether it is the one that is shown beside the list. */
  current?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Additional lines under the properties. */
  children?: ReactNode;
}

/** One ad in a list. The whole row is a link; `action` is above that link. */
export function AdRow({
  title,
  href,
  company,
  logo,
  place,
  meta = [],
  salary,
  due,
  badge,
  action,
  promoted = false,
  ended = false,
  compact = false,
  current = false,
  headingLevel = 3,
  children,
}: AdRowProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      className={classNames(
        'ad',
        promoted && 'ad-promoted',
        ended && 'ad-ended',
        compact && 'ad-compact',
        company === null && 'ad-of-company',
      )}
    >
      {logo}
      <div className="ad-body">
        <div className="ad-title">
          <Heading>
            {href ? (
              <Link href={href} aria-current={current || undefined}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          {badge}
        </div>
        {company === null ? null : <p className="ad-employer">{company}</p>}
        {place || meta.length > 0 ? <AdMeta place={place} items={meta} /> : null}
        {children}
      </div>
      <div className="ad-side">
        {salary}
        {due}
      </div>
      {action}
    </article>
  );
}

/** Placeholder of a list being loaded, with rows as high as real ones. */
export function AdListSkeleton({ rows = 6 }: { rows?: number }) {
  const t = useTexts();
  return (
    <section className="ad-list" aria-busy="true" aria-label={t('ui.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <div className="ad" key={index}>
          <Skeleton className="initials" height="" />
          <div className="stack g8">
            <Skeleton width="46%" height={18} />
            <Skeleton width="28%" />
            <Skeleton width="64%" />
          </div>
          <div className="ad-side">
            <Skeleton width={150} height={18} />
            <Skeleton width={90} height={13} />
          </div>
        </div>
      ))}
    </section>
  );
}
