/** Roles of a company's members, each with the rights of those before it (rules.md#team). */
export const companyRoles = ['reader', 'recruiter', 'owner'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Whether a role includes the rights of another. */
export const hasRole = (has: CompanyRole, needs: CompanyRole): boolean =>
  companyRoles.indexOf(has) >= companyRoles.indexOf(needs);
