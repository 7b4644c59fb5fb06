import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { recordOwnAct } from '../../server/account-audit.ts';
import { endSessionsOf } from '../../server/account-store.ts';
import * as contract from '../contract.ts';
import { deviceOf } from './session-rules.ts';
import { endOwnSession, listRunningSessions } from './session-store.ts';

/** Lists and ends a person's own sessions. */
export const createSessionRoutes = ({
  database,
  clock,
  audit,
}: Pick<Machinery, 'database' | 'clock' | 'audit'>): Route[] => [
  on(contract.listSessions, async ({ actor: { accountId, sessionId } }) => {
    const rows = await listRunningSessions(database.executor, accountId, clock.now());
    return rows.map((row) => ({
      id: row.id,
      ...deviceOf(row.userAgent),
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      current: row.id === sessionId,
    }));
  }),

  on(contract.endSessions, async ({ actor: { accountId }, refreshCookie }) => {
    await database.transaction(async (tx) => {
      const ended = await endSessionsOf(tx, accountId, clock.now());
      await recordOwnAct(audit, tx, accountId, 'accounts.sign-out', { sessions: ended });
    });
    refreshCookie.clear();
  }),

  on(contract.endSession, async ({ actor: { accountId, sessionId }, id, refreshCookie }) => {
    const ended = await endOwnSession(database.executor, { accountId, sessionId: id }, clock.now());
    if (!ended) throw new Problem('not-found');
    if (id === sessionId) refreshCookie.clear();
  }),
];
