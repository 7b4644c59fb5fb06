import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { texts } from '#app/texts.ts';
import { newPassword } from '#features/accounts/passwords/new-password-fields.ts';
import { accounts } from '#features/accounts/server/account-table.ts';
import { createAudit } from '#host/audit/audit.ts';
import { systemClock } from '#host/clock.ts';
import { isUniqueViolation } from '#host/database/violations.ts';
import { emailField, personName } from '#kit/fields.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { toFieldIssues } from '#kit/validation-issues.ts';
import { Refusal, runCommand, type Site, withSite } from './command.ts';
import { readNewPassword } from './read-password.ts';

const help = `Creates an administrator, who signs in at /prijava/administrator.

  npm run admin -- create --email ana@primer.rs --name Ana --last-name Anić

The password is requested on the terminal, or read as one line from standard input. DATA_DIR or DATABASE_URL select
the site, which can keep running.
`;

const personFields = z.object({ email: emailField, name: personName, lastName: personName });
type Person = z.output<typeof personFields>;

const optionOf: Record<string, string> = { email: '--email', name: '--name', lastName: '--last-name' };

/**
 * The value if the schema accepts it; otherwise throws a refusal that names what is wrong, with the forms' messages.
 */
function checked<T>(schema: z.ZodType<T>, value: unknown, names: Record<string, string> = {}): T {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const say = createTranslator('en', texts.en) as unknown as (key: string, params?: object) => string;
  const sentences = toFieldIssues(result.error).map(
    ({ path, code, params }) => `${names[path] ?? 'The password'}: ${say(`validation.${code}`, params)}`,
  );
  throw new Refusal(sentences.join('\n'));
}

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  'last-name': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The arguments of the command line; null for `--help`. */
function readParameters(parameters: string[]): Person | null {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: parameters, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
  const { values, positionals } = parsed;
  if (values.help) return null;
  if (positionals.length !== 1 || positionals[0] !== 'create') throw new Refusal(help);
  const { email, name, 'last-name': lastName } = values;
  return checked(personFields, { email, name, lastName }, optionOf);
}

const taken = (email: string) => new Refusal(`An account with the address ${email} already exists.`);

async function create(person: Person, site: Site): Promise<void> {
  const { database } = site;
  const existing = await database.executor.$count(accounts, eq(accounts.email, person.email));
  if (existing > 0) throw taken(person.email);
  const typed = await readNewPassword();
  if (typed === null) throw new Refusal('The passwords do not match.');
  const password = checked(newPassword, typed);

  // Loaded only now: a refusal needs none of it.
  const { composeApplication } = await import('../application.ts');
  const application = await composeApplication({
    ...site,
    loadRender: null,
    staticFiles: null,
    development: false,
  });
  const prepared = await application.accounts.prepare({
    ...person,
    accountType: 'admin',
    password,
    emailVerified: true,
  });
  const audit = createAudit(systemClock);
  try {
    await database.transaction(async (tx) => {
      const id = await application.accounts.insert(tx, { ...prepared, registeredThrough: 'command' });
      await audit.record(tx, { actor: null, action: 'accounts.create', objectKind: 'account', objectId: id });
    });
  } catch (error) {
    throw isUniqueViolation(error, 'accounts_email_unique') ? taken(person.email) : error;
  } finally {
    await application.stop();
  }
  process.stdout.write(
    `Administrator ${person.name} ${person.lastName} <${person.email}> has been created. Sign in at /prijava/administrator.\n`,
  );
}

async function main(parameters: string[]): Promise<number> {
  const person = readParameters(parameters);
  if (person === null) process.stdout.write(help);
  else await withSite((site) => create(person, site));
  return 0;
}

runCommand(main);
