import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Probe {
  /** Event-loop delay in milliseconds since the last reading. */
  delayP99: number;
  delayMax: number;
  /** Resident memory in bytes. */
  rss: number;
}

export interface ServerProcess {
  url: string;
  /** Milliseconds from spawning to the first response. */
  readyAfter: number;
  probe(): Promise<Probe>;
  stop(): Promise<void>;
}

const waitForAnswer = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
};

/** The product as `npm start` runs it, with the probe in it, on a separate port. */
export async function startServer(
  environment: Record<string, string>,
  dataDir: string,
  port: number,
): Promise<ServerProcess> {
  const probeFile = join(dataDir, 'probe.json');
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', './bench/probe.mjs', '--import', './scripts/tsx-hook.mjs', 'src/main.ts'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SEED: 'none',
        LOG_LEVEL: 'silent',
        DATA_DIR: dataDir,
        PORT: String(port),
        BENCH_PROBE: probeFile,
        ...environment,
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(url, child);
  return {
    url,
    readyAfter: performance.now() - started,
    async probe() {
      rmSync(probeFile, { force: true });
      child.kill('SIGUSR2');
      for (;;) {
        await pause(50);
        try {
          return JSON.parse(readFileSync(probeFile, 'utf8')) as Probe;
        } catch {
          // not written yet
        }
      }
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
