import type { Api } from '#kit/api-client.ts';
import { problemOf } from '#kit/client-errors.ts';
import { rootStore } from '#kit/root-store.ts';
import { isOwnSave } from '#ui/drafts/draft.ts';
import { saveDraft } from '../contract.ts';
import {
  discardDraft,
  newDraftId,
  type PostingDraft,
  readDraft,
  type SavedDraft,
  storeDraft,
} from './posting-draft.ts';

/** Drafts of new postings that only this browser has, except one. */
export const unsavedDrafts = (userId: string, except: string | null): PostingDraft[] => {
  const { drafts: stored, waitingDrafts } = rootStore.getState();
  return [stored.create, ...Object.values(waitingDrafts)]
    .map((draft) => readDraft(draft, userId))
    .filter((draft) => draft !== null)
    .filter(({ id, synced }) => !synced && id !== except);
};

/**
 * Saves a draft of a new posting that only this browser has to the account, so that another one can replace it here. If
 * it was changed, sent or deleted elsewhere, that is unchanged, and this content becomes a separate draft.
 */
export async function saveInAccount(api: Api, draft: PostingDraft): Promise<void> {
  const { posting, values, unanswered = [] } = draft;
  const save = async (over: { id: string; version: number }): Promise<SavedDraft> =>
    (await api.call(saveDraft, { params: { kind: 'create' }, body: { ...over, posting, values } })).data;
  const { id, version } = draft;
  const saved = await save({ id, version }).catch((error: unknown) => {
    const problem = problemOf(error);
    if (problem?.code !== 'postings.draft-changed') throw error;
    const { draft: theirs } = problem.current as { draft: SavedDraft | null };
    // The account's draft was saved from here, by a page that did not get the response.
    const own = theirs && isOwnSave([...unanswered, values], theirs);
    return save(own ? { id, version: theirs.version } : { id: newDraftId(), version: 0 });
  });
  discardDraft('create', id);
  storeDraft('create', { ...saved, userId: draft.userId, synced: true, sendKey: null });
}
