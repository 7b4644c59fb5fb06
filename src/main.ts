import cluster from 'node:cluster';
import { isFirst, processNumber, startInCluster } from '#operations/processes/clustered-process.ts';
import { createProcessGroup, type ProcessGroup } from '#operations/processes/process-group.ts';
import { type Config, readConfig } from './host/config.ts';
import type { LocalServer } from './host/database/local/local-server.ts';
import { createLog, type Log } from './host/log.ts';
import { peopleRead, readableLines } from './host/log-lines.ts';
import { settingWarnings } from './host/setting-warnings.ts';
import { explainStartFailure } from './host/start-failure.ts';
import { createSteps } from './host/start-steps.ts';

/** How it was started: `--dev` for developers, `--demo` for people who try it out (ADR 67). */
const parameters = new Set(process.argv.slice(2));
const development = parameters.has('--dev');
const looking = parameters.has('--demo') && process.env['NODE_ENV'] === undefined;
process.env['NODE_ENV'] ??= development ? 'development' : 'production';
const environment = { ...(looking ? { SEED: 'auto' } : {}), ...process.env };

/** Timeouts for ending, after which it is forced: for a single process, and for a group. */
const patienceMs = 20_000;
const groupPatienceMs = 25_000;

const endWith = (code: number) => (): never => process.exit(code);

const fail = (error: unknown): void => {
  process.stderr.write(`${explainStartFailure(error, process.env['PORT'] || '3000')}\n`);
  process.exit(1);
};

/** The site in this process: the only one, or one of a group. */
async function runOne(config: Config, log: Log, readable: boolean): Promise<void> {
  const { runSite } = await import('./site-process.ts');
  const inGroup = cluster.isWorker;
  const site = runSite({
    config,
    log: inGroup ? log.child({ process: processNumber() }) : log,
    readable,
    development,
    first: !inGroup || isFirst(),
  });
  const stop = (reason: string, everyRequest = false): void => {
    setTimeout(endWith(1), patienceMs).unref();
    void site.stop(reason, everyRequest).then(endWith(0), endWith(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  // A group restarts its processes itself: a terminal sends the signal to them as well.
  process.on('SIGHUP', () => inGroup || stop('SIGHUP'));
  process.on('message', (message) => message === 'retire' && stop('replaced', true));
  await site.ready;
  process.send?.('ready');
}

/** Starts the database of the data folder for all processes, when no other is configured. */
async function startDatabase({ DATA_DIR: dataDir }: Config, log: Log, readable: boolean): Promise<LocalServer> {
  const { startLocalServer } = await import('./host/database/local/local-server.ts');
  return createSteps(log, readable)('Starting PostgreSQL', () => startLocalServer({ dataDir, log }));
}

/** Only starts and ends processes, so that as little as possible can fail here. */
async function runGroup(config: Config, log: Log, readable: boolean): Promise<void> {
  let group: ProcessGroup | null = null;
  let stopping = false;
  // Signal handlers come before anything is started; a start under way is ended first.
  const starting = config.DATABASE_URL ? null : startDatabase(config, log, readable);
  const end = async (): Promise<never> => {
    const server = await starting?.catch(() => null);
    const clean = (await group?.stop(groupPatienceMs)) ?? true;
    await server?.stop();
    process.exit(clean ? 0 : 1);
  };
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping all processes');
    void end();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  process.on('SIGHUP', () => {
    // From a terminal it means that the terminal was closed.
    if (process.stdout.isTTY) stop('SIGHUP');
    else void group?.restart();
  });
  const server = await starting;
  if (stopping) return;
  if (config.METRICS_ALLOWED.length > 0) (await import('#operations/metrics/group-metrics.ts')).answerForGroup();
  group = createProcessGroup({
    count: config.WEB_PROCESSES,
    start: startInCluster({ ...config, DATABASE_URL: config.DATABASE_URL ?? server?.url }),
    giveUp: (sentence) => fail(sentence),
    log,
  });
  if (stopping || (await group.begin())) return;
  // The process has logged the reason.
  await server?.stop();
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(environment);
  const readable = peopleRead(config.LOG_FORMAT, process.stdout.isTTY);
  const log = readable ? createLog(config.LOG_LEVEL, readableLines) : createLog(config.LOG_LEVEL);
  const alone = config.WEB_PROCESSES === 1 || cluster.isWorker || development;
  await (alone ? runOne : runGroup)(config, log, readable);
  if (!cluster.isWorker) for (const warning of settingWarnings(config, environment)) log.warn(warning);
}

main().catch(fail);
