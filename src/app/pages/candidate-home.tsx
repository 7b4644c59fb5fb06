import { redirect } from 'react-router';
import { accountPath } from '#features/accounts/account-paths.ts';

/** A candidate begins with the account. */
export function loader(): never {
  throw redirect(accountPath('jobseeker'));
}
