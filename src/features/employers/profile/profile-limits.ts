/** Limits of a company's profile (rules.md#company-profile), lengths in characters. */
export const profileLimits = {
  /** Text for the company's card. */
  shortDescription: 200,
  /** Counted on the plain text, without HTML. */
  about: 5000,
  /** Photos of the workplace, and what each shows. */
  photos: 6,
  photoAlt: 150,
  /** Steps of choosing among applicants, the length of their titles, and their days. */
  steps: 5,
  stepTitle: 80,
  stepDays: 90,
  employees: 1_000_000,
} as const;
