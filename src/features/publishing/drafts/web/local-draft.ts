import { type DraftKind, rootStore } from '#shared/root-store.ts';

interface StoredSubject {
  userId?: unknown;
  synced?: unknown;
  posting?: { id?: unknown } | null;
}

/** The posting that a draft of this browser is about, read without the rest of it; null for none. */
export const localSubject = (kind: DraftKind, userId: string): number | null => {
  const draft = rootStore.getState().drafts[kind] as StoredSubject | null;
  const id = draft?.posting?.id;
  return draft?.userId === userId && typeof id === 'number' ? id : null;
};

/** Whether this browser alone has something of new postings. */
export const hasUnsaved = (userId: string): boolean => {
  const { drafts, waitingDrafts } = rootStore.getState();
  const stored = [drafts.create, ...Object.values(waitingDrafts)] as (StoredSubject | null)[];
  return stored.some((draft) => draft?.userId === userId && draft.synced !== true);
};
