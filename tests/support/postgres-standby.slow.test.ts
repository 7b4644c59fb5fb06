import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseAddress, type DatabaseAddress } from './database-address.ts';
import { askServer, type PostgresPair, startPostgresPair } from './postgres-standby.ts';

let pair: PostgresPair;
let address: DatabaseAddress;
beforeAll(async () => {
  pair = await startPostgresPair({ synchronous: true });
  address = await createDatabaseAddress(pair.primary.url);
});
afterAll(async () => {
  await address.stop();
  await pair.stop();
});

const count = (url: string): Promise<number> => askServer(url, 'select count(*)::int from things');

test('a standby shows what its primary writes, not while it is paused, and takes its place', async () => {
  const { primary, standby } = pair;
  await askServer(address.url, 'create table things (id int)');
  await askServer(address.url, 'insert into things values (1)');
  await standby.caughtUp();
  expect(await count(standby.url)).toBe(1);
  await expect(askServer(standby.url, 'insert into things values (9)')).rejects.toThrow(/read-only/);

  await standby.pauseReplay();
  await askServer(address.url, 'insert into things values (2)');
  expect([await count(primary.url), await count(standby.url)]).toEqual([2, 1]);
  await standby.resumeReplay();
  await standby.caughtUp();
  expect(await count(standby.url)).toBe(2);

  await standby.halt();
  await expect(count(standby.url)).rejects.toThrow();
  await standby.resume();
  await primary.kill();
  await expect(count(primary.url)).rejects.toThrow();
  // What was acknowledged survives the primary.
  await standby.promote();
  address.leadTo(standby.url);
  await askServer(address.url, 'insert into things values (3)');
  expect(await count(address.url)).toBe(3);
  await primary.resume();
  expect(await count(primary.url)).toBe(2);
});
