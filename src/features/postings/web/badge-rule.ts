import type { PostingCard } from '../fields.ts';

export type PostingBadgeKind = 'promoted' | 'hot' | 'featured' | 'new';

/** The one badge of a posting in a list: its paid place, else „Novo” under 48 hours, else none (design, Ad types). */
export function badgeOf({
  productGroup,
  isNew,
}: Pick<PostingCard, 'productGroup' | 'isNew'>): PostingBadgeKind | null {
  if (productGroup === 'promoted' || productGroup === 'hot' || productGroup === 'featured') {
    return productGroup;
  }
  return isNew ? 'new' : null;
}
