import type { AuditEntry } from '#host/audit/audit.ts';
import { afterCommit, type Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { isRegistrationNumberForm, isRegistrationNumberValid } from '#kit/company-numbers.ts';
import { Problem } from '#kit/problem.ts';
import { getSettings, saveSettings } from '../contract.ts';
import type { SettingsView } from '../fields.ts';
import { toProvider } from './current-settings.ts';
import * as store from './settings-store.ts';

/**
 * What the settings show of the price list, and the effects of a save on other features, in its transaction; passed by
 * the composition.
 */
export interface SettingsEffects {
  isFreeAdOffered(executor: Executor): Promise<boolean>;
  offerFreeAd(tx: Executor, available: boolean): Promise<void>;
  /** Only when the euro rate has changed. */
  rateChanged(tx: Executor): Promise<void>;
}

/** A phone and an address may be personal data: the log only records that they have changed. */
const unsaid = ['email', 'phone'];

const valuesOf = ({ provider, euroRate, freeAd }: Omit<SettingsView, 'version'>) => {
  const { registrationNumberConfirmed: _, ...said } = provider;
  return { ...said, euroRate, freeAdAvailable: freeAd.available, freeAdLimit: freeAd.limit };
};

/** The differences, for the audit log: `before → after`. */
function changes(before: SettingsView, after: SettingsView): NonNullable<AuditEntry['details']> {
  const old: Record<string, unknown> = valuesOf(before);
  return Object.fromEntries(
    Object.entries(valuesOf(after))
      .filter(([name, value]) => old[name] !== value)
      .map(([name, value]) => [name, unsaid.includes(name) ? true : `${old[name]} → ${value}`]),
  );
}

/** The settings for administrators. */
export function createSettingsRoutes(
  deps: Pick<Machinery, 'database' | 'clock' | 'audit'> & {
    effects: SettingsEffects;
    onSaved: () => void;
  },
): Route[] {
  const { database, clock, audit } = deps;

  const read = async (executor: Executor): Promise<SettingsView> => {
    const row = await store.getRow(executor);
    const provider = toProvider(row);
    const number = provider.registrationNumber;
    return {
      provider: {
        ...provider,
        // A mismatching number was confirmed when it was saved.
        registrationNumberConfirmed: isRegistrationNumberForm(number) && !isRegistrationNumberValid(number),
      },
      euroRate: row.euroRate,
      freeAd: { available: await deps.effects.isFreeAdOffered(executor), limit: row.freeAdLimit },
      version: row.version,
    };
  };

  return [
    on(getSettings, () => read(database.executor)),

    on(saveSettings, ({ actor, body: { provider, euroRate, freeAd, version } }) =>
      database.transaction(async (tx) => {
        const before = await read(tx);
        const values = {
          ...store.providerColumns(provider),
          euroRate,
          freeAdLimit: freeAd.limit,
          updatedAt: clock.now(),
        };
        // The version is compared while writing: of two concurrent saves the second waits and gets a conflict.
        if (!(await store.replaceRow(tx, version, values))) {
          throw new Problem('conflict', { current: await read(tx) });
        }
        await deps.effects.offerFreeAd(tx, freeAd.available);
        if (euroRate !== before.euroRate) await deps.effects.rateChanged(tx);
        const after = await read(tx);
        await audit.record(tx, {
          actor: actor.accountId,
          action: 'settings.save',
          objectKind: 'settings',
          objectId: null,
          details: changes(before, after),
        });
        afterCommit(tx, deps.onSaved);
        return after;
      }),
    ),
  ];
}
