import { expect, test } from 'vitest';
import { type Actor, guest } from '#kit/actor.ts';
import { toOnceRequest } from './once-request.ts';

const employer: Actor = {
  kind: 'account',
  accountType: 'employer',
  accountId: 'ana',
  sessionId: 's',
  employerId: 7,
  role: 'owner',
};
const call = {
  endpoint: 'applications.apply',
  actor: guest,
  pathname: '/api/postings/7',
  body: { a: 1 } as unknown,
};
const of = (change: Partial<typeof call> | { actor: Actor } = {}, key = 'key-12345') =>
  toOnceRequest(key, { ...call, ...change });

test('without a key nothing is known again', () => {
  expect(toOnceRequest(undefined, call)).toBeNull();
  expect(toOnceRequest('', call)).toBeNull();
});

test('the same call with the same key is the same effect', () => {
  expect(of()).toEqual(of());
  expect(of()).toEqual({
    key: 'key-12345',
    scope: 'applications.apply:guest:/api/postings/7',
    bodyHash: '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862',
  });
  expect(of({ body: undefined })?.bodyHash).toMatch(/^e3b0c442/);
});

test.each([
  ['endpoint', { endpoint: 'applications.other' }],
  ['address', { pathname: '/api/postings/8' }],
  ['caller', { actor: employer }],
])('with another %s it is another effect', (_, change) => {
  expect(of(change)?.scope).not.toBe(of()?.scope);
  expect(of(change)?.bodyHash).toBe(of()?.bodyHash);
});

test('two people are two callers', () => {
  expect(of({ actor: employer })?.scope).toBe('applications.apply:ana:/api/postings/7');
});

test('with another body it is the same effect, and the body is known to differ', () => {
  const other = of({ body: { a: 2 } });
  expect([other?.scope, other?.key]).toEqual([of()?.scope, of()?.key]);
  expect(other?.bodyHash).not.toBe(of()?.bodyHash);
});

test.each(['a-Z_0189', 'x'.repeat(100)])('%s is a key', (key) => expect(of({}, key)?.key).toBe(key));

test.each(['kratak7', 'x'.repeat(101), 'sa razmakom', 'ključ-123', ' key-12345', 'key-12345\n'])(
  '%j is none',
  (key) => {
    expect(() => of({}, key)).toThrow(
      expect.objectContaining({ issues: [{ path: 'Idempotency-Key', code: 'format' }] }),
    );
  },
);
