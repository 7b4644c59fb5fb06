import { parse } from 'csv-parse/sync';
import type { Database } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Admin } from '#kit/actor.ts';
import { formatDate } from '#kit/dates.ts';
import { isProblem, validationProblem } from '#kit/problem.ts';
import type { LineOutcome } from '../../order-states.ts';
import type { OrderRow } from '../../server/order-table.ts';
import { readStatementLine, type StatementLine } from '../bank-statement.ts';
import { importStatement } from '../contract.ts';
import type { StatementResult } from '../fields.ts';
import * as store from './order-store.ts';

/** More than a job board has in a day; a whole year should not be imported in one request. */
const maxLines = 2000;

const headings = /^(?:date|datum)$/i;

/** @throws 422 for a file that is not valid CSV or has too many lines */
const readLines = (csv: string): StatementLine[] => {
  let rows: string[][];
  try {
    rows = parse(csv.replace(/^\uFEFF/, ''), {
      delimiter: ';',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    throw validationProblem([{ path: 'csv', code: 'invalid' }]);
  }
  if (rows.length > maxLines) throw validationProblem([{ path: 'csv', code: 'too-many', params: { max: maxLines } }]);
  return rows
    .map((cells, index) => ({ cells, number: index + 1 }))
    .filter(({ cells, number }) => !(number === 1 && headings.test(cells[0] ?? '')))
    .map(({ cells, number }) => readStatementLine(cells, number));
};

const outcomeBefore = (line: StatementLine, order: OrderRow | undefined): LineOutcome => {
  if (line.date === null || line.amount === null) return 'unreadable';
  if (!order) return 'unknown-reference';
  if (order.state === 'cancelled') return 'cancelled';
  if (order.state === 'paid') return 'already-paid';
  return order.totalPara === line.amount ? 'paid' : 'wrong-amount';
};

/** Imports bank statements: pays orders with exactly matching amounts and lists all other lines. Idempotent. */
export const createStatementRoutes = (deps: {
  database: Database;
  /** Marks an order as paid. */
  pay(actor: Admin, id: number, note: string): Promise<void>;
}): Route[] => [
  on(importStatement, async ({ actor, body: { csv } }) => {
    const lines = readLines(csv);
    const orders = await store.findByReferences(
      deps.database.executor,
      lines.map(({ reference }) => reference),
    );
    const results: StatementResult['lines'] = [];
    for (const line of lines) {
      const order = orders.get(line.reference);
      let outcome = outcomeBefore(line, order);
      if (outcome === 'paid' && order && line.date) {
        try {
          // In Serbian, the language of the audit log.
          const from = `Izvod od ${formatDate(line.date, 'sr')}`;
          await deps.pay(actor, order.id, [from, line.payer].filter(Boolean).join(', '));
        } catch (error) {
          // Already settled by another line of the file or by another user.
          if (!isProblem(error)) throw error;
          outcome = 'already-paid';
        }
      }
      results.push({
        line: line.number,
        outcome,
        number: order?.number ?? null,
        reference: line.reference,
        payer: line.payer,
        amount: line.amount,
        total: order?.totalPara ?? null,
      });
    }
    const paid = results.filter(({ outcome }) => outcome === 'paid').length;
    return { lines: results, counts: { paid, listed: results.length - paid } };
  }),
];
