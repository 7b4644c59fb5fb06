import { pageAddress } from '#shared/site-map.ts';

/** The steps of the builder, as the address names them (`?korak=`). */
export const cvSteps = ['opsti-podaci', 'obrazovanje', 'iskustvo', 'vestine', 'o-meni'] as const;
export type CvStep = (typeof cvSteps)[number];

/** The step that an address names; the first for anything else. */
export const toCvStep = (asked: string | null): CvStep =>
  cvSteps.find((step) => step === asked) ?? 'opsti-podaci';

export const cvAddress = (step: CvStep): string => `${pageAddress('cv')}?korak=${step}`;
