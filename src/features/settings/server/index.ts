import type { Config } from '#host/config.ts';
import type { Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Provider } from '../provider.ts';
import { type CurrentSettings, createCurrentSettings } from './current-settings.ts';
import { createSettingsRoutes, type SettingsEffects } from './settings-routes.ts';
import { insertFirst } from './settings-store.ts';

/** The initial provider of a database without settings, from the environment. */
export const firstProvider = (config: Config): Provider => ({
  name: config.PROVIDER_NAME,
  address: config.PROVIDER_ADDRESS,
  pib: config.PROVIDER_PIB,
  registrationNumber: config.PROVIDER_REGISTRATION_NUMBER,
  bankAccount: config.PROVIDER_BANK_ACCOUNT,
  email: config.CONTACT_EMAIL,
  phone: config.CONTACT_PHONE,
});

export type { SettingsEffects };

export interface Settings extends Feature {
  /** The current settings, at most two seconds old. Inside a transaction `executor` is the transaction. */
  current(executor: Executor): Promise<CurrentSettings>;
  /** Called when another process may have saved them: they are read again. */
  changed(): void;
}

/** Site-wide settings for administrators. `first` is the initial provider of a database without settings. */
export async function createSettings(
  deps: Pick<Machinery, 'database' | 'clock' | 'audit'> & {
    effects: SettingsEffects;
    first: Provider;
  },
): Promise<Settings> {
  const { database, clock, first } = deps;
  await insertFirst(database.executor, first, clock.now());
  const { current, discard } = createCurrentSettings(clock);
  return {
    current,
    changed: discard,
    routes: createSettingsRoutes({ ...deps, onSaved: discard }),
  };
}
