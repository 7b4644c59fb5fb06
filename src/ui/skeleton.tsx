import { classNames } from './light/class-names.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** CSS lengths; a number means pixels. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  className?: string | undefined;
}

/** A grey bar in the place and size of what is being loaded; put `aria-busy` on the list around it. */
export function Skeleton({ width, height = 14, className }: SkeletonProps) {
  return <span className={classNames('skeleton', className)} style={{ width, height }} aria-hidden="true" />;
}

/** In the place of what fills a page: what stands below waits out of sight, so that nothing is seen moving. */
export const PageSkeleton = () => (
  <div className="skeleton-page">
    <Skeleton height={420} />
  </div>
);
