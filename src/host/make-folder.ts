import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its missing parents, accessible by their owner alone; existing folders are unchanged. One level
 * at a time, from the nearest folder that exists: Node's own `recursive` never ends where a parent exists and accepts
 * no folders, as under /proc.
 * @throws the system's error of the first level that fails, with `syscall: 'mkdir'`
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it in between.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}
