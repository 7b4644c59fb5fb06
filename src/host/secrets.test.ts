import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createKeys, isSignatureOf, type Key, pseudonymOf, readWith, signatureOf } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'prilika-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const asText = ({ bytes }: Key): string => Buffer.from(bytes).toString('hex');

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

const [first, second, third] = ['first', 'second', 'third'].map((word) => word.padEnd(40, ' secret')) as [
  string,
  string,
  string,
];

test('what a replaced secret signed holds until it is taken away, and nothing new is signed with it', () => {
  const before = createKeys(first, '')('links');
  const signature = signatureOf(before, 'ana');
  const rotated = createKeys(second, '', first)('links');
  expect(isSignatureOf(rotated, 'ana', signature)).toBe(true);
  expect(isSignatureOf(rotated, 'anb', signature)).toBe(false);
  expect(isSignatureOf(rotated, 'ana', signature.subarray(1))).toBe(false);
  expect(isSignatureOf(createKeys(second, '', third)('links'), 'ana', signature)).toBe(false);
  expect(isSignatureOf(createKeys(second, '')('links'), 'ana', signature)).toBe(false);
  expect(isSignatureOf(createKeys(second, '', first)('views'), 'ana', signature)).toBe(false);
  expect(signatureOf(rotated, 'ana')).toEqual(signatureOf(createKeys(second, '')('links'), 'ana'));
  expect(pseudonymOf(rotated, 'ana')).toHaveLength(22);
});

test('a library reads with the present key, then with the one before, and fails as with the present one', async () => {
  const key = createKeys(second, '', first)('links');
  const fits = (wanted: Key) => async (bytes: Uint8Array) => {
    if (asText({ bytes, earlier: [] }) !== asText(wanted)) throw new Error(`no ${asText(wanted).length}`);
    return 'read';
  };
  expect(await readWith(key, fits(key))).toBe('read');
  expect(await readWith(key, fits(createKeys(first, '')('links')))).toBe('read');
  await expect(readWith(key, fits(createKeys(third, '')('links')))).rejects.toThrow('no 64');
});
