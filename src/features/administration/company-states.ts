/** Filter of `/admin/poslodavci`; `unverified` are those with an account, the latest first. */
export const companyStates = ['unverified', 'verified'] as const;
export type CompanyState = (typeof companyStates)[number];
