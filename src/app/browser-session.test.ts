// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

const ana = { id: 'a', accountType: 'employer', email: 'ana@primer.rs' };
const stored = { user: ana, token: { accessToken: 't' } };

afterEach(() => vi.restoreAllMocks());

/** A fresh tab has read the store; another one writes to it before this one listens. */
const openWhile = async (otherTab: () => void) => {
  vi.resetModules();
  history.replaceState(null, '', '/profil/poslodavac/oglasi');
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { rootStore, setAuth } = await import('#kit/root-store.ts');
  const { rememberPageUser } = await import('./page-user.ts');
  setAuth(stored);
  rememberPageUser(ana as never);
  otherTab();
  const { keepInStep } = await import('./browser-session.ts');
  await keepInStep(ana as never, 'sr');
  return { assign, auth: rootStore.getState().auth };
};

test('a logout elsewhere while the page was loading is followed, whatever was typed', async () => {
  const { assign, auth } = await openWhile(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '{}');
    localStorage.setItem('root', JSON.stringify({ ...root, state: { ...root.state, auth: null } }));
  });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/prijava/poslodavac?redirectUrl=%2Fprofil%2Fposlodavac%2Foglasi');
  expect(auth).toBeNull();
});

test('a tab that agrees with the store stays where it is', async () => {
  const { assign, auth } = await openWhile(() => {});
  expect(assign).not.toHaveBeenCalled();
  expect(auth).toEqual(stored);
});
