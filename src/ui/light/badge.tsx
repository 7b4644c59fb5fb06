import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconFlameFilled, IconMegaphone, IconStarFilled } from './icons.tsx';
import './badge.css';

/**
 * Tones: `promoted`, `hot` and `featured` quince and ink, `new` primary, `ok` green, `danger` red, `neutral` grey, `outline`.
 * `featured` without the star is also „waiting for payment” and „ends soon”.
 */
export type BadgeTone = 'promoted' | 'hot' | 'featured' | 'new' | 'ok' | 'danger' | 'neutral' | 'outline';

export interface BadgeProps {
  tone: BadgeTone;
  /** `lg` where types of ads are chosen. */
  size?: 'md' | 'lg' | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A word in a small box; colour is never the only sign. */
export function Badge({ tone, size = 'md', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', size === 'lg' && 'badge-lg', `badge-${tone}`, className)}>
      {icon}
      {children}
    </span>
  );
}

export type PaidBadgeKind = 'promoted' | 'hot' | 'featured';

const paidIcons: Record<PaidBadgeKind, ReactNode> = {
  promoted: <IconMegaphone />,
  hot: <IconFlameFilled />,
  featured: <IconStarFilled />,
};

/** The badge of a paid ad; an ad carries at most one. Standard and basic ads have none. */
export function PaidBadge({ kind, size, children }: Omit<BadgeProps, 'tone' | 'icon'> & { kind: PaidBadgeKind }) {
  return (
    <Badge tone={kind} size={size} icon={paidIcons[kind]}>
      {children}
    </Badge>
  );
}
