/** Limits of a company's profile (rules.md#company-profile), in characters. */
export const profileLimits = {
  /** For the card. */
  shortDescription: 200,
  /** Counted on its words. */
  about: 5000,
} as const;
