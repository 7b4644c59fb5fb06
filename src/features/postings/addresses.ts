import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { StatisticsPeriod } from './statistics-periods.ts';

/** A new posting that begins as a copy of this one. */
export const copyAddress = (id: number): string => `${pageAddress('posting-create')}${toSearch({ kopija: id })}`;

/** A draft of a new posting: it is opened, or begins. */
export const draftAddress = (draftId: string): string =>
  `${pageAddress('posting-create')}${toSearch({ nacrt: draftId })}`;

/** Renewing a posting as it is, or beginning with its steps. */
export const renewalAddress = (id: number, { edit = false } = {}): string =>
  `${pageAddress('posting-renew')}${toSearch({ id, korak: edit ? 'opsti-podaci' : undefined })}`;

/** The page of a posting's statistics; it shows 30 days by default. */
export const statisticsAddress = (postingId: number, period: StatisticsPeriod = '30'): string =>
  `${pageAddress('posting-statistics', postingId)}${period === '30' ? '' : `?days=${period}`}`;
