import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Account } from '#kit/actor.ts';
import { createTestClock, testNow } from '#tests/support/test-clock.ts';
import type { Key } from '../secrets.ts';
import { createAccessTokens } from './access-token.ts';

const bytes = new TextEncoder().encode('thirty-two bytes of a key for it');
const secret: Key = { bytes, earlier: [] };
const clock = createTestClock();
const tokens = createAccessTokens(secret, clock);

const candidate: Account = { kind: 'account', accountType: 'jobseeker', accountId: 'a', sessionId: 's' };
const seconds = Math.floor(testNow.getTime() / 1000);
const claims = {
  sub: 'a',
  sid: 's',
  typ: 'jobseeker',
  iss: 'prilika',
  aud: 'prilika-api',
  iat: seconds,
  exp: seconds + 900,
};

const without = (name: keyof typeof claims): object => {
  const { [name]: _, ...rest } = claims;
  return rest;
};

const signed = (
  payload: object,
  { alg = 'HS256', typ = 'at+jwt', key = bytes }: { alg?: string; typ?: string; key?: Uint8Array } = {},
): Promise<string> => new SignJWT({ ...payload }).setProtectedHeader({ alg, typ }).sign(key);

const refused = (token: string) => expect(tokens.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });

test.each<Account>([
  candidate,
  {
    kind: 'account',
    accountType: 'employer',
    accountId: 'a',
    sessionId: 's',
    employerId: 7,
    role: 'recruiter',
  },
  { kind: 'account', accountType: 'admin', accountId: 'a', sessionId: 's' },
])('an access token says who it is: $accountType', async (account) => {
  expect(await tokens.verify(await tokens.sign(account))).toEqual(account);
});

test('the claims below are valid, and further ones change nothing', async () => {
  expect(await tokens.verify(await signed(claims))).toEqual(candidate);
  const more = { ...claims, admin: true, role: 'admin', emp: 7, accountType: 'admin', nbf: seconds };
  expect(await tokens.verify(await signed(more))).toEqual(candidate);
});

test('it runs out after fifteen minutes', async () => {
  const later = createTestClock();
  const token = await tokens.sign(candidate);
  later.advance({ minutes: 14, seconds: 59 });
  expect(await createAccessTokens(secret, later).verify(token)).toEqual(candidate);
  later.advance({ seconds: 1 });
  await expect(createAccessTokens(secret, later).verify(token)).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

test('one that was signed before the secret was replaced is good; none is signed with it any more', async () => {
  const replacing = { bytes: new TextEncoder().encode('thirty-two bytes of another key!'), earlier: [bytes] };
  const rotated = createAccessTokens(replacing, clock);
  expect(await rotated.verify(await tokens.sign(candidate))).toEqual(candidate);
  await refused(await rotated.sign(candidate));
});

describe('refused is a token', () => {
  test('without a signature', async () => {
    await refused(new UnsecuredJWT(claims).encode());
    const [, payload] = (await signed(claims)).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
    await refused(`${header}.${payload}.`);
  });

  test('of another key, another algorithm or another type', async () => {
    await refused(await signed(claims, { key: new TextEncoder().encode('thirty-two bytes of another key!') }));
    const long = new Uint8Array(64).fill(7);
    await refused(await signed(claims, { alg: 'HS512', key: long }));
    await expect(
      createAccessTokens({ bytes: long, earlier: [] }, clock).verify(await signed(claims, { alg: 'HS512', key: long })),
    ).rejects.toMatchObject({ code: 'unauthorized' });
    await refused(await signed(claims, { typ: 'JWT' }));
    await refused(await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(bytes));
  });

  test('whose payload was changed', async () => {
    const [header, , signature] = (await signed(claims)).split('.');
    const payload = Buffer.from(JSON.stringify({ ...claims, typ: 'admin' })).toString('base64url');
    await refused(`${header}.${payload}.${signature}`);
  });

  test.each(['sub', 'sid', 'typ', 'iss', 'aud', 'iat', 'exp'] as const)('without %s', async (name) => {
    await refused(await signed(without(name)));
  });

  test.each<[string, object]>([
    ['another audience', { aud: 'another-api' }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['a kind of account there is not', { typ: 'root' }],
    ['an employer without a company', { typ: 'employer' }],
    ['a company that is no number', { typ: 'employer', emp: '7' }],
    ['an account that is no text', { sub: 7 }],
    ['an end that has passed', { exp: seconds }],
    ['a beginning that is to come', { nbf: seconds + 60 }],
  ])('for %s', async (_, change) => {
    await refused(await signed({ ...claims, ...change }));
  });

  test.each(['', 'nonsense', 'a.b.c', '..', `${'x'.repeat(100_000)}.y.z`])('that is none', refused);
});
