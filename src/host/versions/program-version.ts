import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The running program: its release, and the commit it was built from if known. */
export interface ProgramVersion {
  version: string;
  commit: string | null;
}

/** Version of the program on disk, as recorded by its build or start (`scripts/build.ts`). */
export function readProgramVersion(): ProgramVersion {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
  const note = fromRoot('build/commit');
  const commit = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  return { version, commit: commit === '' ? null : commit };
}

/** `0.1.0 (1a2b3c4d5e6f)`, for reports. */
export const programName = ({ version, commit }: ProgramVersion): string =>
  commit === null ? version : `${version} (${commit})`;
