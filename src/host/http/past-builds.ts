import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { constants, cp, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a page that is open can still load the files of its build, in days since that build was last started. */
const lifetimeDays = 30;
const maxBuilds = 5;

const dayMs = 24 * 60 * 60 * 1000;

/** When a stored build was last started; 0 when another process has deleted it. */
const startOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Folders of the stored builds in `folder`, the one started last first; each has its files in `assets`. */
export function pastBuilds(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const builds = names.map(({ name }) => ({ path: join(folder, name), at: startOf(join(folder, name)) }));
  return builds.sort((a, b) => b.at - a.at).map(({ path }) => path);
}

/**
 * Stores the files of the running build, so that the next one can serve them to pages that are open during the update,
 * and deletes what is stored of old builds.
 * @param assets folder of the running build's files
 * @param folder the stored builds, each in a folder with the name of its version
 */
export async function storeBuild(assets: string, folder: string, version: string, now: Date): Promise<void> {
  const own = join(folder, version);
  await mkdir(folder, { recursive: true });
  await utimes(own, now, now).catch(async () => {
    const incomplete = join(folder, randomUUID());
    try {
      await cp(assets, join(incomplete, 'assets'), { recursive: true, mode: constants.COPYFILE_FICLONE });
      await utimes(incomplete, now, now);
      await rename(incomplete, own);
    } catch (error) {
      await rm(incomplete, { recursive: true, force: true });
      // Another process of the site has stored it in the meantime.
      if (!existsSync(own)) throw error;
    }
  });
  const oldest = now.getTime() - lifetimeDays * dayMs;
  const expired = pastBuilds(folder).filter((path, index) => index >= maxBuilds || startOf(path) < oldest);
  await Promise.all(expired.map((path) => rm(path, { recursive: true, force: true })));
}
