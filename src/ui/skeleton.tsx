import { classNames } from './light/class-names.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** CSS lengths; a number means pixels. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  className?: string | undefined;
}

/** A grey placeholder for content being loaded; set `aria-busy` on the list around it. */
export function Skeleton({ width, height = 14, className }: SkeletonProps) {
  return <span className={classNames('skeleton', className)} style={{ width, height }} aria-hidden="true" />;
}

/**
 * Placeholder for the main content of a page: tall enough to push what follows out of view, so that no layout shift is
 * visible.
 */
export const PageSkeleton = () => (
  <div className="skeleton-page">
    <Skeleton height={420} />
  </div>
);
