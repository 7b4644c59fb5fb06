import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconFlameFilled, IconMegaphone, IconStarFilled } from './icons/icons.tsx';
import './badge.css';

/**
 * Tones: `promo`, `hot` and `feat` quince and ink, `new` primary, `ok` green, `x` red, `n` neutral, `o` outlined.
 * `feat` without the star also stands for „waiting for payment” and „ends soon”.
 */
export type BadgeTone = 'promo' | 'hot' | 'feat' | 'new' | 'ok' | 'x' | 'n' | 'o';

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
    <span className={classNames('bd', size === 'lg' && 'bd-lg', `bd-${tone}`, className)}>
      {icon}
      {children}
    </span>
  );
}

export type PaidBadgeKind = 'promoted' | 'hot' | 'featured';

const paid: Record<PaidBadgeKind, { tone: BadgeTone; icon: ReactNode }> = {
  promoted: { tone: 'promo', icon: <IconMegaphone /> },
  hot: { tone: 'hot', icon: <IconFlameFilled /> },
  featured: { tone: 'feat', icon: <IconStarFilled /> },
};

/** The badge of a paid ad; an ad carries at most one. Standard and basic ads have none. */
export function PaidBadge({
  kind,
  size,
  children,
}: Omit<BadgeProps, 'tone' | 'icon'> & { kind: PaidBadgeKind }) {
  const { tone, icon } = paid[kind];
  return (
    <Badge tone={tone} size={size} icon={icon}>
      {children}
    </Badge>
  );
}
