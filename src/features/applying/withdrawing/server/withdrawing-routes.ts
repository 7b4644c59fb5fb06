import { and, eq, isNull } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings, shownCompany } from '#features/postings/server/posting-table.ts';
import type { Database, Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Key } from '#host/secrets.ts';
import { localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import { applications } from '../../server/application-table.ts';
import { readWithdrawalLink } from '../../server/withdrawal-link.ts';
import * as contract from '../contract.ts';
import type { WithdrawalFacts } from '../fields.ts';
import { type WithdrawalDeps, withdraw } from './withdrawal.ts';

/** Sent without an account, and not erased. */
const ofGuest = and(isNull(applications.candidateId), isNull(applications.erasedAt));

async function findFacts(executor: Executor, id: string): Promise<WithdrawalFacts> {
  const [row] = await executor
    .select({
      positionTitle: postings.positionTitle,
      company: shownCompany,
      createdAt: applications.createdAt,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(and(eq(applications.id, id), ofGuest));
  if (!row) throw new Problem('applications.bad-withdrawal-link');
  const { createdAt, withdrawnAt, ...about } = row;
  return { ...about, sentOn: localDay(createdAt), withdrawnOn: withdrawnAt && localDay(withdrawnAt) };
}

/** Routes for withdrawing an application sent without an account, using the link in its mail (rules.md#withdrawing). */
export function createWithdrawingRoutes(deps: WithdrawalDeps & { database: Database; withdrawalSecret: Key }): Route[] {
  const { database, withdrawalSecret } = deps;

  const read = (token: string): string => {
    const id = readWithdrawalLink(withdrawalSecret, token);
    if (id === null) throw new Problem('applications.bad-withdrawal-link');
    return id;
  };

  return [
    on(contract.checkWithdrawal, async ({ query }) => findFacts(database.executor, read(query.token))),

    // Idempotent: a repeated request changes nothing and gets the same response.
    on(contract.withdrawByLink, async ({ body }) => {
      const id = read(body.token);
      return database.transaction(async (tx) => {
        await withdraw(tx, deps, { id, whose: ofGuest, accountId: null });
        return findFacts(tx, id);
      });
    }),
  ];
}
