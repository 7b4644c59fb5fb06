import { draftAddress } from '#features/postings/addresses.ts';
import { newIdempotencyKey } from '#kit/idempotency-key.ts';
import { type DraftKind, rootStore } from '#kit/root-store.ts';

interface StoredSubject {
  userId?: unknown;
  synced?: unknown;
  posting?: { id?: unknown } | null;
}

/** The posting of a draft in this browser, read without validating the rest; null for none. */
export const localSubject = (kind: DraftKind, userId: string): number | null => {
  const draft = rootStore.getState().drafts[kind] as StoredSubject | null;
  const id = draft?.posting?.id;
  return draft?.userId === userId && typeof id === 'number' ? id : null;
};

/** Whether this browser has unsaved drafts of new postings. */
export const hasUnsaved = (userId: string): boolean => {
  const { drafts, waitingDrafts } = rootStore.getState();
  const stored = [drafts.create, ...Object.values(waitingDrafts)] as (StoredSubject | null)[];
  return stored.some((draft) => draft?.userId === userId && draft.synced !== true);
};

let beginning: string | null = null;

/** The address of a new posting created here, which the server does not know yet. */
export const beginningAddress = (): string => {
  beginning = newIdempotencyKey();
  return draftAddress(beginning);
};

/** Whether the draft has just been created here. */
export const isBeginning = (id: string | null): boolean => id !== null && id === beginning;

/** Called when it has begun: from now on the server may know it. */
export const endBeginning = (): void => {
  beginning = null;
};
