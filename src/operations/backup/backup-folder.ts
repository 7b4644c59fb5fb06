import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The newest backup of each of so many days and weeks stays; nights without one do not count. */
export const dailyBackups = 7;
export const weeklyBackups = 4;
/** How long unusable files stay, for an operator to look into. */
const uselessMs = 7 * 86_400_000;

const pattern = /^prilika-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(?:\.age)?$/;
const uselessEnding = /\.(?:damaged|part)$/;

/** The name of a backup made at an instant. */
export const backupName = (createdAt: Date, encrypted: boolean): string =>
  `prilika-${createdAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${encrypted ? '.age' : ''}`;

/** The instant in the name of a backup; null for other files. */
export function backupTime(name: string): Date | null {
  const [, day, hours, minutes, seconds] = pattern.exec(name) ?? [];
  const instant = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return day && !Number.isNaN(instant.getTime()) ? instant : null;
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** The Monday of the week. */
const weekOf = (instant: Date): string =>
  dayOf(new Date(instant.getTime() - ((instant.getUTCDay() + 6) % 7) * 86_400_000));

/**
 * Backups that are no longer kept (rules.md#backups).
 * @param good the last one that passed the check: never among them
 */
export function outdatedBackups(names: readonly string[], good: string): string[] {
  const backups = names
    .flatMap((name) => {
      const instant = backupTime(name);
      return instant ? [{ name, instant }] : [];
    })
    .sort((a, b) => b.instant.getTime() - a.instant.getTime());
  const saved = new Set([good]);
  for (const [count, bucketOf] of [
    [dailyBackups, dayOf],
    [weeklyBackups, weekOf],
  ] as const) {
    const buckets = new Set<string>();
    for (const { name, instant } of backups) {
      if (buckets.has(bucketOf(instant))) continue;
      if (buckets.size === count) break;
      buckets.add(bucketOf(instant));
      saved.add(name);
    }
  }
  return backups.map(({ name }) => name).filter((name) => !saved.has(name));
}

/** Deletes outdated backups, and damaged or unfinished ones after a week. Other files are left alone. */
export async function clearBackupFolder(folder: string, good: string, now: Date): Promise<void> {
  const names = await readdir(folder);
  for (const name of outdatedBackups(names, good)) await rm(join(folder, name), { force: true });
  for (const name of names) {
    const instant = backupTime(name.replace(uselessEnding, ''));
    if (uselessEnding.test(name) && instant && now.getTime() - instant.getTime() > uselessMs)
      await rm(join(folder, name), { force: true });
  }
}

/** Renames a damaged backup, so that it is not mistaken for a good one. */
export const setAside = (folder: string, name: string): Promise<void> =>
  rename(join(folder, name), join(folder, `${name}.damaged`));
