import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Which commit is the version that runs somewhere; docs/operations.md says when it is changed. */
interface Release {
  commit: string;
}

const git = (...parameters: string[]): Buffer =>
  execFileSync('git', parameters, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1_000_000_000 });

const has = (commit: string): boolean => {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

const { commit } = JSON.parse(readFileSync(new URL('released.json', import.meta.url), 'utf8')) as Release;

type Lock = { packages: Record<string, { version?: string; dev?: boolean }> };
const readLock = (folder: string): Lock => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;

/** Whether what is installed here serves the released program: every package it runs on is here in the same version. */
const isServedFrom = (folder: string): boolean => {
  const { packages } = readLock('.');
  return Object.entries(readLock(folder).packages).every(
    ([path, { version, dev }]) => path === '' || dev || packages[path]?.version === version,
  );
};

/** Why the released version cannot be had here, for people. */
export const withoutReleased = `NOT TESTED BESIDE THE RELEASED VERSION: commit ${commit.slice(0, 12)} is not in this copy of the repository and cannot be fetched (git fetch --depth 1 origin ${commit}).`;

/**
 * The folder of the released program: taken out of the repository's history (fetched where a shallow copy lacks it), with packages of
 * its own where those of today are others. Inside this one, so that its packages are found. Null where it cannot be had.
 */
export function prepareReleased(): string | null {
  const place = join('.cache', 'released');
  const folder = join(place, commit);
  if (existsSync(folder)) return folder;
  if (!has(commit)) {
    try {
      git('fetch', '--depth', '1', 'origin', commit);
    } catch {
      return null;
    }
  }
  const begun = `${folder}.${process.pid}`;
  rmSync(begun, { recursive: true, force: true });
  // Its pages are not built, which takes minutes: it answers through its API, as its pages would ask it.
  mkdirSync(join(begun, 'build', 'client'), { recursive: true });
  const parts = [
    'src',
    'content',
    'drizzle',
    'scripts',
    'public',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ];
  // Those that it has.
  const own = git('ls-tree', '--name-only', '-z', commit, ...parts)
    .toString()
    .split('\0')
    .filter(Boolean);
  execFileSync('tar', ['-x', '-C', begun], { input: git('archive', commit, ...own) });
  if (!isServedFrom(begun))
    execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline'], {
      cwd: begun,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  // Whole or not at all: two runs may do it at once.
  if (existsSync(folder)) rmSync(begun, { recursive: true, force: true });
  else renameSync(begun, folder);
  for (const name of readdirSync(place))
    if (!name.startsWith(commit)) rmSync(join(place, name), { recursive: true, force: true });
  return folder;
}
