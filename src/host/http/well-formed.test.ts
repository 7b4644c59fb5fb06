import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test.each([
  ['\u0000a\u0000b\u0000', 'ab'],
  ['a\ud800b', 'a\ufffdb'],
  ['š\u{1f600}', 'š\u{1f600}'],
  [7, 7],
  [null, null],
  [true, true],
  [undefined, undefined],
  [
    ['\u0000', ['a\u0000\u0000']],
    ['', ['a']],
  ],
  [
    { a: '\u0000x\u0000', b: { c: ['y\u0000', null] } },
    { a: 'x', b: { c: ['y', null] } },
  ],
])('%j is stored as %j', (value, stored) => expect(wellFormed(value)).toEqual(stored));
