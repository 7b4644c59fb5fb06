/** Filter of `/admin/poslodavci`; `unverified` are those with an account, the latest first. */
export const companyStates = ['unverified', 'verified'] as const;
export type CompanyState = (typeof companyStates)[number];

/** Fields of a company that an administrator can change. */
export const editedFields = [
  'company',
  'pib',
  'registrationNumber',
  'phone',
  'website',
  'companyEmail',
  'address',
  'location',
  'postal',
  'shortDescription',
  'about',
  'logo',
] as const;
export type EditedField = (typeof editedFields)[number];

/** Companies that the home page shows when administrators select them. */
export const maxSelected = 12;
