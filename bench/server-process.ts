import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteArguments } from '../tests/support/site-arguments.ts';

export interface Probe {
  /** Event-loop delay in milliseconds since the last reading; of several processes the worst. */
  delayP99: number;
  delayMax: number;
  /** Resident memory in bytes, of all processes together. */
  rss: number;
}

/** What one process says, with the numbers of those that it has started. */
interface Report extends Probe {
  group: number[];
}

const readReport = async (file: string): Promise<Report> => {
  for (;;) {
    await pause(50);
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Report;
    } catch {
      // not written yet
    }
  }
};

export interface ServerProcess {
  url: string;
  /** Milliseconds from spawning to the first response. */
  readyAfter: number;
  /** Milliseconds from spawning to the first rendered list. */
  firstPageAfter: number;
  /** Most resident memory on the way there, in bytes; of several processes each one's most, added up. */
  peakMemory: number;
  /** Processor time so far, of all processes; not of the database's server. */
  processorMs(): number;
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

/** What `read` finds of a process and of those that it has started, added up. Linux alone tells it; elsewhere 0. */
const ofAll = ({ pid }: ChildProcess, read: (folder: string) => number): number => {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [String(pid), ...children].reduce((sum, one) => sum + read(`/proc/${one.trim()}`), 0);
  } catch {
    return 0;
  }
};

const peakMemoryOf = (folder: string): number => {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};

/** User's and system's time, which the kernel counts in hundredths of a second. */
const processorMsOf = (folder: string): number => {
  const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** The product as `npm start` runs it, with the probe in it, on a separate port. */
export async function startServer(
  environment: Record<string, string>,
  dataDir: string,
  port: number,
): Promise<ServerProcess> {
  const probeFile = join(dataDir, 'probe.json');
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', './bench/probe.mjs', ...siteArguments], {
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
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(url, child);
  const readyAfter = performance.now() - started;
  const page = await fetch(`${url}/oglasi`);
  await page.text();
  return {
    url,
    readyAfter,
    firstPageAfter: performance.now() - started,
    peakMemory: ofAll(child, peakMemoryOf),
    processorMs: () => ofAll(child, processorMsOf),
    async probe() {
      for (const name of readdirSync(dataDir)) if (name.startsWith('probe.json')) rmSync(join(dataDir, name));
      child.kill('SIGUSR2');
      const main = await readReport(probeFile);
      const others = await Promise.all(main.group.map((pid) => readReport(`${probeFile}.${pid}`)));
      // The main process of a group answers nothing: its event loop is not asked.
      const answering = others.length > 0 ? others : [main];
      return {
        delayP99: Math.max(...answering.map(({ delayP99 }) => delayP99)),
        delayMax: Math.max(...answering.map(({ delayMax }) => delayMax)),
        rss: [main, ...others].reduce((sum, { rss }) => sum + rss, 0),
      };
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
