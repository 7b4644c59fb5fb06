import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** Who is signed in, as the browser keeps it. The user's fields are those of the accounts feature. */
export interface StoredAuth {
  user: { id: string; accountType: string; email: string };
  token: { accessToken: string };
}

/** The three independent drafts of a posting (SPEC §3); each feature knows the shape of its own. */
export type DraftKind = 'create' | 'renew' | 'edit';

/** What a browser keeps of Prilika, under the key `root`, version 1 (SPEC §3). */
export interface RootState {
  auth: StoredAuth | null;
  drafts: Record<DraftKind, unknown>;
}

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

/** Without storage (private mode, blocked, full) everything works until the tab closes. */
const safeStorage = (): StateStorage<unknown> => {
  const fallback = memory();
  const attempt = <T>(stored: () => T, instead: () => T): T => {
    try {
      return stored();
    } catch {
      return instead();
    }
  };
  return {
    getItem: (name) =>
      attempt(
        () => globalThis.localStorage.getItem(name),
        () => fallback.getItem(name) as string | null,
      ),
    setItem: (name, value) =>
      attempt<unknown>(
        () => globalThis.localStorage.setItem(name, value),
        () => fallback.setItem(name, value),
      ),
    removeItem: (name) =>
      attempt<unknown>(
        () => globalThis.localStorage.removeItem(name),
        () => fallback.removeItem(name),
      ),
  };
};

const empty: RootState = { auth: null, drafts: { create: null, renew: null, edit: null } };

/** The persisted store. Not to be read while rendering on the server. */
export const rootStore = createStore<RootState>()(
  persist(() => empty, { name: 'root', version: 1, storage: createJSONStorage(safeStorage) }),
);

export const setAuth = (auth: StoredAuth | null): void => {
  rootStore.setState({ auth });
};

export const setDraft = (kind: DraftKind, draft: unknown): void => {
  rootStore.setState(({ drafts }) => ({ drafts: { ...drafts, [kind]: draft } }));
};

/** Leaves nothing of whoever used this browser, for when the account is deleted. */
export const forgetEverything = (): void => {
  rootStore.setState(empty, true);
};
