/** What a member of a company may do, each with the rights of those before it (rules.md#team). */
export const companyRoles = ['reader', 'recruiter', 'owner'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Whether a member with one role may do what needs another. */
export const hasRole = (has: CompanyRole, needs: CompanyRole): boolean =>
  companyRoles.indexOf(has) >= companyRoles.indexOf(needs);
