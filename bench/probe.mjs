import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Preloaded into the measured server: on SIGUSR2 it writes the event loop's delay and the resident memory since the last
 * signal into the file that BENCH_PROBE names.
 */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

process.on('SIGUSR2', () => {
  const milliseconds = (nanoseconds) => nanoseconds / 1e6;
  const report = {
    delayP99: milliseconds(delay.percentile(99)),
    delayMax: milliseconds(delay.max),
    rss: process.memoryUsage.rss(),
  };
  delay.reset();
  writeFileSync(process.env.BENCH_PROBE, JSON.stringify(report));
});
