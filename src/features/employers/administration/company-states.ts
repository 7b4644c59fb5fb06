/** Filter of `/admin/poslodavci`; `unverified` are companies with an account, newest first. */
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

/** Max number of companies that administrators can select for the home page. */
export const maxSelected = 12;
