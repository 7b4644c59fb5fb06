import type { Decisions } from '#features/decisions/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import type { ReportDecision } from '../fields.ts';
import { findMessages, setHandling } from './inbox-store.ts';

type Handling = Pick<Machinery, 'clock' | 'audit'>;

/**
 * Marks a message or report as dealt with, or opens it again, with an entry of the log.
 * `note` is null to open it.
 * @throws `administration.already-done` for the second of two
 */
export async function setHandled(
  { clock, audit }: Handling,
  tx: Executor,
  { by, id, reason, note }: { by: string; id: string; reason: string; note: string | null },
): Promise<void> {
  const open = { handledAt: null, handledBy: null, handledNote: '' };
  await setHandling(tx, id, note === null ? open : { handledAt: clock.now(), handledBy: by, handledNote: note });
  const action = note === null ? 'messages.reopen' : 'messages.handle';
  await audit.record(tx, { actor: by, action, objectKind: 'message', objectId: id, reason });
}

export interface DecidingDeps extends Handling, Pick<Machinery, 'database'> {
  decisions: Pick<Decisions, 'notify'>;
}

/** Decides a report of a posting; who left an address is mailed the decision. @throws `administration.message-not-found` */
export const decideReport = (
  deps: DecidingDeps,
  id: string,
  by: string,
  { ground, reason }: ReportDecision,
): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const [found] = (await findMessages(tx, [id])).reports;
    if (!found) throw new Problem('administration.message-not-found');
    await setHandled(deps, tx, { by, id, reason, note: '' });
    const { postingId, accountId, email, language, createdAt: askedAt } = found.report;
    const act = ground ? 'reportUpheld' : 'reportRejected';
    const about = { postingId, accountId, reportId: id, askedAt };
    const made = { ...about, act, ground: ground ?? 'no-violation', reason, by } as const;
    await deps.decisions.notify(
      tx,
      made,
      { email, language, aboutAccountId: accountId },
      { about: found.positionTitle },
    );
  });
