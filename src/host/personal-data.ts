import type { Executor } from './database/database.ts';

/** The person whose data is collected or erased. */
export interface Person {
  accountId: string;
  /** Lower case. */
  email: string;
  /** Whether the address is verified: what was sent from it without an account is then their data too. */
  emailVerified: boolean;
}

/** The data that one feature stores about a person. */
export interface CollectedData {
  /** Plain JSON, for the export. */
  data: unknown;
  /** Files that belong to it: the name inside the archive and the key in the store. */
  files?: { name: string; storageKey: string }[];
}

/**
 * A feature's part of a person's data: exports it, and erases it when the account is deleted. A test fails when a table
 * that refers to a person is in no part.
 */
export interface PersonalDataPart {
  /** Name of its file in the export, e.g. `applications`. */
  name: string;
  /** Names of the tables with a person's key that this part covers. */
  tables: readonly string[];
  collect(executor: Executor, person: Person): Promise<CollectedData>;
  /** Counts for the warning before a deletion, e.g. `{ applications: 7 }`. */
  counts?(executor: Executor, person: Person): Promise<Record<string, number>>;
  /** Called in the transaction of the deletion, before the account's own row is deleted. */
  erase(tx: Executor, person: Person): Promise<void>;
}
