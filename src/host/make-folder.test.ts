import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const base = mkdtempSync(join(tmpdir(), 'prilika-folder-'));
afterAll(() => rmSync(base, { recursive: true }));

test('a folder is made with all above it, for its owner alone, and stays as it is when it is there', () => {
  const folder = join(base, 'a', 'b', 'č');
  makeFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(base, 'a')).mode & 0o777).toBe(0o700);
  writeFileSync(join(folder, 'x'), 'x');
  makeFolder(folder);
  expect(existsSync(join(folder, 'x'))).toBe(true);
});

test('a file in its place or above it is the system’s error', () => {
  writeFileSync(join(base, 'file'), 'x');
  for (const path of [join(base, 'file'), join(base, 'file', 'below')])
    expect(() => makeFolder(path)).toThrow(expect.objectContaining({ syscall: 'mkdir', code: 'EEXIST' }));
});
