import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { withTimeout } from '#host/with-timeout.ts';

/* Metrics of several processes on one port. Each process counts for itself; the one that gets the request asks the
   main process, which collects the counts of all processes and adds them up. */

type Counts = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Messages between processes about metrics; `id` belongs to one request. */
type Said =
  /** From a process: it counts, and can be asked for its counts. */
  | { about: 'metrics'; act: 'counting' }
  /** From a process that received a request for the metrics. */
  | { about: 'metrics'; act: 'ask'; id: string }
  /** From the main process to that one: null when a process has not responded. */
  | { about: 'metrics'; act: 'sum'; id: string; text: string | null }
  /** From the main process to every process, and back. */
  | { about: 'metrics'; act: 'read'; id: string }
  | { about: 'metrics'; act: 'counts'; id: string; counts: Counts };

const isAboutMetrics = (message: unknown): message is Said => (message as Partial<Said> | null)?.about === 'metrics';

const patienceMs = 5000;

/** Answers processes that ask for the metrics of all. Called in the main process, once. */
export function answerForGroup(): void {
  const counting = new Set<Worker>();
  const open = new Map<string, (counts: Counts) => void>();

  /** Null when it ends meanwhile: its counts are lost. */
  const read = async (worker: Worker): Promise<Counts | null> => {
    const id = randomUUID();
    const answer = Promise.withResolvers<Counts | null>();
    const leave = (): void => answer.resolve(null);
    open.set(id, answer.resolve);
    worker.once('disconnect', leave);
    try {
      worker.send({ about: 'metrics', act: 'read', id } satisfies Said);
      return await withTimeout(patienceMs, answer.promise);
    } finally {
      open.delete(id);
      worker.off('disconnect', leave);
    }
  };

  const sum = async (): Promise<string> => {
    const asked = [...counting].filter((worker) => worker.isConnected());
    const all = await Promise.all(asked.map(read));
    return AggregatorRegistry.aggregate(all.filter((counts) => counts !== null)).metrics();
  };

  cluster.on('disconnect', (worker) => counting.delete(worker));
  cluster.on('message', (worker, said: unknown) => {
    if (!isAboutMetrics(said)) return;
    if (said.act === 'counting') counting.add(worker);
    if (said.act === 'counts') open.get(said.id)?.(said.counts);
    if (said.act !== 'ask') return;
    void sum()
      .catch(() => null)
      .then((text) => {
        const answer: Said = { about: 'metrics', act: 'sum', id: said.id, text };
        if (worker.isConnected()) worker.send(answer);
      });
  });
}

/**
 * Sends this process's counts whenever the main process asks. Returns a function that requests the metrics of all
 * processes.
 */
export function joinGroup(registry: Registry): () => Promise<string | null> {
  const open = new Map<string, (text: string | null) => void>();
  const say = (said: Said): void => void process.send?.(said);
  process.on('message', async (said: unknown) => {
    if (!isAboutMetrics(said)) return;
    if (said.act === 'read')
      say({ about: 'metrics', act: 'counts', id: said.id, counts: await registry.getMetricsAsJSON() });
    if (said.act !== 'sum') return;
    open.get(said.id)?.(said.text);
    open.delete(said.id);
  });
  say({ about: 'metrics', act: 'counting' });
  return () =>
    new Promise((resolve) => {
      const id = randomUUID();
      open.set(id, resolve);
      say({ about: 'metrics', act: 'ask', id });
    });
}
