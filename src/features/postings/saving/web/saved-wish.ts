import { rootStore, setSavedWish } from '#kit/root-store.ts';

/** As long as the link that verifies a new account's address is valid (rules.md#saved-postings). */
const cacheMs = 86_400_000;

/** Records what a guest wanted to save, until they have signed in: here, elsewhere, or after registering. */
export const recordSavedWish = (postingId: number): void => setSavedWish({ postingId, at: Date.now() });

/** What the guest of this browser wanted to save; reading it removes it. */
export const takeSavedWish = (): number | null => {
  const wish = rootStore.getState().savedWish;
  if (wish === null) return null;
  setSavedWish(null);
  const age = Date.now() - wish.at;
  return age >= 0 && age < cacheMs ? wish.postingId : null;
};
