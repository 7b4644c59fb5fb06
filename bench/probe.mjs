import cluster from 'node:cluster';
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Preloaded into the measured server: on SIGUSR2 it writes the event loop's delay and the resident memory since the last
 * signal into the file that BENCH_PROBE names, each process of a group into one of its own behind it.
 */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on('SIGUSR2', () => {
  const milliseconds = (nanoseconds) => nanoseconds / 1e6;
  const group = Object.values(cluster.workers ?? {}).map((worker) => worker.process);
  const report = {
    delayP99: milliseconds(delay.percentile(99)),
    delayMax: milliseconds(delay.max),
    rss: process.memoryUsage.rss(),
    group: group.map(({ pid }) => pid),
  };
  delay.reset();
  for (const one of group) one.kill('SIGUSR2');
  writeFileSync(process.env.BENCH_PROBE + (cluster.isWorker ? `.${process.pid}` : ''), JSON.stringify(report));
});
