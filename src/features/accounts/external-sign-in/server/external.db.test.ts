import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { type PersonAtProvider, startOidcProvider } from '#tests/support/oidc-provider.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { me } from '../../contract.ts';
import { accounts, consents, externalIdentities, sessions } from '../../server/account-table.ts';
import { linkIdentity, listProviders, unlinkIdentity } from '../contract.ts';

const provider = await startOidcProvider({ name: 'TEST', siteUrl: 'https://prilika.test' });
const other = await startOidcProvider({ name: 'DRUGI', siteUrl: 'https://prilika.test' });
afterAll(() => Promise.all([provider.close(), other.close()]));
const app = await createTestApplication({ ...provider.environment, ...other.environment });

let people = 0;
const somebody = (change: Partial<PersonAtProvider> = {}): PersonAtProvider => {
  people += 1;
  return {
    sub: `osoba-${people}`,
    email: `Osoba${people}@Posta.example`,
    email_verified: true,
    given_name: 'Ана',
    family_name: 'Šešelj',
    ...change,
  };
};

const page = (path: string, cookies: string[] = [], headers: Record<string, string> = {}): Promise<Response> =>
  app.fetch(path, { headers: { ...headers, ...(cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}) } });

const cookieOf = (response: Response, name: string): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] as string)
    .find((pair) => pair.startsWith(`${name}=`)) ?? '';

const locationOf = (response: Response): string => response.headers.get('Location') ?? '';

/** First half: returns the provider's address and the cookie of the sign-in in progress. */
const begin = async (path = '/api/auth/external/test'): Promise<{ address: string; pending: string }> => {
  const response = await page(path);
  expect(response.status).toBe(302);
  return { address: locationOf(response), pending: cookieOf(response, '__Host-external') };
};

/** Second half: the callback from the provider. */
const back = async (callback: string, ...cookies: string[]): Promise<Response> => {
  const { pathname, search } = new URL(callback);
  const response = await page(pathname + search, cookies);
  expect(response.status).toBe(302);
  return response;
};

const signIn = async (person: PersonAtProvider | null, path?: string): Promise<Response> => {
  provider.person = person;
  const { address, pending } = await begin(path);
  return back(await provider.visit(address), pending);
};

const accountOf = async (email: string) => {
  const [row] = await app.database.executor.select().from(accounts).where(eq(accounts.email, email.toLowerCase()));
  return row;
};

const tokenOf = async (response: Response): Promise<string> => {
  const refreshed = await app.fetch('/api/auth/refresh', {
    method: 'POST',
    headers: { Cookie: cookieOf(response, '__Host-refresh') },
  });
  const { data } = (await refreshed.json()) as { data: { token: { accessToken: string } } };
  return data.token.accessToken;
};

const expectNobody = (response: Response, problem: string): void => {
  expect(locationOf(response)).toBe(`/prijava/kandidat?problem=${problem}`);
  expect(cookieOf(response, '__Host-refresh')).toBe('');
};

beforeEach(() => {
  provider.person = null;
});

