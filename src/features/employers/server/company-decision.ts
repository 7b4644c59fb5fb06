import type { Decisions, Statement } from '#features/decisions/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { findContact } from './employer-store.ts';
import type { EmployerRow } from './employer-table.ts';

/** Records a decision about a company, and mails it. @param about what it is about; by default the company's name */
export const notifyDecided = async (
  decisions: Pick<Decisions, 'notify'>,
  tx: Executor,
  { id, company }: Pick<EmployerRow, 'id' | 'company'>,
  made: Parameters<Decisions['notify']>[1],
  about = company,
): Promise<Statement> => decisions.notify(tx, { ...made, employerId: id }, await findContact(tx, id), { about });
