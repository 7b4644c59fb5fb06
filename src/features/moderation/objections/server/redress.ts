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

/** Whether an act had something to do: one that was done already is refused before it writes. */
const didSomething = async (act: Promise<unknown>): Promise<boolean> => {
  try {
    await act;
    return true;
  } catch (error) {
    const idle = ['administration.already-done', 'administration.no-company-numbers', 'employers.not-found'];
    if (error instanceof Problem && idle.includes(error.code)) return false;
    throw error;
  }
};

/** Undoes the refusal of a posting or of its change: it waits for review again. False when it has moved on. */
async function reconsider(tx: Executor, { id, postingId }: DecisionRow, by: string, now: Date): Promise<boolean> {
  const posting = postingId === null ? null : await lockPosting(tx, postingId);
  if (!posting) return false;
  if (posting.state === 'rejected') {
    await carryOut(tx, posting, decide(posting, { kind: 'reconsider', by }, now), now);
    return true;
  }
  const change = isLive(posting, now) ? await findChange(tx, posting.id) : null;
  if (change?.decisionId !== id) return false;
  await refuseChange(tx, posting.id, { refusedAt: null, decisionId: null });
  return true;
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
  const { act, employerId, accountId, reportId } = decision;
  const unblockAccount = async (): Promise<boolean> => {
    const account = accountId && (await accounts.administration.lock(tx, accountId));
    if (!account) return false;
    if (!(await didSomething(accounts.administration.unblock(tx, account, by)))) return false;
    const entry = { actor: by, action: 'accounts.unblock', objectKind: 'account', objectId: accountId } as const;
    await audit.record(tx, { ...entry, reason });
    return true;
  };
  const company = { by, id: employerId ?? 0, reason };
  // The company writes them anew; another photo may have been removed since.
  if (act === 'photoRemoved' || act === 'stepsRemoved') return act;
  if (await isSuperseded(tx, decision)) return 'nothing';
  switch (act) {
    case 'postingRefused':
    case 'changeRefused':
      return (await reconsider(tx, decision, by, clock.now())) ? act : 'nothing';
    case 'verificationWithdrawn':
      return (await didSomething(employers.acts.verify(tx, company))) ? act : 'nothing';
    case 'companyBlocked':
      return (await didSomething(employers.acts.unblock(tx, company))) ? act : 'nothing';
    case 'accountBlocked':
      return (await unblockAccount()) ? act : 'nothing';
    case 'reportRejected':
      return reportId && (await contact.reopenReport(tx, by, reportId, reason)) ? act : 'nothing';
    case 'postingRecalled':
    case 'postingRemoved':
      return act;
    default:
      return 'nothing';
  }
}
