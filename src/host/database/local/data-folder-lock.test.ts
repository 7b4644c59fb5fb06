import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextLine, startProcess } from '#tests/support/processes/start-process.ts';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'prilika-lock-')), 'moji podaci', 'š');
});
afterEach(() => rmSync(join(folder, '..', '..'), { recursive: true, force: true }));

const hold = () => startProcess('hold-data-folder.ts', folder);
const note = () => join(folder, 'database.json');

it('makes the folder, with all above it, for its owner alone', () => {
  lockDataFolder(folder).release();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('a second process ends at once and names the process that holds the folder', async () => {
  const lock = lockDataFolder(folder);
  lock.describe({ pid: process.pid, startedAt: '', url: '' });
  const second = hold();
  expect(await nextLine(second)).toBe(
    `The data folder ${folder} is in use by the process ${process.pid}. Stop it, or choose another folder with DATA_DIR.`,
  );
  expect((await second.ended)[0]).toBe(3);
  lock.release();
  expect(existsSync(note())).toBe(false);
});

it('refuses a second time in the same process too', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  lock.release();
  lockDataFolder(folder).release();
});

it('is free after its process was killed', async () => {
  const first = hold();
  expect(await nextLine(first)).toBe('holding');
  first.child.kill('SIGKILL');
  await first.ended;
  expect(existsSync(note())).toBe(true);
  lockDataFolder(folder).release();
});

it('gives a folder whose holder was killed to one of several takers', async () => {
  const first = hold();
  await nextLine(first);
  first.child.kill('SIGKILL');
  await first.ended;
  const takers = [1, 2, 3, 4].map(hold);
  const answers = await Promise.all(takers.map(nextLine));
  expect(answers.filter((answer) => answer === 'holding')).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes('is in use by'))).toHaveLength(3);
  const winner = takers[answers.indexOf('holding')];
  winner?.child.stdin.write('\n');
  expect((await winner?.ended)?.[0]).toBe(0);
  lockDataFolder(folder).release();
});

it('says when the folder cannot be locked at all', () => {
  mkdirSync(join(folder, 'database.lock'), { recursive: true });
  expect(() => lockDataFolder(folder)).toThrow(`The data folder ${folder} cannot be locked`);
});
