import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresAccount } from './postgres-account.ts';
import { give } from './postgres-program.ts';

/** Where a server listens: a folder for its Unix socket, or a port of this machine. */
export interface ServerPlace {
  /** The folder, in the form that PostgreSQL's clients accept as host. */
  host: string;
  port: number;
  /** The folder was created for the socket alone, and is deleted with it. */
  ownFolder: boolean;
}

/** Part of the socket's file name, which clients look for; the port itself is not used. */
const unixPort = 5432;
/** `sun_path` holds 108 bytes on Linux, including the terminating zero; 104 on macOS. */
const maxPath = process.platform === 'linux' ? 107 : 103;

const socketFile = (folder: string) => join(folder, `.s.PGSQL.${unixPort}`);
const fits = (folder: string) => Buffer.byteLength(socketFile(folder)) <= maxPath;

/**
 * Places to try in turn: the database's own folder, a private folder with a short name, a port of this machine. Only
 * folders that nobody else may enter are used.
 */
export async function* serverPlaces(
  data: string,
  account: PostgresAccount,
  sockets: boolean,
): AsyncGenerator<ServerPlace> {
  if (sockets) {
    if (fits(data)) yield { host: data, port: unixPort, ownFolder: false };
    for (const root of new Set([tmpdir(), '/tmp'])) {
      const folder = makePrivateFolder(root, account);
      if (folder === null) continue;
      if (fits(folder)) yield { host: folder, port: unixPort, ownFolder: true };
      rmSync(folder, { recursive: true, force: true });
    }
  }
  yield { host: '127.0.0.1', port: await freePort(), ownFolder: false };
}

export const isFolder = ({ host }: ServerPlace): boolean => host.startsWith('/');

/** Removes the socket of a server that was killed; nobody else listens in the folder. */
export function clearSocket({ host }: ServerPlace): void {
  for (const file of [socketFile(host), `${socketFile(host)}.lock`]) rmSync(file, { force: true });
}

function makePrivateFolder(root: string, account: PostgresAccount): string | null {
  try {
    const folder = mkdtempSync(join(root, 'prilika-'));
    give(folder, account);
    return folder;
  } catch {
    return null;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
