import { expect, test } from 'vitest';
import { createKeys } from '#host/secrets.ts';
import { vapidKeysOf } from './push-keys.ts';

const first = 'the first secret, long enough to be one';
const second = 'the second secret, long enough to be one';
const keysOf = (secret: string, previous?: string) => vapidKeysOf(createKeys(secret, '', previous)('web push'));

test('every process has the same keys, and a replaced secret’s stay usable while it is named', () => {
  const [before] = keysOf(first);
  expect(keysOf(first)).toEqual([before]);
  expect(before).toMatchObject({ publicKey: expect.stringMatching(/^B[\w-]{86}$/) });
  expect(keysOf(second, first)).toEqual([...keysOf(second), before]);
});
