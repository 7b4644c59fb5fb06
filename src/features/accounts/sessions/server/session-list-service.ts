import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Actor, requireAccount } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import { endSessionsOf } from '../../server/account-store.ts';
import type { SessionView } from '../fields.ts';
import { deviceOf } from './session-device.ts';
import { endOwnSession, listRunningSessions } from './session-store.ts';

export interface SessionListService {
  list(actor: Actor): Promise<SessionView[]>;
  /** Ends all of the caller's sessions, this one too. */
  endAll(actor: Actor): Promise<void>;
  /** Ends one of the caller's sessions; throws 404 for any other. Returns whether it was the calling one. */
  endOne(actor: Actor, sessionId: string): Promise<{ current: boolean }>;
}

/** A person's own sessions: where they are signed in, and an end to it. */
export function createSessionList({
  database,
  clock,
  audit,
}: {
  database: Database;
  clock: Clock;
  audit: Audit;
}): SessionListService {
  return {
    async list(actor) {
      const { accountId, sessionId } = requireAccount(actor);
      const rows = await listRunningSessions(database.executor, accountId, clock.now());
      return rows.map((row) => ({
        id: row.id,
        ...deviceOf(row.userAgent),
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
        current: row.id === sessionId,
      }));
    },

    async endAll(actor) {
      const { accountId } = requireAccount(actor);
      await database.transaction(async (tx) => {
        const ended = await endSessionsOf(tx, accountId, clock.now());
        await audit.record(tx, {
          actor: accountId,
          action: 'accounts.sign-out',
          objectKind: 'account',
          objectId: accountId,
          details: { sessions: ended },
        });
      });
    },

    async endOne(actor, sessionId) {
      const { accountId, sessionId: calling } = requireAccount(actor);
      const ended = await endOwnSession(database.executor, { accountId, sessionId }, clock.now());
      if (!ended) throw new Problem('not-found');
      return { current: sessionId === calling };
    },
  };
}
