import type { Api } from '#shared/api-client.ts';
import { rootStore, setAppVersion } from '#shared/root-store.ts';
import { developmentVersion, webVersion } from '#shared/web-version.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

declare global {
  interface Window {
    /** Put there by React Router's build: the same hash the server reads from its half. */
    __reactRouterManifest?: { version: string };
  }
}

const ownVersion = (): string =>
  import.meta.env.DEV ? developmentVersion : (window.__reactRouterManifest?.version ?? developmentVersion);

const triedKey = 'reloaded-for';

/** Versions this tab has been loaded anew for; null when the browser keeps nothing. */
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
    // The address carries it.
  }
};

/** Each version loads a tab anew once, whatever two servers answer by turns; without storage the address remembers. */
const isTried = (version: string): boolean => {
  const carried = new URLSearchParams(location.search).get('v');
  const tried = readTried();
  return carried === version || (tried === null ? carried !== null : tried.includes(version));
};

/** `v` has done its work once the page is here, and where the tab remembers it nobody needs it any more. */
const dropOwnMark = (): void => {
  const address = new URL(location.href);
  const carried = address.searchParams.get('v');
  if (carried === null || !readTried()?.includes(carried)) return;
  address.searchParams.delete('v');
  history.replaceState(history.state, '', address);
};

/**
 * Asks which version is served; when it is not the stored one, or not the one that runs here, stores it and loads the
 * page anew with `v` (SPEC §3). What somebody has typed is worth more: then the next change of the route asks again. A
 * check without an answer is no check.
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
    // The entry of the history stays, with what pages have told each other in it.
    history.replaceState(history.state, '', address);
    location.reload();
  } else if (appVersion !== served) {
    setAppVersion(served);
  }
}
