import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  codeQuery,
  codesQuery,
  countQuery,
  flagQuery,
  idParam,
  idsQuery,
  pageMeta,
  pageQuery,
  textQuery,
  textsQuery,
  uuidParam,
} from './query-fields.ts';

/** What fields make of raw values: a table of one field. */
const reads = (name: string, field: z.ZodType, table: readonly (readonly [unknown, unknown])[]): void => {
  test.each(table)(`${name}: %j is %j`, (raw, value) => expect(field.parse(raw)).toEqual(value));
};

const lone = '\ud800';
const largest = 2_147_483_647;

describe('queries of lists take what they can and drop the rest', () => {
  reads('page', pageQuery.page, [
    [undefined, 1],
    ['', 1],
    ['nonsense', 1],
    ['3', 3],
    [['4', '9'], 4],
    ['0', 1],
    ['-7', 1],
    ['5000', 5000],
    ['5001', 5000],
  ]);
  reads('pageSize', pageQuery.pageSize, [
    [undefined, 20],
    ['0', 1],
    ['100', 100],
    ['101', 100],
  ]);
  reads('text', textQuery(5), [
    [undefined, ''],
    ['  kuvar ', 'kuvar'],
    ['kuvarica', 'kuvar'],
    [['a', 'b'], 'a'],
    ['a\u0000b\u0000c', 'a b c'],
    [`a${lone}`, 'a\ufffd'],
  ]);
  reads('texts', textsQuery(2, 5), [
    [undefined, []],
    ['kuvarica', ['kuvar']],
    [
      [' ', 'a\u0000b\u0000', `${lone}c `, 'd'],
      ['a b', '\ufffdc'],
    ],
  ]);
  reads('codes', codesQuery(['a', 'b']), [
    [undefined, []],
    ['a', ['a']],
    ['c', []],
    [
      ['b', 'c', 'a', 'b'],
      ['b', 'a'],
    ],
  ]);
  reads('code', codeQuery(['a', 'b']), [
    [undefined, null],
    ['b', 'b'],
    ['c', null],
    [['a', 'b'], 'a'],
  ]);
  reads('flag', flagQuery(), [
    [undefined, false],
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    [['1', '0'], true],
  ]);
  reads('count', countQuery(), [
    [undefined, null],
    ['7', 7],
    ['0', null],
    ['-7', null],
    ['7.5', null],
    ['7 ', null],
    [String(largest), largest],
    [String(largest + 1), null],
    ['10000000000', null],
  ]);
  reads('ids', idsQuery(), [
    [undefined, []],
    ['7', [7]],
    [
      ['7', '0', '08', 'x', '7x', '-1', '7', String(largest), String(largest + 1), '10000000000'],
      [7, largest],
    ],
  ]);

  test('of a list a hundred values are read', () => {
    const many = Array.from({ length: 120 }, (_, at) => String(at + 1));
    expect(idsQuery().parse(many)).toHaveLength(100);
  });
});

describe('an id that cannot be is an id that nobody has', () => {
  const nobody = '00000000-0000-0000-0000-000000000000';
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  reads('number', idParam, [
    ['7', 7],
    ['12', 12],
    ['0', 0],
    ['07', 0],
    ['7x', 0],
    ['x7', 0],
    [String(largest), largest],
    [String(largest + 1), 0],
  ]);
  reads('uuid', uuidParam, [
    [id, id],
    [id.toUpperCase(), id],
    [`${id}0`, nobody],
    [`0${id}`, nobody],
    [id.slice(0, -1), nobody],
    ['', nobody],
  ]);
});

test('meta of a list has page, size and total', () => {
  const meta = { page: 1, pageSize: 20, total: 0 };
  expect(pageMeta.parse(meta)).toEqual(meta);
  expect(pageMeta.safeParse({ ...meta, total: 0.5 }).success).toBe(false);
});
