import type pg from 'pg';
import type { CompanyRole } from '#kit/company-role.ts';
import { othersAgents } from './demo-agents.ts';

/** Colleagues of the demo employer, who sign in like them. */
export const demoColleagues = [
  { email: 'regruter@primer.rs', name: 'Nenad', lastName: 'Jokić', role: 'recruiter', daysAgo: 96 },
  { email: 'citalac@primer.rs', name: 'Ivana', lastName: 'Simić', role: 'reader', daysAgo: 23 },
] as const satisfies { email: string; name: string; lastName: string; role: CompanyRole; daysAgo: number }[];

/** Whom the demo employer has invited, without an account. */
export const demoInvited = 'knjigovodstvo@primer.rs';

/** The colleague with whom the demo employer works on applications. */
export const demoReviewer = 'jovana.peric@primer.example';

/** Printed at the start; only ever made together with the demo data. */
export const demoAccounts = {
  password: 'Prilika1!',
  emails: [
    'kandidat@primer.rs',
    'poslodavac@primer.rs',
    'admin@primer.rs',
    ...demoColleagues.map(({ email }) => email),
  ],
} as const;

const named = [...demoAccounts.emails, ...othersAgents.map(({ email }) => email), demoReviewer, demoInvited];
/** Accounts and addresses of invented companies, and people who have applied to them. */
const numbered = '^(nalog|posao)@[a-z0-9-]+[.]example$|^(kandidat|prijava)[0-9]+@primer[.]example$';

/**
 * Whether the demo data have made the address up. Those at primer.rs may be somebody's in earnest, so no mail may go there because of
 * the demo.
 */
export const isDemoAddress = (email: string): boolean => named.includes(email) || new RegExp(numbered).test(email);

/** An account that the demo data have made; it has the password of all of them until somebody changes it. */
export interface DemoAccount {
  email: string;
  passwordHash: string | null;
}

/** The demo accounts of a database, those that people sign in with first; none where there is no table yet that this user may read. */
export async function findDemoAccounts(pool: Pick<pg.Pool, 'query'>): Promise<DemoAccount[]> {
  const { rows: tables } = await pool.query<{ readable: boolean | null }>(
    `select has_table_privilege(to_regclass('accounts'), 'select') as readable`,
  );
  if (!tables[0]?.readable) return [];
  const { rows } = await pool.query<DemoAccount>(
    `select email, password_hash as "passwordHash" from accounts where email = any($1) or email ~ $2
     order by account_type = 'admin' desc, email like '%@primer.rs' desc, email`,
    [named, numbered],
  );
  return rows;
}

/** Those of them whose password still is the one that everybody can read. */
export async function withDemoPassword(accounts: readonly DemoAccount[]): Promise<string[]> {
  if (accounts.length === 0) return [];
  const { passwordMatches } = await import('#features/accounts/passwords/server/passwords.ts');
  const open = await Promise.all(
    accounts.map(({ passwordHash }) => passwordMatches(passwordHash, demoAccounts.password)),
  );
  return accounts.filter((_, at) => open[at]).map(({ email }) => email);
}

/** What is said of accounts at a public address whose password is the demo's, and what to do. */
export const openDemoAccounts = (emails: readonly string[], url: string) => ({
  says: `the database holds accounts of the demo with the password that everybody knows, ${emails[0]} among them (${emails.length} in all), and PUBLIC_URL leads people to them (${url}).`,
  todo: 'Begin with an empty database; or start without PUBLIC_URL and SMTP_URL, and delete each of them or give it another password.',
});
