import { hash } from 'node:crypto';
import type { RowsSum } from './manifest.ts';

const modulus = 1n << 256n;

/**
 * Counts lines and sums their SHA-256: the same for the same lines in any order, because databases sort differently. It
 * detects lost, duplicated or damaged rows; against deliberate changes the archive is protected by its key.
 */
export function createRowsSum() {
  let sum = 0n;
  let rows = 0;
  return {
    add(line: string): void {
      sum = (sum + BigInt(`0x${hash('sha256', line)}`)) % modulus;
      rows += 1;
    },
    get rows(): number {
      return rows;
    },
    total: (): RowsSum => ({ rows, hash: sum.toString(16).padStart(64, '0') }),
  };
}

export type RowsSumming = ReturnType<typeof createRowsSum>;
