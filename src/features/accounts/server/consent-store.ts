import { and, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import {
  type ConsentKind,
  type ConsentSource,
  consentTextVersions,
  type LegalNumbers,
  type LegalText,
} from '../consents.ts';
import { accounts, consents } from './account-table.ts';

/** The texts covered by the terms; a port, because they belong to a higher-level feature. */
export interface LegalTexts {
  /**
   * Version numbers currently shown, and the date from which the terms apply. Inside a transaction `executor` is the
   * transaction.
   */
  inForce(executor: Executor): Promise<LegalNumbers & { day: string }>;
  /** The latest versions that require renewed consent; 0 if none ever did. */
  asked(executor: Executor): Promise<LegalNumbers>;
}

/** Records a consent or its withdrawal, with the version of the text in force (rules.md#consents). */
export async function recordConsent(
  tx: Executor,
  consent: {
    accountId: string;
    kind: Exclude<ConsentKind, 'terms'>;
    given: boolean;
    source: ConsentSource;
  },
  now: Date,
): Promise<void> {
  await tx.insert(consents).values({ ...consent, textVersion: consentTextVersions[consent.kind], createdAt: now });
}

/** Records consent to the current terms and privacy notice. */
export async function recordTerms(
  tx: Executor,
  texts: LegalTexts,
  consent: { accountId: string; source: ConsentSource },
  now: Date,
): Promise<void> {
  const { terms, privacy, day } = await texts.inForce(tx);
  await tx.insert(consents).values({
    ...consent,
    kind: 'terms',
    given: true,
    textVersion: day,
    createdAt: now,
    termsNumber: terms,
    privacyNumber: privacy,
  });
}

const numberOf = { terms: consents.termsNumber, privacy: consents.privacyNumber };

/** The latest versions that an account has accepted; null if it never accepted any. */
export async function findAccepted(executor: Executor, accountId: string): Promise<LegalNumbers | null> {
  const [row] = await executor
    .select({
      given: count(),
      terms: max(numberOf.terms),
      privacy: max(numberOf.privacy),
    })
    .from(consents)
    .where(and(eq(consents.accountId, accountId), eq(consents.kind, 'terms'), eq(consents.given, true)));
  return row && row.given > 0 ? { terms: row.terms ?? 0, privacy: row.privacy ?? 0 } : null;
}

/** Counts active candidates and employers, and those who accepted this version of a text or a later one. */
export async function countConsents(
  executor: Executor,
  text: LegalText,
  number: number,
): Promise<{ accounts: number; accepted: number }> {
  const agreed = sql`exists (
    select 1 from ${consents} where ${consents.accountId} = ${accounts.id} and ${consents.kind} = 'terms'
      and ${consents.given} and coalesce(${numberOf[text]}, 0) >= ${number}
  )`;
  const [row] = await executor
    .select({ accounts: count(), accepted: sql<number>`count(*) filter (where ${agreed})`.mapWith(Number) })
    .from(accounts)
    .where(and(inArray(accounts.accountType, ['jobseeker', 'employer']), isNull(accounts.blockedAt)));
  return row ?? { accounts: 0, accepted: 0 };
}
