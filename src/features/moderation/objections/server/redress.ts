import type { Accounts } from '#features/accounts/server/index.ts';
import type { Contact } from '#features/contact/server/index.ts';
import type { DecisionRow } from '#features/decisions/server/decision-table.ts';
import type { Redress } from '#features/decisions/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import { isLive } from '#features/postings/posting-state.ts';
import { findChange, refuseChange } from '#features/postings/server/posting-change-store.ts';
import { decide } from '#features/postings/server/posting-decision.ts';
import { carryOut } from '#features/postings/server/posting-lifecycle.ts';
import { lockPosting } from '#features/postings/server/posting-store.ts';
import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { isSuperseded } from './objection-store.ts';

export interface RedressDeps extends Pick<Machinery, 'clock' | 'audit'> {
  accounts: Pick<Accounts, 'administration'>;
  employers: Pick<Employers, 'acts'>;
  contact: Pick<Contact, 'reopenReport'>;
}

/** Problems of acts that find nothing to do; they are thrown before anything is written. */
const nothingToDo: readonly string[] = [
  'administration.already-done',
  'administration.no-company-numbers',
  'employers.not-found',
];

/** What a decision was about, if it is still there. */
const existing = <T>(found: T | null): T => {
  if (found === null) throw new Problem('administration.already-done');
  return found;
};

/** Undoes the refusal of a posting or of its change: it waits for review again. */
async function reconsider(tx: Executor, { id, postingId }: DecisionRow, by: string, now: Date): Promise<void> {
  const posting = existing(await lockPosting(tx, existing(postingId)));
  if (posting.state === 'rejected') {
    await carryOut(tx, posting, decide(posting, { kind: 'reconsider', by }, now), now);
    return;
  }
  const change = isLive(posting, now) ? await findChange(tx, posting.id) : null;
  if (change?.decisionId !== id) throw new Problem('administration.already-done');
  await refuseChange(tx, posting.id, { refusedAt: null, decisionId: null });
}

/**
 * Undoes an act because the objection to it was upheld, by the act that reverses it. What was removed stays removed,
 * and recalled postings wait for their review: the mail says so.
 * @returns what was done, for the mail; `nothing` when things have changed since
 */
export async function redress(
  { accounts, employers, contact, clock, audit }: RedressDeps,
  tx: Executor,
  decision: DecisionRow,
  { by, reason }: { by: string; reason: string },
): Promise<Redress> {
  const { employerId, accountId, reportId } = decision;
  // Nobody objects to other acts.
  const act = decision.act as Redress;
  // The company writes them anew; another photo may have been removed since.
  if (act === 'photoRemoved' || act === 'stepsRemoved') return act;
  if (await isSuperseded(tx, decision)) return 'nothing';
  const company = () => ({ by, id: existing(employerId), reason });
  try {
    if (act === 'postingRefused' || act === 'changeRefused') await reconsider(tx, decision, by, clock.now());
    if (act === 'verificationWithdrawn') await employers.acts.verify(tx, company());
    if (act === 'companyBlocked') await employers.acts.unblock(tx, company());
    if (act === 'reportRejected') await contact.reopenReport(tx, by, existing(reportId), reason);
    if (act === 'accountBlocked') {
      const account = existing(await accounts.administration.lock(tx, existing(accountId)));
      await accounts.administration.unblock(tx, account, by);
      const entry = { actor: by, action: 'accounts.unblock', objectKind: 'account', objectId: account.id } as const;
      await audit.record(tx, { ...entry, reason });
    }
    return act;
  } catch (error) {
    if (error instanceof Problem && nothingToDo.includes(error.code)) return 'nothing';
    throw error;
  }
}
