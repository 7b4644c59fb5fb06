import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const auth = {
  user: { id: 'a', accountType: 'jobseeker', email: 'ana@primer.rs' },
  token: { accessToken: 't' },
};

/** A browser's storage; `events` are what other tabs cause. */
const browser = (stored: Record<string, string> = {}) => {
  const values = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  });
  return values;
};

const open = async () => {
  vi.resetModules();
  return import('./root-store.ts');
};

beforeEach(() => vi.unstubAllGlobals());

describe('what is stored', () => {
  it('survives a reload', async () => {
    browser();
    const first = await open();
    first.setAuth(auth);
    first.setDraft('create', { positionTitle: 'Zidar' });
    first.setAppVersion('1');
    const { rootStore } = await open();
    expect(rootStore.getState()).toMatchObject({
      auth,
      appVersion: '1',
      drafts: { create: { positionTitle: 'Zidar' }, renew: null, edit: null },
    });
  });

  it('is stored under the key root as version 1', async () => {
    const values = browser();
    (await open()).setAuth(auth);
    expect(JSON.parse(values.get('root') ?? '')).toMatchObject({ version: 1, state: { auth } });
  });

  it('may be anything at all', async () => {
    const { readRoot } = await open();
    const empty = readRoot(undefined);
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const root = readRoot(stored);
        expect(Object.keys(root).sort()).toEqual(Object.keys(empty).sort());
        expect(root.auth).toBeNull();
        expect(Object.keys(root.drafts)).toEqual(['create', 'renew', 'edit']);
        expect(root.latestSearches.length).toBeLessThanOrEqual(5);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const root = readRoot({
          auth: { ...auth, token: value },
          appVersion: value,
          drafts: value,
          latestSearches: value,
          savedWish: value,
        });
        expect(root.auth === null || typeof root.auth.token.accessToken === 'string').toBe(true);
        expect(root.appVersion === null || typeof root.appVersion === 'string').toBe(true);
        expect(root.latestSearches.every(({ address }) => address.startsWith('/oglasi?'))).toBe(true);
        expect(root.savedWish === null || Number.isSafeInteger(root.savedWish.postingId)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    '{',
    'null',
    '5',
    '[]',
    '{"state":null,"version":1}',
    '{"state":{"auth":7},"version":0}',
    '{"version":9}',
  ])('opens with %s in the storage', async (stored) => {
    browser({ root: stored });
    const { rootStore, setAuth } = await open();
    expect(rootStore.getState().auth).toBeNull();
    setAuth(auth);
    expect(rootStore.getState().auth).toEqual(auth);
  });

  it('keeps what an older version knew', async () => {
    browser({ root: JSON.stringify({ version: 0, state: { auth, agentDrafts: {}, unknown: 1 } }) });
    const { rootStore } = await open();
    expect(rootStore.getState().auth).toEqual(auth);
    expect(rootStore.getState()).not.toHaveProperty('unknown');
    expect(rootStore.getState()).not.toHaveProperty('agentDrafts');
  });
});

describe('without a storage', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };

  it.each([
    ['that may not be touched', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['that is full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
  ])('%s everything works until the tab closes', async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const { rootStore, setAuth, setDraft } = await open();
    setAuth(auth);
    setDraft('edit', 7);
    expect(rootStore.getState()).toMatchObject({ auth, drafts: { edit: 7 } });
  });

  it('even the name may be forbidden', async () => {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
    const { rootStore, setAuth } = await open();
    setAuth(auth);
    setAuth({ ...auth, token: { accessToken: 'u' } });
    expect(rootStore.getState().auth?.token.accessToken).toBe('u');
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

describe('two tabs', () => {
  it('do not overwrite each other', async () => {
    browser();
    const one = await open();
    const two = await open();
    one.setAuth(auth);
    two.setDraft('create', 1);
    one.setAppVersion('2');
    expect(one.rootStore.getState()).toMatchObject({ auth, appVersion: '2', drafts: { create: 1 } });
    one.setAuth(null);
    two.setDraft('edit', 2);
    expect(two.rootStore.getState().auth).toBeNull();
  });
});
