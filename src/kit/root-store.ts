import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { record } from './plain-object.ts';
import { pageAddress } from './site-map.ts';
import { clearTab } from './tab-storage.ts';

/** The signed-in user, as stored in the browser. The user's fields are those of the accounts feature. */
export interface StoredAuth {
  user: { id: string; accountType: string; email: string };
  token: { accessToken: string };
}

/** The three independent drafts of a posting (rules.md#drafts); each feature defines the shape of its own. */
export type DraftKind = 'create' | 'renew' | 'edit';

/** The two independent drafts of a digital agent. */
export type AgentDraftKind = 'create' | 'edit';

/** A search for postings: its address and its description. */
export interface LatestSearch {
  /** A path of this site with its query. */
  address: string;
  label: string;
}

/** A posting that a guest wanted to save. */
interface SavedWish {
  postingId: number;
  /** When, in milliseconds by the browser's clock. */
  at: number;
}

/**
 * What a browser stores of Prilika, under the key `root`, version 1 (rules.md#browser-store). Drafts are stored values
 * of unknown shape: the feature that owns one must validate it.
 */
export interface RootState {
  auth: StoredAuth | null;
  /** Version of the web client; null until the first check. */
  appVersion: string | null;
  drafts: Record<DraftKind, unknown>;
  /** Other drafts of new postings, by id, as long as the account does not have them. */
  waitingDrafts: Readonly<Record<string, unknown>>;
  agentDrafts: Record<AgentDraftKind, unknown>;
  /** The employers' registration form, without passwords. */
  employerRegistration: unknown;
  /** Searches of postings, the newest first, at most five. */
  latestSearches: readonly LatestSearch[];
  /** What a candidate has typed in the CV builder and not saved yet. */
  cvDraft: unknown;
  /** Texts of the site that an administrator is writing, by text, as long as the account does not have them. */
  textDrafts: Readonly<Record<string, unknown>>;
  /** Saved once the user of this browser has signed in as a candidate. */
  savedWish: SavedWish | null;
}

const maxSearches = 5;

const memory = (): StateStorage<unknown> => {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => {
      values.set(name, value);
    },
    removeItem: (name) => {
      values.delete(name);
    },
  };
};

let lasting = true;

/** Whether stored values survive a reload: where storage is blocked or full, they last as long as the page. */
export const storeLasts = (): boolean => lasting;

/** Falls back to memory: without storage (private mode, blocked, full) everything works until the tab closes. */
const safeStorage = (): StateStorage<unknown> => {
  let storage: StateStorage<unknown> | null = null;
  const use = <T>(act: (storage: StateStorage<unknown>) => T): T => {
    try {
      // Where storage is blocked, even accessing its name throws.
      storage ??= globalThis.localStorage;
      return act(storage);
    } catch {
      // Uses memory from now on: reads must return what was written.
      storage = memory();
      lasting = false;
      return act(storage);
    }
  };
  return {
    getItem: (name) => use((place) => place.getItem(name)),
    setItem: (name, value) => use((place) => place.setItem(name, value)),
    removeItem: (name) => use((place) => place.removeItem(name)),
  };
};

