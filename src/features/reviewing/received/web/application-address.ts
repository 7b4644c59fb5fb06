import { searchOf } from '#kit/list-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { listApplications } from '../contract.ts';
import type { ApplicationFilters, ApplicationsMeta } from '../fields.ts';

const usual = { status: 'all', sort: 'newest' } as const;
const search = searchOf<typeof listApplications, 'prijava'>(usual);

/**
 * Address of a posting's applications; default values are omitted. `prijava` is the application that is open next to
 * the list.
 */
export const applicationsPath = (postingId: number, place: Parameters<typeof search>[0] = {}): string =>
  `${pageAddress('employer-applications', postingId)}${search(place)}`;

/** The same page of the list with this application open. */
export const openedPath = ({ posting, filters, page }: ApplicationsMeta, id: string): string =>
  applicationsPath(posting.id, { ...filters, page, prijava: id });

/** Whether any filter other than the tab is active. */
export const isNarrowed = (filters: ApplicationFilters): boolean => search({ ...filters, ...usual }) !== '';
