/**
 * Bounds of messages between a company and those who applied (rules.md#messages). Lengths in characters.
 */
export const messageLimits = {
  subject: 150,
  body: 5000,
  templateName: 80,
  /** Kept templates of a company. */
  templates: 50,
  /** Messages of a company in 24 hours: as many as one selection may have. */
  perDay: 5000,
  /** Messages in 24 hours to one applicant about one posting. */
  toOnePerDay: 5,
  /** Answers of a candidate in an hour. */
  answersPerHour: 20,
  /** Messages of an application that are shown, the newest. */
  shown: 200,
} as const;
