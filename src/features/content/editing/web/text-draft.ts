import { rootStore, setTextDraft } from '#kit/root-store.ts';
import { type LocalDraft, type LocalPlace, readLocalDraft } from '#ui/drafts/draft.ts';

/** Identifies the text of a draft: `blog-7`, `page-terms`. */
export interface TextAbout {
  text: string;
}

/**
 * Browser storage for unsaved changes to a text.
 * @param readValues values without the shape of the fields are taken from `initial`
 */
export const textDraftPlace = <Values>(
  text: string,
  userId: string,
  readValues: (stored: Record<string, unknown>) => Values,
): LocalPlace<Values, TextAbout> => ({
  read: (): LocalDraft<Values, TextAbout> | null =>
    readLocalDraft(rootStore.getState().textDrafts[text], userId, () => ({ text }), readValues),
  // A draft that is already saved in the account is not stored.
  write: (draft) => setTextDraft(text, draft.synced ? null : draft),
  discard: () => setTextDraft(text, null),
});

/** Values with every field of `initial`, taken from the stored values where the type matches. */
export const valuesLike = <Values extends object>(initial: Values, stored: Record<string, unknown>): Values =>
  Object.fromEntries(
    Object.entries(initial).map(([name, usual]) => {
      const found = stored[name];
      if (typeof usual === 'object' && usual !== null)
        return [name, valuesLike(usual, (typeof found === 'object' && found !== null ? found : {}) as never)];
      const fits = typeof found === typeof usual || (usual === null && typeof found === 'string');
      return [name, fits || found === null ? found : usual];
    }),
  ) as Values;
