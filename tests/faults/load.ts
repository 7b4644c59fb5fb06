import { setTimeout as pause } from 'node:timers/promises';
import { searchPostings } from '#features/finding/search/contract.ts';
import { savePosting } from '#features/postings/marks/contract.ts';
import { problemOf } from '#kit/client-errors.ts';
import { createVisitor } from '../support/visitor.ts';
import type { FaultySite } from './site.ts';
import type { World } from './world.ts';

export interface Sample {
  minute: number;
  memory: number;
  descriptors: number;
  /** Of the worst process, milliseconds. */
  lagP99: number;
  jobs: number;
  connections: number;
}

export interface LoadResult {
  requests: number;
  errors: string[];
  samples: Sample[];
}

const words = ['knjigovođa', 'prodavac', 'vozac', 'programer', 'kuvar', 'magacioner', 'knjigovodja beograd'];

/** The largest, or the sum, of a metric over its lines. */
const valuesOf = (metrics: string, name: string): number[] =>
  [...metrics.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].map(([, value]) => Number(value));

const sampleOf = async (site: FaultySite, minute: number): Promise<Sample> => {
  const answer = await fetch(`${site.url}/metrics`, { headers: { 'X-Forwarded-For': '10.255.255.1' } });
  if (!answer.ok) throw new Error(`/metrics answers ${answer.status}`);
  const metrics = await answer.text();
  const sum = (name: string): number => valuesOf(metrics, name).reduce((total, one) => total + one, 0);
  return {
    minute,
    ...site.held(),
    lagP99: Math.round(1000 * Math.max(0, ...valuesOf(metrics, 'nodejs_eventloop_lag_p99_seconds'))),
    jobs: sum('prilika_queue_jobs'),
    connections: sum('prilika_database_connections'),
  };
};

/** People who read, search, put aside and come back, each with a pause for reading between two pages. */
export async function loadSite(
  { site, world }: { site: FaultySite; world: World },
  { visitors, minutes, pauseMs }: { visitors: number; minutes: number; pauseMs: number },
): Promise<LoadResult> {
  const begin = Date.now();
  const end = begin + minutes * 60_000;
  const result: LoadResult = { requests: 0, errors: [], samples: [] };
  const count = (status: number, path: string): void => {
    result.requests += 1;
    if (status >= 500) result.errors.push(`${status} ${path}`);
  };
  const visit = async (number: number): Promise<void> => {
    const email = world.candidates[number] ?? null;
    const visitor = createVisitor(site.url, email ? { email, accountType: 'jobseeker' } : null);
    for (let step = number; Date.now() < end; step += 1) {
      const word = words[step % words.length] as string;
      const posting = world.postings[step % world.postings.length] as number;
      const path = [
        '/',
        '/oglasi',
        `/oglasi?q=${encodeURIComponent(`${word} ${step % 50}`)}`,
        `/oglasi/${posting}`,
        '/poslodavci',
      ][step % 5] as string;
      try {
        count(await visitor.open(path), path);
        if (step % 7 === 0) {
          await visitor.call(searchPostings, { query: { q: word } });
          count(200, 'search');
        }
        if (email && step % 11 === 0) {
          await visitor.call(savePosting, { params: { postingId: String(posting) } });
          count(200, 'save');
        }
      } catch (error) {
        const problem = problemOf(error);
        result.requests += 1;
        result.errors.push(`${path} ${problem ? `${problem.status} ${problem.code}` : String(error)}`);
      }
      await pause(pauseMs / 2 + Math.random() * pauseMs);
    }
  };
  const watch = async (): Promise<void> => {
    while (Date.now() < end) {
      await pause(Math.min(15_000, Math.max(0, end - Date.now())));
      result.samples.push(await sampleOf(site, (Date.now() - begin) / 60_000));
    }
  };
  await Promise.all([watch(), ...Array.from({ length: visitors }, (_, number) => visit(number))]);
  return result;
}
