import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Language } from '#kit/i18n/language.ts';
import type { Executor } from '../database/database.ts';
import { maxAttempts } from './mail-schedule.ts';
import { attemptsOf, claimMail, waiting } from './mail-store.ts';
import { type MailRow, mailAttempts, mailMessages } from './mail-table.ts';
import { parallelMails } from './mail-transport.ts';
import type { MailerDeps } from './mailer.ts';

/** One of many mails on the same occasion, each to another recipient. */
export interface ManyMail<P> {
  params: P;
  to: string;
  language: Language;
  /** The recipient's account, if any. */
  accountId?: string | null;
  /** The account that the mail is about. */
  aboutAccountId?: string | null;
  /** The company it is for, when it goes to an address that is no account's. */
  employerId?: number;
  replyTo?: string | null;
}

/** A mail and the number of its next attempt. */
interface NextTry {
  id: string;
  attempt: number;
}

/** How many delayed mails are tried per round when the server is back. */
const heldUpAtOnce = 50;
/** Maximum number of rounds per call; remaining mails wait for the next. */
const maxRounds = 20;

/** Inserts mails with one statement, without jobs. Returns their ids, in the same order. */
export async function insertMany<P>(
  tx: Executor,
  template: string,
  mails: readonly ManyMail<P>[],
  { isAddress, now }: { isAddress: (text: string) => boolean; now: Date },
): Promise<string[]> {
  if (mails.length === 0) return [];
  const rows = mails.map(({ params, to, language, accountId, aboutAccountId, replyTo }) => ({
    id: randomUUID(),
    template,
    params,
    language,
    recipient: to,
    accountId: accountId ?? null,
    aboutAccountId: aboutAccountId ?? null,
    replyTo: replyTo && isAddress(replyTo) ? replyTo : null,
    state: isAddress(to) ? ('queued' as const) : ('withheld' as const),
    createdAt: now,
  }));
  await tx.insert(mailMessages).values(rows);
  return rows.map(({ id }) => id);
}

/** Counts mails of these templates that are neither sent nor given up. */
export async function countBacklog(
  executor: Executor,
  templates: readonly string[],
): Promise<{ queued: number; retrying: number }> {
  const rows = await executor
    .select({ state: mailMessages.state, mails: count() })
    .from(mailMessages)
    .where(and(waiting, inArray(mailMessages.template, [...templates])))
    .groupBy(mailMessages.state);
  const of = (state: MailRow['state']) => rows.find((row) => row.state === state)?.mails ?? 0;
  return { queued: of('queued'), retrying: of('retrying') };
}

/**
 * Mails whose last attempt got no response from the server, those with the fewest attempts first. Mails that a server
 * refused are excluded.
 */
async function findHeldUp(executor: Executor, templates: readonly string[]): Promise<NextTry[]> {
  const lastCode = sql`(select ${mailAttempts.responseCode} from ${mailAttempts}
    where ${mailAttempts.mailId} = ${mailMessages.id} order by ${mailAttempts.id} desc limit 1)`;
  const rows = await executor
    .select({ id: mailMessages.id, attempts: mailMessages.attempts })
    .from(mailMessages)
    .where(
      and(
        eq(mailMessages.state, 'retrying'),
        inArray(mailMessages.template, [...templates]),
        // The final attempt keeps the mail’s own schedule.
        lt(mailMessages.attempts, maxAttempts - 1),
        sql`${lastCode} is null`,
      ),
    )
    .orderBy(asc(mailMessages.attempts), asc(mailMessages.createdAt))
    .limit(heldUpAtOnce);
  return rows.map(({ id, attempts }) => ({ id, attempt: attempts + 1 }));
}

/** Whether the last attempt of a mail got no response. */
async function isHeldUp(executor: Executor, mailId: string): Promise<boolean> {
  const last = (await attemptsOf(executor, mailId)).at(-1);
  return last?.outcome === 'temporary' && last.responseCode === null;
}

/** Sends mails in batches, in parallel, without a job for each (ADR 47). */
export function createBatches(
  deps: Pick<MailerDeps, 'database' | 'clock' | 'log' | 'transport'>,
  deliver: (mail: MailRow) => Promise<void>,
) {
  const { database, clock, log, transport } = deps;

  const handOver = async (tries: readonly NextTry[]): Promise<void> => {
    const rest = [...tries];
    const work = async (): Promise<void> => {
      for (let next = rest.shift(); next; next = rest.shift()) {
        try {
          const mail = await claimMail(database.executor, next.id, next.attempt, clock.now());
          if (mail) await deliver(mail);
        } catch (err) {
          // It remains in the outbox and is sent when it is overdue.
          log.error({ err, mailId: next.id }, 'a mail of a batch was not handed over');
        }
      }
    };
    await Promise.all(Array.from({ length: parallelMails }, work));
  };

  return {
    deliver: (ids: readonly string[]): Promise<void> => handOver(ids.map((id) => ({ id, attempt: 1 }))),

    async deliverHeldUp(templates: readonly string[]): Promise<void> {
      for (let round = 0; round < maxRounds; round += 1) {
        const [first, ...others] = await findHeldUp(database.executor, templates);
        if (!first || !(await transport?.isReachable())) return;
        // It may accept connections and nothing else: one mail tries it.
        await handOver([first]);
        if (await isHeldUp(database.executor, first.id)) return;
        await handOver(others);
      }
    },
  };
}
