import { rootStore, setTextDraft } from '#kit/root-store.ts';
import { type LocalDraft, type LocalPlace, readLocalDraft } from '#ui/drafts/draft.ts';

/** Which text a draft is about: `blog-7`, `page-terms`. */
export interface TextAbout {
  text: string;
}

/**
 * Where the browser keeps what was typed into a text and the account does not have yet.
 * @param readValues anything that has not the shape of the fields is as `initial`
 */
export const textDraftPlace = <Values>(
  text: string,
  userId: string,
  readValues: (stored: Record<string, unknown>) => Values,
): LocalPlace<Values, TextAbout> => ({
  read: (): LocalDraft<Values, TextAbout> | null =>
    readLocalDraft(rootStore.getState().textDrafts[text], userId, () => ({ text }), readValues),
  // What the account has just so is read from there.
  write: (draft) => setTextDraft(text, draft.synced ? null : draft),
  discard: () => setTextDraft(text, null),
});

/** Values with every field of `initial`, taken from what was stored where that has the same kind. */
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
