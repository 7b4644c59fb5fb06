import type { PostingCard } from '../fields.ts';

export type PostingBadgeKind = 'promoted' | 'hot' | 'featured' | 'new';

/** The one badge of a posting in a list: its paid place, else „Novo” under 48 hours, else none (design, Ad types). */
export function badgeOf({
  productGroup,
  badge,
  isNew,
}: Pick<PostingCard, 'productGroup' | 'badge' | 'isNew'>): PostingBadgeKind | null {
  if (badge && (productGroup === 'promoted' || productGroup === 'hot' || productGroup === 'featured')) {
    return productGroup;
  }
  return isNew ? 'new' : null;
}
