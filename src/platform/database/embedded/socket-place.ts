import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the embedded database listens; `host` is a folder for a Unix socket, as PostgreSQL's clients want it. */
export interface SocketPlace {
  host: string;
  port: number;
  /** File of the Unix socket; null for a loopback port. */
  path: string | null;
  /** A folder made for the socket alone, to be removed with it. */
  ownFolder: string | null;
}

/** Clients look for the file name that belongs to a port; the port itself is not used. */
const unixPort = 5432;
/** `sun_path` of Linux holds 108 bytes with the closing zero; macOS's 104. */
const longestPath = process.platform === 'linux' ? 107 : 103;

/** Places to try in turn: the data folder, a private folder with a short name, a loopback port. */
export function* socketPlaces(dataDir: string): Generator<SocketPlace> {
  if (process.platform !== 'win32') {
    if (fits(dataDir)) yield unixPlace(dataDir, null);
    for (const root of new Set([tmpdir(), '/tmp'])) {
      const folder = makePrivateFolder(root);
      if (folder === null) continue;
      if (fits(folder)) yield unixPlace(folder, folder);
      rmSync(folder, { recursive: true, force: true });
    }
  }
  yield { host: '127.0.0.1', port: 0, path: null, ownFolder: null };
}

const socketFile = (folder: string) => join(folder, `.s.PGSQL.${unixPort}`);
const fits = (folder: string) => Buffer.byteLength(socketFile(folder)) <= longestPath;

function unixPlace(folder: string, ownFolder: string | null): SocketPlace {
  const path = socketFile(folder);
  // The file outlives a killed process; the folder is ours, so no other process listens on it.
  rmSync(path, { force: true });
  return { host: folder, port: unixPort, path, ownFolder };
}

function makePrivateFolder(root: string): string | null {
  try {
    const folder = mkdtempSync(join(root, 'prilika-'));
    chmodSync(folder, 0o700);
    return folder;
  } catch {
    return null;
  }
}
