/** Limits of a company's profile (rules.md#company-profile), in characters. */
export const profileLimits = {
  /** Text for the company's card. */
  shortDescription: 200,
  /** Counted on the plain text, without HTML. */
  about: 5000,
} as const;
