import { type Decisions, decisionMadeMail, type MadeDecision } from '#features/decisions/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Mailer } from '#host/mail/mailer.ts';
import { findContact } from './employer-store.ts';
import type { EmployerRow } from './employer-table.ts';

/** Records that a company is not verified any more, and mails it. */
export async function notifyUnverified(
  { decisions, mailer }: { decisions: Pick<Decisions, 'record'>; mailer: Pick<Mailer, 'queue'> },
  tx: Executor,
  { id, company }: Pick<EmployerRow, 'id' | 'company'>,
  made: Pick<MadeDecision, 'ground' | 'reason' | 'by'>,
): Promise<void> {
  const act = 'verificationWithdrawn';
  const statement = await decisions.record(tx, { ...made, act, employerId: id });
  const contact = await findContact(tx, id);
  if (!contact) return;
  const { email: to, ...addressed } = contact;
  const params = { act, about: company, statement, ofCompany: true } as const;
  await mailer.queue(tx, { ...addressed, to, template: decisionMadeMail, params });
}
