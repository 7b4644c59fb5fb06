import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { AnnouncementState } from './announcement-kinds.ts';

export const announcementsAddress = ({
  state = null,
  page = 1,
}: {
  state?: AnnouncementState | null;
  page?: number;
}): string => `${pageAddress('admin-announcements')}${toSearch({ state, page: page > 1 ? page : null })}`;
