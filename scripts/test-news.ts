import { stripVTControlCharacters } from 'node:util';

/** How far a run of tests is. */
export interface Progress {
  done: number;
  of: number;
  /** What `done` and `of` count. */
  unit: 'files' | 'tests';
  passed: number;
  failed: number;
}

/** One failed test, or an error outside of them. */
export interface Failure {
  /** `src/shared/money.test.ts:12`, relative to the project; empty when unknown. */
  place: string;
  name: string;
  /** The first line of its message. */
  reason: string;
}

/**
 * What a test run reports to the process that started it (`check.ts`); a skipped test counts as nothing. `unsteady`: a
 * test failed and runs a second time.
 */
export type TestNews = { progress: Progress } | { failure: Failure } | { unsteady: Failure };

/** Reports it, when there is a listener. */
export const tell = (news: TestNews): void => {
  process.send?.(news);
};

/** The failure of a test (or file) from the error it threw: its line in the file is looked for in the trace. */
export function failureOf(
  { file, line, name }: { file: string; line?: number | undefined; name: string },
  error: { message?: string | undefined; stack?: string | undefined } | undefined,
  root = process.cwd(),
): Failure {
  const at = error?.stack?.split(`${file}:`)[1]?.match(/^\d+/)?.[0] ?? line;
  const path = file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;
  return {
    place: at === undefined ? path : `${path}:${at}`,
    name,
    reason:
      stripVTControlCharacters(error?.message ?? '')
        .trim()
        .split('\n')[0] ?? '',
  };
}
