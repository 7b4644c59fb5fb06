import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { startServer } from './server-process.ts';

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Milliseconds until a wrong password is refused. */
const refuse = async (url: string, email: string, address: string): Promise<number> => {
  const started = performance.now();
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': address },
    body: JSON.stringify({ email, password: 'Pogresna1!', accountType: 'jobseeker' }),
  });
  const taken = performance.now() - started;
  if (response.status !== 422) throw new Error(`the login answered ${response.status}`);
  await response.body?.cancel();
  return taken;
};

/**
 * Logging in with a wrong password at known and at unknown addresses, by turns: who watches the clock must not learn
 * which addresses have an account. One try per address and caller, so that no rate limit is met.
 */
export async function benchLogin(tries: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  try {
    const database = await openDatabase({ dataDir, log: createLog('silent') });
    await migrateDatabase(database);
    const known: string[] = [];
    for (let index = 0; index < tries; index += 1) {
      known.push((await buildAccount({ database, clock: systemClock })).email);
    }
    await database.close();
    const server = await startServer({ TRUSTED_PROXIES: '1' }, dataDir, 4012);
    const times = { known: [] as number[], unknown: [] as number[] };
    try {
      await refuse(server.url, 'prvi@primer.rs', '10.0.0.1');
      for (const [index, email] of known.entries()) {
        const address = `10.1.${index >> 8}.${index & 255}`;
        times.known.push(await refuse(server.url, email, address));
        times.unknown.push(await refuse(server.url, `nepoznat-${index}@primer.rs`, address));
      }
    } finally {
      await server.stop();
    }
    const [knownMedian, unknownMedian] = [median(times.known), median(times.unknown)];
    console.log(`\nA wrong password, ${tries} times each, one after another`);
    console.log(`known address${knownMedian.toFixed(1).padStart(12)} ms`);
    console.log(`unknown address${unknownMedian.toFixed(1).padStart(10)} ms`);
    console.log(`  → difference: ${Math.abs(knownMedian - unknownMedian).toFixed(1)} ms (wanted < 10 ms)`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
