import { pageAddress } from '#kit/site-map.ts';

/** Steps of the CV builder, as named in the URL (`?korak=`). */
export const cvSteps = ['opsti-podaci', 'obrazovanje', 'iskustvo', 'vestine', 'o-meni'] as const;
export type CvStep = (typeof cvSteps)[number];

/** URL of a step; `entry` is the zero-based index of the entry to open. */
export const cvAddress = (step: CvStep, entry?: number): string =>
  `${pageAddress('cv')}?korak=${step}${entry === undefined ? '' : `&stavka=${entry + 1}`}`;

/** Zero-based index of the entry from the `stavka` parameter; null for none. */
export const toCvEntry = (asked: string | null): number | null =>
  asked !== null && /^[1-9]$/.test(asked) ? Number(asked) - 1 : null;
