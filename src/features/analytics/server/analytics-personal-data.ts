import type { PersonalDataPart } from '#platform/personal-data.ts';
import { choicesOf } from './choice-store.ts';

/** What an account has chosen about counting visits. The rows go with the account by their foreign key. */
export const analyticsPersonalData: PersonalDataPart = {
  name: 'analytics',
  tables: ['analytics_choices'],
  collect: async (executor, { accountId }) => ({ data: await choicesOf(executor, accountId) }),
  erase: async () => ({ storageKeys: [] }),
};
