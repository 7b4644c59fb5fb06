import type { SessionUser } from '../fields.ts';
import type { AccountWithCompany } from './account-companies.ts';

/** Account → wire; the only way out. */
export const toSessionUser = ({ account, employerId, role, company }: AccountWithCompany): SessionUser => ({
  id: account.id,
  accountType: account.accountType,
  email: account.email,
  name: account.name,
  lastName: account.lastName,
  employerId,
  role,
  company,
});