describe('signing in at a provider', () => {
  test('the providers are listed by name, nothing else of them', async () => {
    expect((await app.call(listProviders, {})).data).toEqual([
      { id: 'drugi', label: 'Probni' },
      { id: 'test', label: 'Probni' },
    ]);
  });

  test('makes a verified candidate account with names, consent and audit entry, and signs it in', async () => {
    const person = somebody();
    const response = await signIn(person, '/api/auth/external/test?redirectUrl=%2Foglasi%3Fq%3Dvozač');
    expect(locationOf(response)).toBe('/prijava/kandidat?redirectUrl=%2Foglasi%3Fq%3Dvoza%C4%8D');
    const row = await accountOf(person.email as string);
    expect(row).toMatchObject({
      accountType: 'jobseeker',
      name: 'Ана',
      lastName: 'Šešelj',
      registeredThrough: 'test',
      passwordHash: null,
      newsNotifications: false,
      specialOffers: false,
      emailVerifiedAt: app.clock.now(),
      lastSignedInAt: app.clock.now(),
    });
    const accountId = row?.id as string;
    const kinds = await app.database.executor.select().from(consents).where(eq(consents.accountId, accountId));
    expect(kinds).toMatchObject([{ kind: 'terms', given: true, source: 'external' }]);
    const entries = await app.database.executor.select().from(auditEntries).where(eq(auditEntries.objectId, accountId));
    expect(entries).toMatchObject([{ action: 'accounts.register', actor: accountId }]);

    const { data } = await app.call(me, {}, { as: await tokenOf(response) });
    expect(data).toMatchObject({
      user: { accountType: 'jobseeker', email: person.email?.toLowerCase() },
      emailVerified: true,
      hasPassword: false,
      identities: [{ provider: 'test', label: 'Probni', connectedAt: app.clock.now().toISOString() }],
    });
  });

  test('knows the person again whatever the address is now, verified or not', async () => {
    const person = somebody();
    await signIn(person);
    const taken = await buildAccount(app);
    const response = await signIn({ ...person, email: taken.email, email_verified: false });
    expect(locationOf(response)).toBe('/prijava/kandidat');
    const { data } = await app.call(me, {}, { as: await tokenOf(response) });
    expect(data.user.email).toBe(person.email?.toLowerCase());
  });

  test.each([
    ['one name', { given_name: undefined, family_name: undefined, name: 'Ana Marija Šešelj' }, 'Ana', 'Marija Šešelj'],
    ['no name', { given_name: undefined, family_name: undefined }, '', ''],
    ['markup in a name', { given_name: '<b>Ana</b>', family_name: 'Šešelj\r\nBcc: x@y.z' }, '', ''],
  ])('%s', async (_, change, name, lastName) => {
    const person = somebody(change as Partial<PersonAtProvider>);
    await signIn(person);
    expect(await accountOf(person.email as string)).toMatchObject({ name, lastName });
  });

  test('several times at once makes one account', async () => {
    const person = somebody();
    provider.person = person;
    const tabs = await Promise.all([begin(), begin(), begin(), begin()]);
    const callbacks = await Promise.all(tabs.map(({ address }) => provider.visit(address)));
    const responses = await Promise.all(
      callbacks.map((callback, index) => back(callback, tabs[index]?.pending as string)),
    );
    expect(responses.map(locationOf)).toEqual(Array(4).fill('/prijava/kandidat'));
    const row = await accountOf(person.email as string);
    const identities = await app.database.executor
      .select()
      .from(externalIdentities)
      .where(eq(externalIdentities.accountId, row?.id as string));
    expect(identities).toHaveLength(1);
  });

  test('another site cannot start it: it ends before the button', async () => {
    const response = await page('/api/auth/external/test?redirectUrl=%2Foglasi', [], {
      'Sec-Fetch-Site': 'cross-site',
    });
    expect(locationOf(response)).toBe('/prijava/kandidat?redirectUrl=%2Foglasi');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('the cookie of a sign-in under way is bound to the host, hidden from scripts and unreadable', async () => {
    const response = await page('/api/auth/external/test');
    const line = response.headers.getSetCookie().find((one) => one.startsWith('__Host-external=')) ?? '';
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/Secure/);
    expect(line).toMatch(/SameSite=Lax/);
    expect(line).toMatch(/Max-Age=600/);
    const address = new URL(locationOf(response));
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce']) {
      const value = address.searchParams.get(name) as string;
      expect(value.length).toBeGreaterThan(20);
      expect(line).not.toContain(value);
    }
  });
});

