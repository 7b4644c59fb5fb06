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
    first.setAgentDraft('edit', { title: 'Zidar, Niš' });
    first.setAppVersion('1');
    const { rootStore } = await open();
    expect(rootStore.getState()).toMatchObject({
      auth,
      appVersion: '1',
      drafts: { create: { positionTitle: 'Zidar' }, renew: null, edit: null },
      agentDrafts: { create: null, edit: { title: 'Zidar, Niš' } },
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
        expect(Object.keys(root.agentDrafts)).toEqual(['create', 'edit']);
        expect(root.latestSearches.length).toBeLessThanOrEqual(5);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const root = readRoot({
          auth: { ...auth, token: value },
          appVersion: value,
          drafts: value,
          agentDrafts: value,
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
    expect(rootStore.getState().agentDrafts).toEqual({ create: null, edit: null });
  });
});

describe('who signs in', () => {
  it('is announced once it is stored, so that a listener may store something', async () => {
    const values = browser();
    const { onSignedIn, rootStore, setAgentDraft, setAuth } = await open();
    const listener = vi.fn(() => setAgentDraft('edit', { title: 'Zidar' }));
    const stop = onSignedIn(listener);
    setAuth(auth);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledOnce();
    expect(rootStore.getState()).toMatchObject({ auth, agentDrafts: { edit: { title: 'Zidar' } } });
    expect(JSON.parse(values.get('root') ?? '').state).toMatchObject({ auth });
    setAuth({ ...auth, token: { accessToken: 'another' } });
    stop();
    setAuth(null);
    setAuth(auth);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledOnce();
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
    one.setAgentDraft('create', 3);
    two.setAgentDraft('edit', 4);
    expect(two.rootStore.getState().agentDrafts).toEqual({ create: 3, edit: 4 });
    expect(two.rootStore.getState().auth).toBeNull();
  });
});

describe('another tab', () => {
  const storage = (key: string | null): Event => Object.assign(new Event('storage'), { key });

  it.each([
    ['has changed the store', 'root', true],
    ['has cleared everything', null, true],
    ['has changed something else', 'theme', false],
  ])('that %s is followed: %s', async (_, key, followed) => {
    const values = browser();
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    const { followOtherTabs, rootStore } = await open();
    const seen: unknown[] = [];
    const stop = followOtherTabs(() => seen.push(rootStore.getState().auth));
    values.set('root', JSON.stringify({ version: 1, state: { auth } }));
    events.dispatchEvent(storage(key));
    expect(seen).toEqual(followed ? [auth] : []);
    stop();
    events.dispatchEvent(storage(key));
    expect(seen).toHaveLength(followed ? 1 : 0);
  });
});

describe('parts of the store', () => {
  const search = (q: string) => ({ address: `/oglasi?q=${q}`, label: q });

  it('are changed one by one', async () => {
    browser();
    const store = await open();
    store.setAuth(auth);
    store.setEmployerRegistration({ company: 'Mlin' });
    store.setCvDraft({ step: 1 });
    store.setSavedWish({ postingId: 5, at: 1 });
    store.setLatestSearches(['a', 'b', 'c', 'd', 'e', 'f'].map(search));
    expect(store.rootStore.getState()).toEqual({
      auth,
      appVersion: null,
      drafts: { create: null, renew: null, edit: null },
      agentDrafts: { create: null, edit: null },
      employerRegistration: { company: 'Mlin' },
      // The oldest beyond five are gone.
      latestSearches: ['a', 'b', 'c', 'd', 'e'].map(search),
      textDrafts: {},
      waitingDrafts: {},
      cvDraft: { step: 1 },
      savedWish: { postingId: 5, at: 1 },
    });
  });

  it('that are not what they should be count as nothing', async () => {
    const { readRoot } = await open();
    const foreign = [
      search('zidar'),
      { address: 'https://zlo.example/oglasi?q=a', label: 'a' },
      { address: '/oglasi', label: 'a' },
      { address: '/oglasi?q=a', label: '' },
      null,
    ];
    expect(readRoot({ latestSearches: foreign }).latestSearches).toEqual([search('zidar')]);
    expect(readRoot({ savedWish: { postingId: 5 } }).savedWish).toBeNull();
    expect(readRoot({ savedWish: { postingId: 1.5, at: 1 } }).savedWish).toBeNull();
    expect(readRoot({ appVersion: '' }).appVersion).toBeNull();
    for (const part of ['id', 'accountType', 'email'])
      expect(readRoot({ auth: { ...auth, user: { ...auth.user, [part]: '' } } }).auth).toBeNull();
    expect(readRoot({ auth: { ...auth, token: {} } }).auth).toBeNull();
    expect(readRoot({ auth }).auth).toEqual(auth);
    expect(readRoot([auth]).auth).toBeNull();
  });

  it('are forgotten with the account, all but the version of the client', async () => {
    browser();
    const cleared = vi.fn();
    vi.stubGlobal('sessionStorage', { clear: cleared });
    const store = await open();
    store.setAuth(auth);
    store.setAppVersion('7');
    store.setLatestSearches([search('a')]);
    store.clearRootStore();
    expect(store.rootStore.getState()).toMatchObject({ auth: null, appVersion: '7', latestSearches: [] });
    expect(cleared).toHaveBeenCalledOnce();
    vi.stubGlobal('sessionStorage', {
      clear: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(() => store.clearRootStore()).not.toThrow();
  });
});
