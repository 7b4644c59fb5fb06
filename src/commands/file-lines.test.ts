import { expect, test } from 'vitest';
import { longestLine, readLines } from './file-lines.ts';

async function read(...chunks: (string | Buffer)[]) {
  async function* stream() {
    for (const chunk of chunks) yield Buffer.from(chunk as Buffer);
  }
  return Array.fromAsync(readLines(stream()));
}

test('lines keep their numbers over blank ones, both kinds of line ends, a byte order mark and any cut of the stream', async () => {
  const file = Buffer.from('\ufeff{"a":1}\r\n\n{"b":"šđ"}\n  \n{"c":3}');
  const expected = [
    { number: 1, text: '{"a":1}' },
    { number: 3, text: '{"b":"šđ"}' },
    { number: 5, text: '{"c":3}' },
  ];
  for (let cut = 0; cut <= file.length; cut += 1)
    expect(await read(file.subarray(0, cut), file.subarray(cut))).toEqual(expected);
});

test('a line that is too long is named and skipped, also when it comes in pieces', async () => {
  const piece = 'x'.repeat(longestLine / 2);
  expect(await read('{}\n', piece, piece, 'x\n{}\n')).toEqual([
    { number: 1, text: '{}' },
    { number: 2, fault: 'line-too-long' },
    { number: 3, text: '{}' },
  ]);
  expect(await read(piece, piece)).toMatchObject([{ text: piece + piece }]);
});

test('bytes that are no UTF-8 are named', async () => {
  expect(await read(Buffer.from([0x7b, 0xff, 0x7d, 0x0a, 0x7b, 0x7d]))).toEqual([
    { number: 1, fault: 'not-utf-8' },
    { number: 2, text: '{}' },
  ]);
});

test('an empty file has no lines', async () => {
  expect(await read()).toEqual([]);
  expect(await read('\n\n')).toEqual([]);
});
