/** How long data are kept (rules.md#retention); documented in docs/operations.md. */
export const retention = {
  /** Mails and the tries to send them; those that wait to be sent stay. */
  mailLogDays: 90,
  /** Links of mails, after they have run out. */
  tokenDays: 7,
  /** Entries of the audit log. */
  auditMonths: 24,
} as const;
