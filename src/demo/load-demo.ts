import type { Accounts } from '#features/accounts/server/index.ts';
import type { Database } from '#platform/database/database.ts';
export const demoAccounts = {
  password: 'Prilika1!',
  emails: ['kandidat@primer.rs', 'poslodavac@primer.rs', 'admin@primer.rs'],
};
export async function loadDemo(_deps: {
  database: Database;
  accounts: Accounts;
  now: Date;
}): Promise<boolean> {
  return false;
}
