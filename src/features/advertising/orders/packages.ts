/** A package as far as it says which numbers of ads it is for. */
export interface PackageSize {
  minAds: number;
  /** Null where there is no upper limit. */
  maxAds: number | null;
}

/** The most ads that are bought at once. */
export const maxOrderedAds = 500;

/** The package that a number of ads makes (rules.md#packages); null for a number that is none. */
export const packageFor = <P extends PackageSize>(packages: readonly P[], count: number): P | null =>
  packages.find(({ minAds, maxAds }) => count >= minAds && (maxAds === null || count <= maxAds)) ?? null;

/** The nearest number of ads in a package, for a number that was chosen when packages began elsewhere. */
export const nearestCount = ({ minAds, maxAds }: PackageSize, count: number): number =>
  Math.min(Math.max(count, minAds), maxAds ?? maxOrderedAds);
