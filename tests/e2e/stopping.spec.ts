import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { siteArguments } from '../support/site-arguments.ts';

test('a stop in the middle of the start ends it cleanly', async () => {
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-stopping-'));
  const child = spawn(process.execPath, siteArguments, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', LOG_FORMAT: 'json', PORT: '0', DATA_DIR: dataDir },
  });
  const ended = once(child, 'exit');
  let complaints = '';
  child.stderr.on('data', (words) => {
    complaints += words;
  });
  for await (const line of createInterface(child.stdout)) {
    if (line.includes('Opening the database')) child.kill('SIGTERM');
  }
  expect([...(await ended), complaints]).toEqual([0, null, '']);
  expect(readdirSync(dataDir)).not.toContain('database.json');
  rmSync(dataDir, { recursive: true });
});