describe('a sign-in at a provider is refused', () => {
  test('when the provider has not verified the address, or has none', async () => {
    for (const change of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }]) {
      const person = somebody(change as Partial<PersonAtProvider>);
      expectNobody(await signIn(person), 'email-not-verified');
      if (person.email) expect(await accountOf(person.email)).toBeUndefined();
    }
  });

  test('when the address has an account that is not connected, of whatever kind', async () => {
    const { account: employer } = await buildEmployer(app);
    const unverified = await buildAccount(app, { emailVerifiedAt: null });
    const admin = await buildAccount(app, { accountType: 'admin' });
    for (const { email } of [await buildAccount(app), unverified, employer, admin]) {
      expectNobody(await signIn(somebody({ email: email.toUpperCase() })), 'address-taken');
      const row = await accountOf(email);
      const running = await app.database.executor
        .select()
        .from(sessions)
        .where(eq(sessions.accountId, row?.id as string));
      expect(running).toEqual([]);
    }
  });

  test('when the account is blocked', async () => {
    const person = somebody();
    await signIn(person);
    await app.database.executor
      .update(accounts)
      .set({ blockedAt: app.clock.now() })
      .where(eq(accounts.email, person.email?.toLowerCase() as string));
    expectNobody(await signIn(person), 'blocked');
  });

  test('when the person says no', async () => {
    expectNobody(await signIn(null), 'cancelled');
  });

  test('without the cookie, with that of another provider, and with a forged one', async () => {
    provider.person = somebody();
    const { address, pending } = await begin();
    const callback = await provider.visit(address);
    expectNobody(await back(callback), 'expired');
    const { pending: ofOther } = await begin('/api/auth/external/drugi');
    expectNobody(await back(callback, ofOther), 'expired');
    expectNobody(await back(callback, `${pending.slice(0, -6)}AAAAAA`), 'expired');
    expect(await accountOf(provider.person.email as string)).toBeUndefined();
  });

  test('after ten minutes', async () => {
    provider.person = somebody();
    const { address, pending } = await begin();
    const callback = await provider.visit(address);
    app.clock.advance({ minutes: 11 });
    expectNobody(await back(callback, pending), 'expired');
  });

  test('without state and with a foreign one', async () => {
    for (const state of [null, 'foreign']) {
      provider.person = somebody();
      const { address, pending } = await begin();
      const callback = new URL(await provider.visit(address));
      if (state === null) callback.searchParams.delete('state');
      else callback.searchParams.set('state', state);
      expectNobody(await back(callback.href, pending), 'refused');
      expect(await accountOf(provider.person.email as string)).toBeUndefined();
    }
  });

  test('with another nonce', async () => {
    provider.person = somebody();
    const { address, pending } = await begin();
    const changed = new URL(address);
    changed.searchParams.set('nonce', 'of somebody else');
    expectNobody(await back(await provider.visit(changed.href), pending), 'refused');
    expect(await accountOf(provider.person.email as string)).toBeUndefined();
  });

  test('with the code of another sign-in, whose PKCE secret is not ours', async () => {
    provider.person = somebody();
    const [mine, theirs] = [await begin(), await begin()];
    const stolen = new URL(await provider.visit(theirs.address)).searchParams.get('code') as string;
    const callback = new URL(await provider.visit(mine.address));
    callback.searchParams.set('code', stolen);
    expectNobody(await back(callback.href, mine.pending), 'refused');
  });

  test('a second time with the same response; the cookie is cleared by the first', async () => {
    provider.person = somebody();
    const { address, pending } = await begin();
    const callback = await provider.visit(address);
    const first = await back(callback, pending);
    expect(first.headers.getSetCookie().join('\n')).toMatch(/__Host-external=;.*Max-Age=0/);
    expectNobody(await back(callback), 'expired');
    expectNobody(await back(callback, pending), 'refused');
  });

  test('by a provider that is not configured', async () => {
    expect(locationOf(await page('/api/auth/external/nobody'))).toBe('/prijava/kandidat?problem=unavailable');
    expect(locationOf(await page('/api/auth/external/nobody/callback?code=x'))).toBe(
      '/prijava/kandidat?problem=expired',
    );
  });

  test('after very many tries from one network address', async () => {
    const from = '198.51.100.9';
    const locations = [];
    for (let attempt = 0; attempt < 201; attempt++)
      locations.push(locationOf(await app.fetch('/api/auth/external/nobody', { from })));
    expect(locations.at(-2)).toBe('/prijava/kandidat?problem=unavailable');
    expect(locations.at(-1)).toBe('/prijava/kandidat?problem=too-many');
  });
});

