import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueCode, toFieldIssues } from './validation-issues.ts';

const own = (params: ReturnType<typeof issueCode>) => z.string().refine(() => false, params);

test.each<[string, z.ZodType, unknown, object]>([
  ['nothing', z.string(), undefined, { code: 'required' }],
  ['null', z.string(), null, { code: 'required' }],
  ['another kind', z.string(), 7, { code: 'wrong-type' }],
  ['empty text', z.string().min(1), '', { code: 'required' }],
  ['short text', z.string().min(3), 'ab', { code: 'too-short', params: { min: 3 } }],
  ['long text', z.string().max(1), 'ab', { code: 'too-long', params: { max: 1 } }],
  ['an empty list', z.array(z.string()).min(1), [], { code: 'choose' }],
  ['a short list', z.array(z.string()).min(2), ['a'], { code: 'too-few', params: { min: 2 } }],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], { code: 'too-many', params: { max: 1 } }],
  ['a small number', z.number().min(3), 2, { code: 'too-small', params: { min: 3 } }],
  ['a large number', z.number().max(3), 4, { code: 'too-big', params: { max: 3 } }],
  ['no choice', z.enum(['a']), undefined, { code: 'choose' }],
  ['no choice, null', z.enum(['a']), null, { code: 'choose' }],
  ['an empty choice', z.enum(['a']), '', { code: 'choose' }],
  ['an unknown choice', z.enum(['a']), 'b', { code: 'not-listed' }],
  ['no address', z.email(), 'ana', { code: 'email' }],
  ['no UUID', z.uuid(), 'ana', { code: 'format' }],
  ['a rule of ours', own(issueCode('pib-form')), '', { code: 'pib-form' }],
  ['one with numbers', own(issueCode('too-long', { max: 5 })), '', { code: 'too-long', params: { max: 5 } }],
  ['a rule without a code', z.string().refine(() => false), '', { code: 'invalid' }],
  ['what has no sentence', z.union([z.string(), z.boolean()]), 7, { code: 'invalid' }],
])('%s', (_, schema, value, issue) => {
  const { error } = z.object({ field: schema }).safeParse({ field: value }, { reportInput: true });
  expect(error && toFieldIssues(error)).toEqual([{ path: 'field', ...issue }]);
});

test('all are told, each where it is; unknown fields by their own names', () => {
  const schema = z.strictObject({ list: z.array(z.strictObject({ title: z.string().min(1) })) });
  const { error } = schema.safeParse({ list: [{ title: '', a: 1, b: 2 }], c: 3 }, { reportInput: true });
  expect(error && toFieldIssues(error)).toEqual([
    { path: 'list.0.title', code: 'required' },
    { path: 'list.0.a', code: 'unknown-field' },
    { path: 'list.0.b', code: 'unknown-field' },
    { path: 'c', code: 'unknown-field' },
  ]);
});

test('a code alone has no numbers', () => {
  expect(issueCode('pib-form')).toEqual({ params: { code: 'pib-form' } });
});
