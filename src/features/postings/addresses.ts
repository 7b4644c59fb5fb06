import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { StatisticsPeriod } from './statistics-periods.ts';

/** Address for a new posting that is a copy of this one. */
export const copyAddress = (id: number): string => `${pageAddress('posting-create')}${toSearch({ kopija: id })}`;

/** Address of a draft of a new posting, existing or new. */
export const draftAddress = (draftId: string): string =>
  `${pageAddress('posting-create')}${toSearch({ nacrt: draftId })}`;

/** Address for renewing a posting unchanged, or with the steps of the wizard (`edit`). */
export const renewalAddress = (id: number, { edit = false } = {}): string =>
  `${pageAddress('posting-renew')}${toSearch({ id, korak: edit ? 'opsti-podaci' : undefined })}`;

/** Address of a posting's statistics, by default of 30 days. */
export const statisticsAddress = (postingId: number, period: StatisticsPeriod = '30'): string =>
  `${pageAddress('posting-statistics', postingId)}${period === '30' ? '' : `?days=${period}`}`;
