import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DatabaseAddress {
  /** Stays the same, wherever it leads. */
  url: string;
  /** New connections go to another server from now on; those that are open are ended, as with a failover. */
  leadTo(serverUrl: string): void;
  /** Ends all connections and refuses new ones, until it leads somewhere again. */
  cut(): void;
  /** Lets nothing through, in both directions, and tells nobody: a machine that hangs. */
  hold(): void;
  /** Lets through what was held, and all that comes. */
  release(): void;
  stop(): Promise<void>;
}

const socketOf = (serverUrl: string): string =>
  join(new URL(serverUrl).searchParams.get('host') ?? '', '.s.PGSQL.5432');

/** An address of a database server that can be led to another one, cut and held. */
export async function createDatabaseAddress(serverUrl: string): Promise<DatabaseAddress> {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-address-'));
  const open = new Set<Socket>();
  let target: string | null = serverUrl;
  let held = false;
  const endAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    if (!target) {
      client.destroy();
      return;
    }
    const onward = connect(socketOf(target));
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      if (held) from.pause();
    }
  });
  server.listen(join(folder, '.s.PGSQL.5432'));
  await once(server, 'listening');
  const url = new URL(serverUrl);
  url.searchParams.set('host', folder);
  return {
    url: url.href,
    leadTo(next) {
      target = next;
      endAll();
    },
    cut() {
      target = null;
      endAll();
    },
    hold() {
      held = true;
      for (const socket of open) socket.pause();
    },
    release() {
      held = false;
      for (const socket of open) socket.resume();
    },
    async stop() {
      endAll();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
