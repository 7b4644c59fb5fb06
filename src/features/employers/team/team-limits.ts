/** Limits of a company's team (rules.md#team). */
export const teamLimits = {
  /** Max number of members and open invitations together. */
  places: 20,
  /** Max number of invitations that a company can send per day, including repeated ones. */
  invitationsPerDay: 20,
  /** Number of days for which an invitation can be accepted. */
  invitationDays: 7,
  /** Number of days for which an expired invitation is listed before it is deleted. */
  retentionDays: 30,
} as const;