describe('connecting an account', () => {
  interface Candidate {
    email: string;
    token: string;
    refreshCookie: string;
  }

  const candidate = async (): Promise<Candidate> => {
    const { email } = await buildAccount(app);
    const response = await app.fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'Prilika1!', accountType: 'jobseeker' }),
    });
    const { data } = (await response.json()) as { data: { token: { accessToken: string } } };
    return { email, token: data.token.accessToken, refreshCookie: cookieOf(response, '__Host-refresh') };
  };

  const start = async ({ token }: Candidate): Promise<{ address: string; pending: string }> => {
    const { data } = await app.call(linkIdentity, { params: { provider: 'test' } }, { as: token });
    return begin(data.url);
  };

  const connect = async (who: Candidate, person: PersonAtProvider): Promise<string> => {
    provider.person = person;
    const { address, pending } = await start(who);
    return locationOf(await back(await provider.visit(address), pending, who.refreshCookie));
  };

  const identities = async ({ token }: Candidate) =>
    (await app.call(me, {}, { as: token })).data.identities.map((identity) => identity.provider);

  test('a signed-in candidate connects, signs in there from then on, and disconnects', async () => {
    const who = await candidate();
    const person = somebody({ email_verified: false });
    expect(await connect(who, person)).toBe('/profil/kandidat/nalog');
    expect(await identities(who)).toEqual(['test']);
    const response = await signIn(person);
    expect((await app.call(me, {}, { as: await tokenOf(response) })).data.user.email).toBe(who.email);

    await app.call(unlinkIdentity, { params: { provider: 'test' } }, { as: who.token });
    expect(await identities(who)).toEqual([]);
    expectNobody(await signIn(person), 'email-not-verified');
    const row = await accountOf(who.email);
    const entries = await app.database.executor
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.objectId, row?.id as string));
    expect(entries.map(({ action }) => action)).toEqual(['accounts.link', 'accounts.unlink']);
    expect(
      await refusalOf(app.call(unlinkIdentity, { params: { provider: 'test' } }, { as: who.token })),
    ).toMatchObject({ status: 404 });
  });

  test('the same twice changes nothing; a second identity of the provider is refused', async () => {
    const who = await candidate();
    const person = somebody();
    await connect(who, person);
    expect(await connect(who, person)).toBe('/profil/kandidat/nalog');
    expect(await connect(who, somebody())).toBe('/profil/kandidat/nalog?problem=connected-already');
    expect(await identities(who)).toEqual(['test']);
  });

  test('an identity that opens another account is refused', async () => {
    const person = somebody();
    await signIn(person);
    const who = await candidate();
    expect(await connect(who, person)).toBe('/profil/kandidat/nalog?problem=connected-elsewhere');
    expect(await identities(who)).toEqual([]);
  });

  test('is refused when another user is signed in by then, or nobody', async () => {
    const [who, stranger] = [await candidate(), await candidate()];
    provider.person = somebody();
    for (const cookie of [stranger.refreshCookie, '']) {
      const { address, pending } = await start(who);
      const response = await back(await provider.visit(address), pending, cookie);
      expect(locationOf(response)).toBe('/profil/kandidat/nalog?problem=expired');
    }
    const { address, pending } = await start(who);
    await app.fetch('/api/auth/logout', { method: 'POST', headers: { Cookie: who.refreshCookie } });
    const response = await back(await provider.visit(address), pending, who.refreshCookie);
    expect(locationOf(response)).toBe('/profil/kandidat/nalog?problem=expired');
    expect(await identities(stranger)).toEqual([]);
    expect(await identities({ ...who, token: await app.signIn(who.email, 'jobseeker') })).toEqual([]);
  });

  test('its address is for two minutes, for one provider, and cannot be made up', async () => {
    const who = await candidate();
    const { data } = await app.call(linkIdentity, { params: { provider: 'test' } }, { as: who.token });
    const expired = '/profil/kandidat/nalog?problem=expired';
    expect(locationOf(await page(data.url.replace('/test', '/drugi')))).toBe(expired);
    expect(locationOf(await page(`${data.url}x`))).toBe(expired);
    app.clock.advance({ minutes: 3 });
    expect(locationOf(await page(data.url))).toBe(expired);
    expect(
      await refusalOf(app.call(linkIdentity, { params: { provider: 'nobody' } }, { as: who.token })),
    ).toMatchObject({ status: 404 });
  });

  test('disconnecting is refused while the account has no password', async () => {
    const person = somebody();
    const token = await tokenOf(await signIn(person));
    expect(await refusalOf(app.call(unlinkIdentity, { params: { provider: 'test' } }, { as: token }))).toMatchObject({
      status: 422,
      code: 'accounts.password-needed',
    });
    expect((await app.call(me, {}, { as: token })).data.identities).toHaveLength(1);
  });
});
