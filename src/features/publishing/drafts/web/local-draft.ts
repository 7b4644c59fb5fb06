import { type DraftKind, rootStore } from '#shared/root-store.ts';

interface StoredSubject {
  userId?: unknown;
  posting?: { id?: unknown } | null;
}

/** The posting that a draft of this browser is about, read without the rest of it; null for none. */
export const localSubject = (kind: DraftKind, userId: string): number | null => {
  const draft = rootStore.getState().drafts[kind] as StoredSubject | null;
  const id = draft?.posting?.id;
  return draft?.userId === userId && typeof id === 'number' ? id : null;
};
