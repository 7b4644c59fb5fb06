import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/site-process.ts';

/** What a process of the site holds of the machine. */
export interface Held {
  /** Resident memory in megabytes, of all processes together. */
  memory: number;
  /** Open files and connections, of all processes together. */
  descriptors: number;
}

/** The product as it is run in earnest, in processes of its own, on one port through all its lives. */
export interface FaultySite {
  url: string;
  /** Starts it and waits until it is ready; returns after how many milliseconds. */
  start(): Promise<number>;
  /** `kill -9` of its main process, and so of all. */
  kill(): Promise<void>;
  /** `kill -9` of one of two processes that answer requests, when both run; the main process starts another. */
  killOne(): Promise<void>;
  /** SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
  /** What `/readyz` says now; null when nobody answers. */
  readiness(): Promise<{ status: number; missing: string[]; late: string[] } | null>;
  held(): Held;
  /** Whether its main process runs. */
  alive(): boolean;
  /** The last lines that it has logged, for a failure's report. */
  said(): string;
}

const patienceMs = 60_000;

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const heldBy = (pid: number): Held => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { memory: Number(kilobytes) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
};

/**
 * Prepares a site that is started by `start`.
 * @param environment on top of what every site of the suite has: its database, mail server and folder
 * @param preloaded a module that runs before the program
 */
export async function prepareSite(environment: Record<string, string>, preloaded: string[] = []): Promise<FaultySite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let said = '';
  const running = (): ChildProcess => {
    if (!child || child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the site does not run. ${said}`);
    return child;
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = running();
    const ended = once(ending, 'exit');
    ending.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  const readiness: FaultySite['readiness'] = async () => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    if (!answer) return null;
    const { missing = [], late = [] } = (await answer.json()) as { missing?: string[]; late?: string[] };
    return { status: answer.status, missing, late };
  };
  process.on('exit', () => child?.kill('SIGKILL'));
  return {
    url,
    readiness,
    async start() {
      const begin = performance.now();
      const flags = ['./scripts/tsx-hook.mjs', ...preloaded].flatMap((module) => ['--import', module]);
      child = spawn(process.execPath, [...flags, 'src/main.ts'], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          SEED: 'none',
          LOG_LEVEL: 'warn',
          LOG_FORMAT: 'json',
          HOST: '127.0.0.1',
          PORT: String(port),
          TRUSTED_PROXIES: '1',
          SESSION_SECRET: 'a secret of the fault suite, long enough to be one',
          ...environment,
        },
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (bytes) => {
          said = `${said}${bytes}`.slice(-20_000);
        });
      while ((await readiness())?.status !== 200) {
        if (performance.now() - begin > patienceMs) throw new Error(`the site is not ready. ${said}`);
        running();
        await pause(25);
      }
      return performance.now() - begin;
    },
    async kill() {
      const workers = childrenOf(running().pid as number);
      await end('SIGKILL');
      // They end by themselves when their main process is gone; a fault does not wait for that.
      for (const pid of workers) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has ended already.
        }
      }
    },
    async killOne() {
      const begin = performance.now();
      for (;;) {
        const [first, second] = childrenOf(running().pid as number);
        if (first !== undefined && second !== undefined) {
          process.kill(first, 'SIGKILL');
          return;
        }
        if (performance.now() - begin > patienceMs) throw new Error(`one process alone runs. ${said}`);
        await pause(50);
      }
    },
    stop: () => end('SIGTERM'),
    held() {
      const pid = running().pid as number;
      const all = [pid, ...childrenOf(pid)].map(heldBy);
      return {
        memory: Math.round(all.reduce((sum, { memory }) => sum + memory, 0)),
        descriptors: all.reduce((sum, { descriptors }) => sum + descriptors, 0),
      };
    },
    alive: () => child !== null && child.exitCode === null && child.signalCode === null,
    said: () => said,
  };
}
