import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { SentTab } from '../sent-tabs.ts';

/** Address of a candidate's own applications; what is usual is left out. */
export const sentAddress = (tab: SentTab, page = 1): string =>
  pageAddress('candidate-applications') +
  toSearch({ tab: tab === 'all' ? undefined : tab, page: page > 1 ? page : undefined });
