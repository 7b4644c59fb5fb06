import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';
import type { Account } from './ledger.ts';

/** The table of a run, which is added to line by line; `scripts/faults.ts` begins it. */
export const tableFile = 'bench/results/faults.md';

export interface Line {
  fault: string;
  /** How often it was made. */
  times: number;
  accounts: readonly Account[];
  /** The longest time from the end of a fault to a ready site. */
  backAfterMs: number;
  note?: string;
}

const sum = (accounts: readonly Account[], of: (account: Account) => number): number =>
  accounts.reduce((total, account) => total + of(account), 0);

/** Writes one line of the table, then fails unless nothing was lost, doubled or answered as it should not be. */
export function settleWith({ fault, times, accounts, backAfterMs, note = '' }: Line): void {
  const acknowledged = sum(accounts, (one) => one.acknowledged);
  const cells = [
    fault,
    times,
    acknowledged,
    sum(accounts, (one) => one.unanswered),
    sum(accounts, (one) => one.outages),
    sum(accounts, (one) => one.lost.length),
    sum(accounts, (one) => one.doubled.length),
    `${(backAfterMs / 1000).toFixed(1)} s`,
    note,
  ];
  const line = `| ${cells.join(' | ')} |`;
  mkdirSync(dirname(tableFile), { recursive: true });
  appendFileSync(tableFile, `${line}\n`);
  process.stdout.write(`${line}\n`);
  const wrong = accounts.filter((one) => one.lost.length + one.doubled.length + one.unexpected.length > 0);
  expect(wrong, 'lost, doubled or unexpected').toEqual([]);
  for (const { name, acknowledged: done } of accounts) expect(done, `${name}: written at all`).toBeGreaterThan(0);
}
