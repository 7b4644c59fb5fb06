import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';

/*
 * Preloaded into the measured server: on the port that BENCH_PROFILE_PORT names, `/start` begins to watch the main thread, and
 * `/stop` answers with the milliseconds of processor it has used since, by part.
 */
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: 200 });

/** Which part of the work a place in the code belongs to, the first that fits. */
const parts = [
  ['React', /node_modules\/react(-dom)?\//],
  ['router', /node_modules\/react-router\//],
  ['our pages', /build\/server\//],
  ['database', /node_modules\/(pg|pg-pool|pg-protocol|pg-types|postgres-array|drizzle-orm)\//],
  ['checks of input', /node_modules\/zod\//],
  ['HTTP', /node_modules\/(hono|@hono)\/|node:(_?http|net|internal\/(deps\/undici|webstreams|streams|stream_base))/],
  ['our server', /\/src\//],
];
const native = new Map([
  ['(garbage collector)', 'garbage'],
  ['writev', 'sockets'],
  ['writeBuffer', 'sockets'],
  ['writeUtf8String', 'sockets'],
]);

const partOf = ({ functionName, url }) =>
  native.get(functionName) ?? parts.find(([, pattern]) => pattern.test(url))?.[0] ?? 'other';

const sumsOf = ({ nodes, samples, timeDeltas }) => {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const sums = {};
  for (const [at, id] of samples.entries()) {
    const frame = frames.get(id);
    if (frame.functionName === '(idle)' || frame.functionName === '(program)') continue;
    const part = partOf(frame);
    sums[part] = (sums[part] ?? 0) + timeDeltas[at] / 1000;
  }
  return sums;
};

const answers = {
  '/start': () => session.post('Profiler.start'),
  '/stop': async () => sumsOf((await session.post('Profiler.stop')).profile),
};

createServer(async (request, response) => {
  const answer = await answers[request.url]?.();
  response.end(JSON.stringify(answer ?? {}));
})
  .listen(Number(process.env.BENCH_PROFILE_PORT), '127.0.0.1')
  .unref();
