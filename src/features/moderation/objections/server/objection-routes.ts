import { eq } from 'drizzle-orm';
import { postingReports } from '#features/contact/server/report-table.ts';
import type { DecisionRow } from '#features/decisions/server/decision-table.ts';
import { countObjections, type Decisions, writeObjection } from '#features/decisions/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { daysAgo, localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { DecisionView } from '../fields.ts';
import * as store from './objection-store.ts';
import { type RedressDeps, redress } from './redress.ts';

export interface ObjectionDeps extends RedressDeps, Pick<Machinery, 'database' | 'rateLimit'> {
  decisions: Decisions;
  employers: Pick<Employers, 'acts' | 'contactOf'>;
  postings: Pick<Postings, 'noticeChanges'>;
}

const toView = ({ decision, about, answer }: store.DecisionStoreRow, now: Date): DecisionView => ({
  id: decision.id,
  act: decision.act,
  about,
  ground: decision.ground,
  facts: decision.facts,
  automatic: decision.decidedBy === null,
  decidedOn: localDay(decision.decidedAt),
  objectUntil: decision.objectUntil,
  mayObject: decision.objectedAt === null && decision.objectUntil !== null && localDay(now) <= decision.objectUntil,
  objection: decision.objectedAt && { text: decision.objection, sentOn: localDay(decision.objectedAt) },
  outcome: answer && {
    upheld: answer.act === 'objectionUpheld',
    facts: answer.facts,
    decidedOn: localDay(answer.decidedAt),
  },
});

/** Whom a decision was about, to be mailed. */
async function recipientOf(
  { accounts, employers }: Pick<ObjectionDeps, 'accounts' | 'employers'>,
  tx: Executor,
  { reportId, accountId, employerId }: DecisionRow,
) {
  if (reportId !== null) {
    const { email, language } = postingReports;
    const [report] = await tx.select({ email, language }).from(postingReports).where(eq(postingReports.id, reportId));
    return report ?? null;
  }
  if (accountId === null) return employerId === null ? null : employers.contactOf(tx, employerId);
  const account = await accounts.administration.lock(tx, accountId);
  return account && { accountId, email: account.email, language: account.mailLanguage };
}

/** Decisions for those whom they concern, and objections to them (rules.md#decisions). */
export function createObjectionRoutes(deps: ObjectionDeps): Route[] {
  const { database, clock, audit, accounts, decisions } = deps;
  const perAddress = deps.rateLimit({ name: 'objection-address', points: 20, seconds: 3600 });

  const find = async (executor: Executor, token: string) => {
    const id = decisions.readToken(token);
    const row = id === null ? null : await store.findDecision(executor, id);
    if (!row) throw new Problem('decisions.not-found');
    return row;
  };

  return [
    on(contract.listOwnDecisions, async ({ actor, query }) => {
      const { rows, total } = await store.listDecisionsOf(database.executor, actor.employerId, query);
      const { page, pageSize } = query;
      return {
        data: rows.map((row) => ({ ...toView(row, clock.now()), path: decisions.pathOf(row.decision.id) })),
        meta: { page, pageSize, total },
      };
    }),

    on(contract.getDecision, async ({ query }) => toView(await find(database.executor, query.token), clock.now())),

    // Also for who is blocked or has no account: the link alone counts.
    on(contract.objectToDecision, async ({ network, body: { token, text } }) => {
      await perAddress.consume(network);
      const now = clock.now();
      return database.transaction(async (tx) => {
        const { decision } = await find(tx, token);
        await writeObjection(tx, decision.id, text, now);
        return toView(await find(tx, token), now);
      });
    }),

    on(contract.listObjections, async ({ query }) => {
      const { executor } = database;
      const { page, pageSize, state } = query;
      const now = clock.now();
      const [rows, counts] = await Promise.all([store.listObjections(executor, query), countObjections(executor)]);
      return {
        data: rows.map((row) => {
          const at = row.decision.objectedAt ?? now;
          return { ...toView(row, now), objected: { at: at.toISOString(), daysAgo: daysAgo(at, now) } };
        }),
        meta: { page, pageSize, total: counts[state], counts },
      };
    }),

    // Once, and not by who made the first decision while there is another administrator.
    on(contract.decideObjection, async ({ actor: { accountId: by }, id, body: { upheld, reason } }) => {
      await database.transaction(async (tx) => {
        const administrators = await accounts.administration.lockAdministrators(tx, by);
        const { decision: first, answer } = (await store.findDecision(tx, id)) ?? {};
        if (!first?.objectedAt || first.id !== id) throw new Problem('decisions.not-found');
        if (answer) throw new Problem('administration.already-done');
        if (first.decidedBy === by && administrators.length > 1) throw new Problem('decisions.own-decision');
        const to = await recipientOf(deps, tx, first);
        const { postingId, employerId, accountId, reportId, objectedAt: askedAt } = first;
        const about = { aboutId: id, askedAt, postingId, employerId, accountId, reportId };
        const act = upheld ? 'objectionUpheld' : 'objectionRejected';
        const ground = upheld ? 'no-violation' : first.ground;
        const done = upheld ? { redress: await redress(deps, tx, first, { by, reason }) } : {};
        await decisions.notify(tx, { ...about, act, ground, reason, by }, to, { about: '', ...done });
        const action = upheld ? 'objections.uphold' : 'objections.reject';
        await audit.record(tx, { actor: by, action, objectKind: 'decision', objectId: id, reason });
      });
      deps.postings.noticeChanges();
    }),
  ];
}
