import type { OwnPostingPage } from '../../own-fields.ts';
import { newDraftId, type SavedDraft, storeDraft, storedDraft } from './posting-draft.ts';

/** Turns an edit that came too late, because the posting has ended, into a renewal with the same words. */
export const renewWithEdits = (own: OwnPostingPage, userId: string, saved: SavedDraft): void => {
  const local = storedDraft('edit', userId);
  const { values, savedAt } = local?.posting?.id === own.id ? local : saved;
  const posting = { id: own.id, version: own.version };
  const id = newDraftId();
  storeDraft('renew', { id, userId, posting, values, savedAt, version: 0, synced: false, sendKey: null });
};
