import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { Provider } from '../provider.ts';
import { type SettingsRow, settings } from './settings-table.ts';

const theRow = eq(settings.id, 1);

export const providerColumns = (provider: Provider) => ({
  providerName: provider.name,
  providerAddress: provider.address,
  providerPib: provider.pib,
  providerRegistrationNumber: provider.registrationNumber,
  providerBankAccount: provider.bankAccount,
  providerEmail: provider.email,
  providerPhone: provider.phone,
});

/** Inserts the row if there is none; an existing one is unchanged. */
export async function insertFirst(executor: Executor, provider: Provider, now: Date): Promise<void> {
  await executor
    .insert(settings)
    .values({ id: 1, ...providerColumns(provider), updatedAt: now })
    .onConflictDoNothing();
}

export async function getRow(executor: Executor): Promise<SettingsRow> {
  const [row] = await executor.select().from(settings).where(theRow);
  if (!row) throw new Error('The settings have no row: it is made when the application is composed.');
  return row;
}

/** Writes the next version; false when `version` is not the latest. */
export async function replaceRow(
  tx: Executor,
  version: number,
  values: Omit<SettingsRow, 'id' | 'version'>,
): Promise<boolean> {
  const rows = await tx
    .update(settings)
    .set({ ...values, version: version + 1 })
    .where(and(theRow, eq(settings.version, version)))
    .returning({ id: settings.id });
  return rows.length > 0;
}

/** Sets the provider's numbers if all of them are still empty. */
export async function fillProvider(
  tx: Executor,
  provider: Pick<Provider, 'address' | 'pib' | 'registrationNumber' | 'bankAccount' | 'phone'>,
  now: Date,
): Promise<void> {
  const { address, pib, registrationNumber, bankAccount, phone } = provider;
  await tx
    .update(settings)
    .set({
      providerAddress: address,
      providerPib: pib,
      providerRegistrationNumber: registrationNumber,
      providerPhone: sql`coalesce(nullif(${settings.providerPhone}, ''), ${phone})`,
      providerBankAccount: bankAccount,
      version: sql`${settings.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        theRow,
        ...[
          settings.providerAddress,
          settings.providerPib,
          settings.providerRegistrationNumber,
          settings.providerBankAccount,
        ].map((column) => eq(column, '')),
      ),
    );
}
