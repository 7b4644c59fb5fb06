import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Forwarder, startForwarder } from './forwarder.ts';

/** Between a site and its database server: the address stays the same, whatever is done to the road and wherever it leads. */
export interface DatabaseAddress extends Omit<Forwarder, 'port' | 'leadTo' | 'close'> {
  url: string;
  /** New connections go to another server from now on; those that are open are ended, as with a failover. */
  leadTo(serverUrl: string): void;
  stop(): Promise<void>;
}

const socketIn = (folder: string): string => join(folder, '.s.PGSQL.5432');
/** The socket of a server of the tests, whose address names its folder. */
const socketOf = (serverUrl: string): string =>
  socketIn(new URL(serverUrl.replace(':///', '://local/')).searchParams.get('host') ?? '');

/** An address of a database server that can be led to another one, cut and held. */
export async function createDatabaseAddress(serverUrl: string): Promise<DatabaseAddress> {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-address-'));
  const { open, hang, cut, leadTo, close } = await startForwarder(
    { path: socketOf(serverUrl) },
    { path: socketIn(folder) },
  );
  const url = new URL(serverUrl);
  url.searchParams.set('host', folder);
  return {
    url: url.href,
    open,
    hang,
    cut,
    leadTo: (next) => leadTo({ path: socketOf(next) }),
    async stop() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
