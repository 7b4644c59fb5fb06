import type { Accounts } from '#features/accounts/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { daysAgo } from '#kit/dates.ts';
import type { TextVersion } from '../fields.ts';
import type { VersionHead } from './edited-text-store.ts';

/** Looks up the names of accounts. */
export type NamesOf = Accounts['administration']['namesOf'];

/** Versions as shown to administrators, with who published each one, and who last saved the working copy. */
export async function describeVersions(
  executor: Executor,
  namesOf: NamesOf,
  { versions, savedBy, now }: { versions: VersionHead[]; savedBy: string | null; now: Date },
): Promise<{ versions: TextVersion[]; savedBy: { id: string; name: string | null } | null }> {
  const ids = [...versions.map(({ createdBy }) => createdBy), savedBy].filter((id) => id !== null);
  const names = await namesOf(executor, [...new Set(ids)]);
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(id)?.name ?? null });
  return {
    savedBy: person(savedBy),
    versions: versions.map(({ number, createdAt, createdBy, inForceOn, asksConsent }) => ({
      number,
      inForceOn,
      asksConsent,
      at: createdAt.toISOString(),
      daysAgo: daysAgo(createdAt, now),
      by: person(createdBy),
    })),
  };
}
