import type { Executor } from '#host/database/database.ts';
import { on } from '#host/http/call-context.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { hashOpaqueToken, newOpaqueToken } from '#host/sessions/opaque-token.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { emailField } from '#kit/fields.ts';
import { Problem } from '#kit/problem.ts';
import { findContact } from '../../server/employer-store.ts';
import { findInviting } from '../../team/server/team-store.ts';
import * as contract from '../contract.ts';
import type { AddressFacts, CompanyAddresses } from '../fields.ts';
import { confirmAddressMail } from './address-mail.ts';
import * as store from './address-store.ts';

/** Max number of links that a company can request per day. */
const linksPerDay = 20;
const linkDays = 7;
/** Number of days for which an unconfirmed address is still listed after its link has expired. */
const retentionDays = 30;
const dayMs = 86_400_000;

/** Deletes unconfirmed addresses (rules.md#notice-addresses). */
export const deleteExpiredAddressesJob = defineJob({
  name: 'employers.forget-addresses',
  cron: '53 3 * * *',
});

type AddressDeps = Pick<Machinery, 'database' | 'clock' | 'audit' | 'jobs' | 'mailer' | 'rateLimit'>;

const isAddress = (email: string): boolean => emailField.safeParse(email).data === email.toLowerCase();

const read = async (executor: Executor, employerId: number) => {
  const [members, requested, contact] = [
    await store.listMemberAddresses(executor, employerId),
    await store.listRequested(executor, employerId),
    await findContact(executor, employerId),
  ];
  const others = requested.filter(({ email }) => !members.includes(email));
  return {
    confirmed: [...members, ...others.flatMap((row) => (row.confirmedAt ? [row.email] : []))],
    waiting: others.filter(({ confirmedAt }) => confirmedAt === null),
    contact,
  };
};

const views = async (executor: Executor, employerId: number, now: Date): Promise<CompanyAddresses> => {
  const { confirmed, waiting, contact } = await read(executor, employerId);
  return {
    confirmed,
    waiting: waiting.map(({ email, requestedAt, expiresAt }) => ({
      email,
      sentAt: requestedAt.toISOString(),
      expired: expiresAt <= now,
    })),
    instead: contact?.email ?? null,
  };
};

const factsOf = (row: Awaited<ReturnType<typeof store.findByToken>>, now: Date): AddressFacts => {
  if (!row) return { state: 'unknown', email: null, company: null };
  const { email, company } = row;
  if (row.confirmedAt) return { state: 'confirmed', email, company };
  return { state: row.expiresAt <= now ? 'expired' : 'open', email, company };
};

/** Notice addresses of companies (rules.md#notice-addresses). */
export async function createAddresses(deps: AddressDeps) {
  const { database, clock, mailer } = deps;
  const requestsPerCompany = deps.rateLimit({
    name: 'addresses-company',
    points: linksPerDay,
    seconds: 86_400,
  });

  await deps.jobs.handle(deleteExpiredAddressesJob, () =>
    store.deleteUnconfirmed(database.executor, new Date(clock.now().getTime() - retentionDays * dayMs)),
  );

  const send = async (tx: Executor, actor: EmployerActor, email: string): Promise<void> => {
    const { employerId, accountId: requestedBy } = actor;
    const now = clock.now();
    const token = newOpaqueToken();
    const expiresAt = new Date(now.getTime() + linkDays * dayMs);
    const company = (await findInviting(tx, employerId))?.company ?? '';
    const written = await mailer.queue(tx, {
      template: confirmAddressMail,
      params: { token, company, expiresAt: expiresAt.toISOString() },
      to: email,
      language: (await findContact(tx, employerId))?.language ?? 'sr',
    });
    // The company must not learn whether the recipient's daily mail limit is reached: it looks sent either way.
    const tokenHash = written ? hashOpaqueToken(token) : null;
    await store.upsertRequest(tx, { employerId, email, tokenHash, requestedBy, requestedAt: now, expiresAt });
  };

  return {
    /**
     * Returns the first of these addresses that is confirmed for the company, else that of its answering owner, else
     * null. For a company without an account (imported), the first valid address is used without confirmation.
     */
    async noticeAddress(executor: Executor, employerId: number, wanted: readonly string[]): Promise<string | null> {
      const addresses = wanted.map((email) => email.toLowerCase()).filter(isAddress);
      const { confirmed, contact } = await read(executor, employerId);
      if (contact === null) return addresses[0] ?? null;
      return addresses.find((email) => confirmed.includes(email)) ?? contact.email;
    },

    /**
     * Mails the link to those of these addresses that are neither confirmed nor have a pending link, in the caller's
     * transaction. Addresses over the company's daily limit are skipped; the company can request them again later.
     */
    async askToConfirm(tx: Executor, actor: EmployerActor, emails: readonly string[]): Promise<void> {
      const addresses = new Set(emails.map((email) => email.toLowerCase()).filter(isAddress));
      if (addresses.size === 0) return;
      const { confirmed, waiting } = await read(tx, actor.employerId);
      const now = clock.now();
      const asked = waiting.flatMap(({ email, expiresAt }) => (expiresAt > now ? [email] : []));
      const today = waiting.filter(({ requestedAt }) => now.getTime() - requestedAt.getTime() < dayMs);
      const wanted = [...addresses].filter((email) => !confirmed.includes(email) && !asked.includes(email));
      for (const email of wanted.slice(0, Math.max(0, linksPerDay - today.length))) await send(tx, actor, email);
    },

    routes: [
      on(contract.listAddresses, ({ actor }) => views(database.executor, actor.employerId, clock.now())),

      on(contract.requestAddress, async ({ actor, body: { email } }) => {
        await requestsPerCompany.consume(String(actor.employerId));
        return database.transaction(async (tx) => {
          const { confirmed } = await read(tx, actor.employerId);
          if (!confirmed.includes(email)) await send(tx, actor, email);
          return views(tx, actor.employerId, clock.now());
        });
      }),

      on(contract.checkAddress, async ({ query: { token } }) => {
        const row = token === '' ? null : await store.findByToken(database.executor, hashOpaqueToken(token));
        return factsOf(row, clock.now());
      }),

      on(contract.confirmAddress, ({ body: { token } }) =>
        database.transaction(async (tx) => {
          const now = clock.now();
          const tokenHash = hashOpaqueToken(token);
          const row = await store.findByToken(tx, tokenHash);
          if (!row || row.expiresAt <= now || !(await store.markConfirmed(tx, tokenHash, now)))
            throw new Problem('employers.address-link-invalid');
          const { email, company, employerId } = row;
          await deps.audit.record(tx, {
            actor: null,
            action: 'employers.confirm-address',
            objectKind: 'company',
            objectId: String(employerId),
          });
          return { email, company };
        }),
      ),
    ],
  };
}

export type Addresses = Awaited<ReturnType<typeof createAddresses>>;
