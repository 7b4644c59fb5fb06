/** Limits of a company's team (rules.md#team). */
export const teamLimits = {
  /** Members and open invitations together. */
  places: 20,
  /** Invitations that a company sends within a day, repeated ones too. */
  invitationsPerDay: 20,
  /** For how long an invitation can be accepted. */
  invitationDays: 7,
  /** After its last day an invitation is listed as expired for so long, then deleted. */
  retentionDays: 30,
} as const;
