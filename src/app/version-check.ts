import type { Api } from '#kit/api-client.ts';
import { rootStore, setAppVersion } from '#kit/root-store.ts';
import { developmentVersion, webVersion } from '#kit/web-version.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

const ownVersion = (): string =>
  import.meta.env.DEV ? developmentVersion : (document.documentElement.dataset['version'] ?? developmentVersion);

const triedKey = 'reloaded-for';

/** Versions for which this tab has been reloaded; null without storage. */
const readTried = (): string[] | null => {
  try {
    const tried: unknown = JSON.parse(sessionStorage.getItem(triedKey) ?? '[]');
    return Array.isArray(tried) ? tried.filter((version) => typeof version === 'string') : [];
  } catch (error) {
    return error instanceof SyntaxError ? [] : null;
  }
};

const rememberTried = (version: string): void => {
  try {
    sessionStorage.setItem(triedKey, JSON.stringify([...(readTried() ?? []), version]));
  } catch {
    // Without storage, the address carries the version.
  }
};

/** Each version reloads a tab once, even if two servers alternate; without storage the address records it. */
const isTried = (version: string): boolean => {
  const carried = new URLSearchParams(location.search).get('v');
  const tried = readTried();
  return carried === version || (tried === null ? carried !== null : tried.includes(version));
};

/** Removes `v` from the address once the page is loaded, as the tab has stored the version. */
const dropOwnMark = (): void => {
  const address = new URL(location.href);
  const carried = address.searchParams.get('v');
  if (carried === null || !readTried()?.includes(carried)) return;
  address.searchParams.delete('v');
  history.replaceState(history.state, '', address);
};

/**
 * Reads the served version. When it differs from the stored one or from the running one, stores it and reloads the page
 * with `v` (rules.md#version-check). With unsaved input it does not reload: the next navigation checks again. A check
 * without a response changes nothing.
 */
export async function checkVersion(api: Api): Promise<void> {
  const served = await api.call(webVersion, {}).then(
    ({ data }) => data.version,
    () => null,
  );
  if (served === null) return;
  dropOwnMark();
  const { appVersion } = rootStore.getState();
  const own = ownVersion();
  const stale = served !== (appVersion ?? own) || served !== own;
  if (stale && !isTried(served)) {
    if (hasUnsavedInput()) return;
    rememberTried(served);
    setAppVersion(served);
    const address = new URL(location.href);
    address.searchParams.set('v', served);
    // Preserves the history entry with its state.
    history.replaceState(history.state, '', address);
    location.reload();
  } else if (appVersion !== served) {
    setAppVersion(served);
  }
}
