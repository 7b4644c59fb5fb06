/** Limits of messages between companies and applicants (rules.md#messages). Lengths in characters. */
export const messageLimits = {
  subject: 150,
  body: 5000,
  templateName: 80,
  /** Maximum number of a company's templates. */
  templates: 50,
  /** Maximum number of a company's messages in 24 hours: as many as one selection may have. */
  perDay: 5000,
  /** Maximum number of messages in 24 hours to one applicant about one posting. */
  toOnePerDay: 5,
  /** Maximum number of a candidate's replies in an hour. */
  answersPerHour: 20,
  /** Number of an application's messages that are shown, the newest. */
  shown: 200,
} as const;
