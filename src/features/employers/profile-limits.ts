/** Bounds of what a company tells of itself (SPEC §5), in characters. */
export const profileLimits = {
  /** For the card. */
  shortDescription: 200,
  /** Counted on its words. */
  about: 5000,
} as const;
