import { pageAddress } from '#kit/site-map.ts';

/** The steps of the builder, as the address names them (`?korak=`). */
export const cvSteps = ['opsti-podaci', 'obrazovanje', 'iskustvo', 'vestine', 'o-meni'] as const;
export type CvStep = (typeof cvSteps)[number];

/** The address of a step, with one of its entries open (`entry`, its place from 0) where one is to be changed. */
export const cvAddress = (step: CvStep, entry?: number): string =>
  `${pageAddress('cv')}?korak=${step}${entry === undefined ? '' : `&stavka=${entry + 1}`}`;

/** The place of the entry that an address opens; null for none. */
export const toCvEntry = (asked: string | null): number | null =>
  asked !== null && /^[1-9]$/.test(asked) ? Number(asked) - 1 : null;
