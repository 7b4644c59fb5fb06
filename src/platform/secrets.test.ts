import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createKeys } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'prilika-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const asText = (key: Uint8Array): string => Buffer.from(key).toString('hex');

test('a secret is made once, for its owner alone, and found again', () => {
  const dataDir = join(folder, 'data');
  const key = asText(createKeys(undefined, dataDir)('links'));
  expect(asText(createKeys(undefined, dataDir)('links'))).toBe(key);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
  expect(statSync(join(dataDir, 'session-secret'))).toMatchObject({ mode: 0o100600, size: 64 });
});

test('a configured one is used, and keys of purposes differ', () => {
  const keyFor = createKeys('a secret that is long enough to be one', join(folder, 'none'));
  expect(asText(keyFor('links'))).not.toBe(asText(keyFor('views')));
  expect(readdirSync(folder)).not.toContain('none');
});
