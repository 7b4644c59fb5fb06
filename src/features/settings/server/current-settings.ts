import type { Clock } from '#host/clock.ts';
import type { Executor } from '#host/database/database.ts';
import type { Provider } from '../provider.ts';
import { getRow } from './settings-store.ts';
import type { SettingsRow } from './settings-table.ts';

/** The settings as used by other features. */
export interface CurrentSettings {
  provider: Provider;
  /** Dinars per euro. */
  euroRate: number;
  /** Number of free periods per employer in 12 months. */
  freeAdLimit: number;
}

/** Maximum age of the settings in processes other than the one that saved them. */
const freshMs = 2_000;

export const toProvider = (row: SettingsRow): Provider => ({
  name: row.providerName,
  address: row.providerAddress,
  pib: row.providerPib,
  registrationNumber: row.providerRegistrationNumber,
  bankAccount: row.providerBankAccount,
  email: row.providerEmail,
  phone: row.providerPhone,
});

/** Reads the settings, at most every two seconds. */
export function createCurrentSettings(clock: Clock) {
  let cache: { value: CurrentSettings; until: number } | null = null;
  let saves = 0;
  return {
    /** Inside a transaction `executor` is the transaction. */
    async current(executor: Executor): Promise<CurrentSettings> {
      const now = clock.now().getTime();
      if (cache && now < cache.until) return cache.value;
      const savesBefore = saves;
      const row = await getRow(executor);
      const value = { provider: toProvider(row), euroRate: row.euroRate, freeAdLimit: row.freeAdLimit };
      // A value read before a save must not be cached after it.
      if (saves === savesBefore) cache = { value, until: now + freshMs };
      return value;
    },
    /** Called after a save. */
    discard(): void {
      saves += 1;
      cache = null;
    },
  };
}
