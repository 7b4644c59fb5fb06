import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';

/*
 * Of several processes on one port each counts for itself, and whoever is asked must speak for all: it asks the main process,
 * which asks every process and adds up.
 */

const asking = 'prilika:metrics';

interface Question {
  type: typeof asking;
  id: string;
}

interface Answer extends Question {
  /** Null when not every process has answered. */
  text: string | null;
}

const isOurs = (message: unknown): message is Answer => (message as Question | null)?.type === asking;

/** Answers the processes that ask for the metrics of all. In the main process, once. */
export function answerForGroup(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isOurs(message)) return;
    void all
      .clusterMetrics()
      .catch(() => null)
      .then((text) => worker.isConnected() && worker.send({ ...message, text }));
  });
}

/** Says what this process counts whenever the main process asks. Returns the question for the metrics of all. */
export function joinGroup(registry: Registry): () => Promise<string | null> {
  AggregatorRegistry.setRegistries(registry);
  // Made for its listener: it answers the main process.
  new AggregatorRegistry();
  const open = new Map<string, (text: string | null) => void>();
  process.on('message', (message: unknown) => {
    if (!isOurs(message)) return;
    open.get(message.id)?.(message.text);
    open.delete(message.id);
  });
  return () =>
    new Promise((resolve) => {
      const id = randomUUID();
      open.set(id, resolve);
      process.send?.({ type: asking, id } satisfies Question);
    });
}
