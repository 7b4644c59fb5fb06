import { expect, test, vi } from 'vitest';
import { ApiProblem, ClientError, fetched, isApiProblem, isClientError, isOutage, problemOf } from './client-errors.ts';
import { isProblem, Problem, validationProblem } from './problem.ts';

test('a problem says its code, and nothing where nothing was given', () => {
  const cause = new Error('broken');
  expect(new Problem('conflict', { cause })).toMatchObject({
    name: 'Problem',
    message: 'conflict',
    code: 'conflict',
    params: {},
    issues: [],
    cause,
    retryAfter: undefined,
    current: undefined,
  });
  const details = {
    params: { max: 3 },
    issues: [{ path: 'a', code: 'b' }],
    retryAfter: 7,
    current: { id: 1 },
  };
  expect(new Problem('too-many-requests', details)).toMatchObject(details);
});

test('of wrong fields a hundred are told', () => {
  const issues = Array.from({ length: 120 }, (_, at) => ({ path: String(at), code: 'required' }));
  expect(validationProblem(issues)).toMatchObject({ code: 'validation', issues: issues.slice(0, 100) });
});

test('a problem of another copy of its module is known by its fields, and nothing else is', () => {
  const like = (fields: object): Error => Object.assign(new Error('x'), fields);
  expect(isProblem(new Problem('conflict'))).toBe(true);
  expect(isProblem(like({ name: 'Problem', code: 'conflict', issues: [] }))).toBe(true);
  expect(isProblem(like({ name: 'Other', code: 'conflict', issues: [] }))).toBe(false);
  expect(isProblem(like({ name: 'Problem', issues: [] }))).toBe(false);
  expect(isProblem(like({ name: 'Problem', code: 'conflict' }))).toBe(false);
  expect(isProblem({ name: 'Problem', code: 'conflict', issues: [] })).toBe(false);
});

const body = {
  type: 'about:blank',
  title: 'Sukob',
  status: 409,
  detail: 'Promenjeno.',
  code: 'conflict',
  requestId: 'r',
  errors: [],
};

test('what the API refused and what gave no answer are told apart', () => {
  const refused = new ApiProblem(body, 5);
  const away = new ClientError('fetch', new Error('offline'));
  expect(refused).toMatchObject({ name: 'ApiProblem', message: 'Promenjeno.', problem: body, retryAfter: 5 });
  expect(away).toMatchObject({
    name: 'ClientError',
    message: 'fetch',
    kind: 'fetch',
    cause: new Error('offline'),
  });
  const both = [refused, away, new Error('x'), null, { name: 'ApiProblem', problem: body, kind: 'fetch' }];
  expect(both.map(isApiProblem)).toEqual([true, false, false, false, false]);
  expect(both.map(isClientError)).toEqual([false, true, false, false, false]);
  expect(both.map(problemOf)).toEqual([body, null, null, null, null]);
  expect(isApiProblem(Object.assign(new Error('x'), { problem: body }))).toBe(false);
  expect(isApiProblem(Object.assign(new Error('x'), { name: 'ApiProblem' }))).toBe(false);
  expect(isClientError(Object.assign(new Error('x'), { kind: 'fetch' }))).toBe(false);
  expect(isClientError(Object.assign(new Error('x'), { name: 'ClientError' }))).toBe(false);
});

test.each([
  [503, true],
  [507, true],
  [500, false],
  [undefined, false],
])('a status of %s is an outage: %s', (status, outage) => expect(isOutage(status)).toBe(outage));

test('a file that cannot be had is a failed connection', async () => {
  expect(await fetched(async () => 7)).toBe(7);
  await expect(fetched(() => Promise.reject(new Error('chunk')))).rejects.toMatchObject({ kind: 'fetch' });
});

test('without a connection a file is not tried: its browser would refuse it from then on', async () => {
  const load = vi.fn(async () => 7);
  vi.stubGlobal('navigator', { onLine: false });
  await expect(fetched(load)).rejects.toMatchObject({ kind: 'fetch' });
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await fetched(load)).toBe(7);
  vi.unstubAllGlobals();
});
