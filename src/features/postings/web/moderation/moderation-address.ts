import type { ModerationTab } from '#features/postings/moderation-tabs.ts';
import { toSearch } from '#shared/endpoint.ts';

export const moderationPath = '/admin/moderacija';

/** What the address of the moderation says. */
export interface ModerationAddress {
  tab: ModerationTab;
  page: number;
  /** The opened posting; the first of the list when none is named. */
  posting: number | null;
}

/** Address of a list of the moderation; what is usual is left out. */
export const moderationAddress = ({ tab, page = 1, posting }: Partial<ModerationAddress>): string =>
  `${moderationPath}${toSearch({ tab: tab === 'waiting' ? null : tab, page: page > 1 ? page : null, posting })}`;
