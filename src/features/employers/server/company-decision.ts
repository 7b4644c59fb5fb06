import { type Decisions, decisionMadeMail, type MadeDecision } from '#features/decisions/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Mailer } from '#host/mail/mailer.ts';
import { findContact } from './employer-store.ts';
import type { EmployerRow } from './employer-table.ts';

type Made = Pick<MadeDecision, 'ground' | 'reason' | 'by'> & {
  act: 'verificationWithdrawn' | 'photoRemoved' | 'stepsRemoved';
};

/** Records a decision about a company, and mails it. @param about what it is about; by default the company's name */
export async function notifyDecided(
  { decisions, mailer }: { decisions: Pick<Decisions, 'record'>; mailer: Pick<Mailer, 'queue'> },
  tx: Executor,
  { id, company }: Pick<EmployerRow, 'id' | 'company'>,
  made: Made,
  about = company,
): Promise<void> {
  const statement = await decisions.record(tx, { ...made, employerId: id });
  const contact = await findContact(tx, id);
  if (!contact) return;
  const { email: to, ...addressed } = contact;
  const params = { act: made.act, about, statement, ofCompany: true };
  await mailer.queue(tx, { ...addressed, to, template: decisionMadeMail, params });
}
