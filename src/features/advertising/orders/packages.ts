/** The range of ad counts of a package. */
export interface PackageSize {
  minAds: number;
  /** Null when there is no upper limit. */
  maxAds: number | null;
}

/** Max number of ads per order. */
export const maxOrderedAds = 500;

/** The package for a number of ads (rules.md#packages); null when none matches. */
export const packageFor = <P extends PackageSize>(packages: readonly P[], count: number): P | null =>
  packages.find(({ minAds, maxAds }) => count >= minAds && (maxAds === null || count <= maxAds)) ?? null;

/** Clamps a number of ads to the range of a package, in case the range has changed since it was chosen. */
export const nearestCount = ({ minAds, maxAds }: PackageSize, count: number): number =>
  Math.min(Math.max(count, minAds), maxAds ?? maxOrderedAds);
