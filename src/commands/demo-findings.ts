import { type Config, isPublicAddress } from '#host/config.ts';
import type { Database } from '#host/database/database.ts';
import type { Finding } from '#operations/doctor/finding.ts';
import { findDemoAccounts, openDemoAccounts, withDemoPassword } from '#src/demo/demo-accounts.ts';

/** Looks for demo accounts in the database, whatever the settings say. */
export async function demoFindings({ PUBLIC_URL: url }: Config, { pool }: Database): Promise<Finding[]> {
  const demo = { about: 'Demo accounts' };
  const found = await findDemoAccounts(pool);
  if (found.length === 0) return [];
  const known = await withDemoPassword(found);
  if (known.length > 0 && isPublicAddress(url)) return [{ ...demo, level: 'fault', ...openDemoAccounts(known, url) }];
  return [
    {
      ...demo,
      level: 'warning',
      says: `the database contains ${found.length}; ${known.length} of them still have the published password.`,
      todo: 'Start a public site with an empty database.',
    },
  ];
}
