import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { siteArguments } from './site-arguments.ts';

export interface RunningProgram {
  url: string;
  child: ChildProcess;
  /** Lines of its log so far. */
  lines: Record<string, unknown>[];
  /** Ends it in good order; with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as if its machine were switched off. */
  kill(): Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

/**
 * Starts the program in a folder, of this or another version, as a process of its own, and waits until it is ready.
 * @throws with what it said when it ends before that
 */
export async function startProgram(environment: Record<string, string>, folder = '.'): Promise<RunningProgram> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, siteArguments, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TMPDIR: process.env['TMPDIR'],
      NODE_ENV: 'production',
      LOG_FORMAT: 'json',
      HOST: '127.0.0.1',
      PORT: String(port),
      SEED: 'none',
      WEB_PROCESSES: '1',
      SEARCH_FRESH_MS: '0',
      ...environment,
    },
  });
  const lines: Record<string, unknown>[] = [];
  let said = '';
  let rest = '';
  child.stderr?.on('data', (bytes) => {
    said = `${said}${bytes}`.slice(-4000);
  });
  child.stdout?.on('data', (bytes) => {
    const all = `${rest}${bytes}`.split('\n');
    rest = all.pop() as string;
    for (const line of all) if (line.startsWith('{')) lines.push(JSON.parse(line));
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const killAtExit = (): boolean => child.kill('SIGKILL');
  process.on('exit', killAtExit);
  void ended.then(() => process.off('exit', killAtExit));
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the program ended with ${child.exitCode ?? child.signalCode}: ${said}`);
    await pause(50);
  }
  return {
    url,
    child,
    lines,
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
