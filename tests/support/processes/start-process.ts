import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';

export interface StartedProcess {
  child: ChildProcessByStdio<Writable, Readable, null>;
  /** What it prints, line by line. */
  lines: Interface;
  /** Exit code and signal. */
  ended: Promise<[number | null, string | null]>;
}

const running = new Set<StartedProcess['child']>();

/** What lets Node read the product's components, as mails are. */
const hook = fileURLToPath(new URL('../../../scripts/tsx-hook.mjs', import.meta.url));

/** Runs a script of this folder in a Node process; a process that still runs after a test is killed. */
export function startProcess(script: string, ...parameters: string[]): StartedProcess {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ['--import', hook, file, ...parameters], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = once(child, 'exit').then(([code, signal]) => [code, signal] as [number | null, string | null]);
  return { child, lines: createInterface({ input: child.stdout }), ended };
}

/** The next line a process prints. */
export const nextLine = async ({ lines }: StartedProcess): Promise<string> => String((await once(lines, 'line'))[0]);

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
