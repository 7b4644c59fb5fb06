import type { PersonalDataPart } from '#host/personal-data.ts';
import { listDecided } from './result-store.ts';

/** Results decided by a member of a company. Those of a candidate are covered by the applications. */
export const resultsPersonalData: PersonalDataPart = {
  name: 'results',
  tables: ['application_results'],

  collect: async (executor, { accountId }) => ({ data: await listDecided(executor, accountId) }),

  /** The reference is set to null when the account's row is deleted. */
  erase: async () => ({ storageKeys: [] }),
};
