import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { ModerationTab } from '../moderation-tabs.ts';

/** What the address of the moderation says. */
export interface ModerationAddress {
  tab: ModerationTab;
  page: number;
  /** The opened posting; the first of the list when none is named. */
  posting: number | null;
}

/** Address of a list of the moderation; what is usual is left out. */
export const moderationAddress = ({ tab, page = 1, posting }: Partial<ModerationAddress>): string =>
  `${pageAddress('admin-moderation')}${toSearch({ tab: tab === 'waiting' ? null : tab, page: page > 1 ? page : null, posting })}`;