const empty: RootState = {
  auth: null,
  appVersion: null,
  drafts: { create: null, renew: null, edit: null },
  waitingDrafts: {},
  agentDrafts: { create: null, edit: null },
  employerRegistration: null,
  latestSearches: [],
  cvDraft: null,
  textDrafts: {},
  savedWish: null,
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const readAuth = (stored: unknown): StoredAuth | null => {
  const { user, token } = record(stored);
  const { id, accountType, email } = record(user);
  const whole = [id, accountType, email, record(token)['accessToken']].every(isText);
  return whole ? (stored as StoredAuth) : null;
};

const readDrafts = (stored: unknown): RootState['drafts'] => {
  const { create = null, renew = null, edit = null } = record(stored);
  return { create, renew, edit };
};

const readAgentDrafts = (stored: unknown): RootState['agentDrafts'] => {
  const { create = null, edit = null } = record(stored);
  return { create, edit };
};

const isSearch = (stored: unknown): stored is LatestSearch => {
  const { address, label } = record(stored);
  return isText(address) && address.startsWith(`${pageAddress('postings')}?`) && isText(label);
};

const readSearches = (stored: unknown): LatestSearch[] =>
  Array.isArray(stored) ? stored.filter(isSearch).slice(0, maxSearches) : [];

const readWish = (stored: unknown): SavedWish | null => {
  const { postingId, at } = record(stored);
  return Number.isSafeInteger(postingId) && Number.isFinite(at) ? ({ postingId, at } as SavedWish) : null;
};

/** Parses stored state: an older version, a damaged or a foreign value counts as empty. */
export const readRoot = (stored: unknown): RootState => {
  const { auth, appVersion, drafts, waitingDrafts, agentDrafts, employerRegistration } = record(stored);
  const { latestSearches, cvDraft, textDrafts, savedWish } = record(stored);
  return {
    auth: readAuth(auth),
    appVersion: isText(appVersion) ? appVersion : null,
    drafts: readDrafts(drafts),
    waitingDrafts: record(waitingDrafts),
    agentDrafts: readAgentDrafts(agentDrafts),
    employerRegistration: employerRegistration ?? null,
    latestSearches: readSearches(latestSearches),
    cvDraft: cvDraft ?? null,
    textDrafts: record(textDrafts),
    savedWish: readWish(savedWish),
  };
};

const key = 'root';

/** The persisted store. Not to be read while rendering on the server. */
export const rootStore = createStore<RootState>()(
  persist(() => empty, {
    name: key,
    version: 1,
    storage: createJSONStorage(safeStorage),
    migrate: readRoot,
    merge: (stored) => readRoot(stored),
  }),
);

/** Reads the store again, since another tab may have changed it. */
export const takeStored = (): void => {
  void rootStore.persist.rehydrate();
};

/**
 * Calls back when another tab has changed the store, after this tab has read it. Returns a function that unsubscribes.
 */
export const followOtherTabs = (onChange: () => void): (() => void) => {
  const take = (event: StorageEvent): void => {
    // A null key means that everything was cleared.
    if (event.key !== key && event.key !== null) return;
    takeStored();
    onChange();
  };
  globalThis.addEventListener('storage', take);
  return () => globalThis.removeEventListener('storage', take);
};

/**
 * Calls back when somebody has signed in, once that is stored: a change made while it is being stored would read the
 * state of before. Returns a function that unsubscribes.
 */
export const onSignedIn = (listener: () => void): (() => void) =>
  rootStore.subscribe((now, before) => {
    if (now.auth && !before.auth) queueMicrotask(listener);
  });

/** Changes one part; the others keep their current values, whichever tab wrote them. */
const change = (part: Partial<RootState>): void => {
  takeStored();
  rootStore.setState(part);
};

export const setAuth = (auth: StoredAuth | null): void => change({ auth });

export const setAppVersion = (appVersion: string): void => change({ appVersion });

export const setDraft = (kind: DraftKind, draft: unknown): void => {
  takeStored();
  rootStore.setState(({ drafts }) => ({ drafts: { ...drafts, [kind]: draft } }));
};

export const setAgentDraft = (kind: AgentDraftKind, draft: unknown): void => {
  takeStored();
  rootStore.setState(({ agentDrafts }) => ({ agentDrafts: { ...agentDrafts, [kind]: draft } }));
};

export const setEmployerRegistration = (draft: unknown): void => change({ employerRegistration: draft });

export const setCvDraft = (cvDraft: unknown): void => change({ cvDraft });

/** Changes the value stored under one of several names; null removes it. */
const changeOne = (part: 'textDrafts' | 'waitingDrafts', name: string, draft: unknown): void => {
  takeStored();
  const { [name]: _, ...others } = rootStore.getState()[part];
  rootStore.setState({ [part]: draft === null ? others : { ...others, [name]: draft } });
};

export const setTextDraft = (text: string, draft: unknown): void => changeOne('textDrafts', text, draft);

export const setWaitingDraft = (id: string, draft: unknown): void => changeOne('waitingDrafts', id, draft);

/** The newest first; the oldest beyond the limit are removed. */
export const setLatestSearches = (searches: readonly LatestSearch[]): void =>
  change({ latestSearches: searches.slice(0, maxSearches) });

export const setSavedWish = (savedWish: SavedWish | null): void => change({ savedWish });

/** Removes everything about the user of this browser except the client's version, when the account is deleted. */
export const clearRootStore = (): void => {
  rootStore.setState(({ appVersion }) => ({ ...empty, appVersion }), true);
  clearTab();
};
