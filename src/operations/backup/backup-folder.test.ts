import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backupName, backupTime, clearBackupFolder, outdatedBackups, setAside } from './backup-folder.ts';

const nights = (count: number, last = '2026-11-23T02:23:00Z'): string[] =>
  Array.from({ length: count }, (_, night) => backupName(new Date(Date.parse(last) - night * 86_400_000), false));
const daysOf = (names: string[]) => names.map((name) => name.slice(8, 18)).sort();

test('a name tells its moment, and no other file has one', () => {
  const madeAt = new Date('2026-11-23T02:23:05Z');
  expect(backupName(madeAt, true)).toBe('prilika-2026-11-23T02-23-05Z.tar.gz.age');
  expect(backupTime(backupName(madeAt, true))).toEqual(madeAt);
  expect(backupTime(backupName(madeAt, false))).toEqual(madeAt);
  for (const other of [
    'prilika-2026-11-23.tar.gz',
    `${backupName(madeAt, false)}.part`,
    'x',
    'prilika-9999-99-99T99-99-99Z.tar.gz',
  ])
    expect(backupTime(other)).toBeNull();
});

test('seven days stay, and the newest of each of four weeks', () => {
  const all = nights(60);
  const saved = all.filter((name) => !outdatedBackups(all, all[0] as string).includes(name));
  expect(daysOf(saved)).toEqual([
    // The Sundays of the weeks before, until the fourth with this one, which began today.
    '2026-11-08',
    '2026-11-15',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});

test('of several in a day the newest stays', () => {
  const day = [
    backupName(new Date('2026-11-23T02:23:00Z'), false),
    backupName(new Date('2026-11-23T09:00:00Z'), false),
  ];
  expect(outdatedBackups(day, day[1] as string)).toEqual([day[0]]);
});

test('nights without a backup take nothing away, and the last good one never goes', () => {
  const old = nights(3, '2025-01-09T02:23:00Z');
  expect(outdatedBackups(old, old[0] as string)).toEqual([]);
  const all = [...nights(40), ...old];
  expect(outdatedBackups(all, old[2] as string)).not.toContain(old[2]);
  expect(outdatedBackups(all, old[2] as string)).toContain(old[1]);
});

test('the folder loses what has had its time, and keeps everything that is not ours', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-backups-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [newest = '', ...older] = nights(10);
  const now = new Date('2026-11-23T03:00:00Z');
  const files = ['notes.txt', 'prilika.part', `${older[8]}.damaged`, `${older[7]}.part`, `${older[2]}.damaged`];
  for (const name of [newest, ...older, ...files]) writeFileSync(join(folder, name), '');
  await clearBackupFolder(folder, newest, now);
  expect(
    readdirSync(folder)
      .filter((name) => !backupTime(name))
      .sort(),
  ).toEqual(['notes.txt', 'prilika.part', `${older[2]}.damaged`].sort());
  expect(readdirSync(folder)).toContain(newest);
  await setAside(folder, newest);
  expect(readdirSync(folder)).toContain(`${newest}.damaged`);
});
