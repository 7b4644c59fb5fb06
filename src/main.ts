import cluster from 'node:cluster';
import { type Config, readConfig } from './platform/config.ts';
import { createLog, type Log } from './platform/log.ts';
import { peopleRead, readableLines } from './platform/log-lines.ts';
import { isFirst, processNumber, startInCluster } from './platform/processes/clustered-process.ts';
import { createProcessGroup } from './platform/processes/process-group.ts';
import { settingWarnings } from './platform/setting-warnings.ts';
import { explainStartFailure } from './platform/start-failure.ts';

/** What takes longer to end is cut off: a process alone, and all of a group. */
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
    ...{ log: inGroup ? log.child({ process: processNumber() }) : log, readable },
    development: process.env['PRILIKA_DEV'] === '1',
    first: !inGroup || isFirst(),
  });
  const stop = (reason: string, everyRequest = false): void => {
    setTimeout(endWith(1), patienceMs).unref();
    void site.stop(reason, everyRequest).then(endWith(0), endWith(1));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  // A group is restarted by it: not by its processes, which a terminal sends it to as well.
  process.on('SIGHUP', () => inGroup || stop('SIGHUP'));
  process.on('message', (message) => message === 'retire' && stop('replaced', true));
  await site.ready;
  process.send?.('ready');
}

/** Only starts processes and ends them, so that nothing can go wrong here. */
async function runGroup(config: Config, log: Log): Promise<void> {
  if (config.METRICS_ALLOWED.length > 0)
    (await import('./platform/metrics/group-metrics.ts')).answerForGroup();
  const group = createProcessGroup({
    count: config.WEB_PROCESSES,
    start: startInCluster(config),
    giveUp: (sentence) => fail(sentence),
    log,
  });
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping all processes');
    void group.stop(groupPatienceMs).then((clean) => process.exit(clean ? 0 : 1));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  process.on('SIGHUP', () => {
    // Of a terminal it means that nobody is there any more.
    if (process.stdout.isTTY) stop('SIGHUP');
    else void group.restart();
  });
  // The process has said why.
  if (!(await group.begin())) process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const readable = peopleRead(config.LOG_FORMAT, process.stdout.isTTY);
  const log = readable ? createLog(config.LOG_LEVEL, readableLines) : createLog(config.LOG_LEVEL);
  const alone = config.WEB_PROCESSES === 1 || cluster.isWorker || process.env['PRILIKA_DEV'] === '1';
  await (alone ? runOne(config, log, readable) : runGroup(config, log));
  if (!cluster.isWorker) for (const warning of settingWarnings(config, process.env)) log.warn(warning);
}

main().catch(fail);
