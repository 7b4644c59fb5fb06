import type { Executor } from '#platform/database/database.ts';
import { type ConsentKind, type ConsentSource, consentTextVersions } from '../consents.ts';
import { consents } from './account-table.ts';

/** Records a consent or its withdrawal, with the version of the text in force (rules.md#consents). */
export async function recordConsent(
  tx: Executor,
  consent: { accountId: string; kind: ConsentKind; given: boolean; source: ConsentSource },
  now: Date,
): Promise<void> {
  await tx
    .insert(consents)
    .values({ ...consent, textVersion: consentTextVersions[consent.kind], createdAt: now });
}
