import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#host/clock.ts';
import { openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { startServer } from './server-process.ts';

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

interface Act {
  name: string;
  path: string;
  body: (email: string) => object;
  status: number;
}

const acts: Act[] = [
  {
    name: 'A wrong password',
    path: '/api/auth/login',
    body: (email) => ({ email, password: 'Pogresna1!', accountType: 'jobseeker' }),
    status: 422,
  },
  {
    name: 'A forgotten password',
    path: '/api/services/password/reset/request',
    body: (email) => ({ email }),
    status: 202,
  },
];

/** Milliseconds until the act is answered. */
const perform = async (url: string, act: Act, email: string, address: string): Promise<number> => {
  const started = performance.now();
  const response = await fetch(`${url}${act.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': address },
    body: JSON.stringify(act.body(email)),
  });
  const taken = performance.now() - started;
  if (response.status !== act.status) throw new Error(`${act.path} answered ${response.status}`);
  await response.body?.cancel();
  return taken;
};

/**
 * Wrong and forgotten passwords at known and at unknown addresses, by turns: who watches the clock must not learn which
 * addresses have an account. One try per address and caller, so that no rate limit is met.
 */
export async function benchLogin(tries: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  try {
    const database = await openDatabase({ dataDir, log: createLog('silent') });
    await migrateDatabase(database);
    const addresses: string[] = [];
    for (let index = 0; index < tries; index += 1) {
      addresses.push((await buildAccount({ database, clock: systemClock })).email);
    }
    await database.close();
    const server = await startServer({ TRUSTED_PROXIES: '1' }, dataDir, 4012);
    try {
      for (const act of acts) await compare(server.url, act, addresses);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const compare = async (url: string, act: Act, known: string[]): Promise<void> => {
  const times = { known: [] as number[], unknown: [] as number[] };
  await perform(url, act, 'prvi@primer.rs', '10.0.0.1');
  for (const [index, email] of known.entries()) {
    const address = `10.1.${index >> 8}.${index & 255}`;
    times.known.push(await perform(url, act, email, address));
    times.unknown.push(await perform(url, act, `nepoznat-${index}@primer.rs`, address));
  }
  const [knownMedian, unknownMedian] = [median(times.known), median(times.unknown)];
  console.log(`\n${act.name}, ${known.length} times each, one after another`);
  console.log(`known address${knownMedian.toFixed(1).padStart(12)} ms`);
  console.log(`unknown address${unknownMedian.toFixed(1).padStart(10)} ms`);
  console.log(`  → difference: ${Math.abs(knownMedian - unknownMedian).toFixed(1)} ms (wanted < 10 ms)`);
};
