import { rootStore, setSavedWish } from '#kit/root-store.ts';

/** As long as the verification link of a new account is valid (rules.md#saved-postings). */
const cacheMs = 86_400_000;

/** Records the posting a guest wanted to save, until they have signed in, on any page, or have registered. */
export const recordSavedWish = (postingId: number): void => setSavedWish({ postingId, at: Date.now() });

/** The posting that the guest of this browser wanted to save; reading removes it. */
export const takeSavedWish = (): number | null => {
  const wish = rootStore.getState().savedWish;
  if (wish === null) return null;
  setSavedWish(null);
  const age = Date.now() - wish.at;
  return age >= 0 && age < cacheMs ? wish.postingId : null;
};
