import { draftId } from '#features/postings/draft-id.ts';
import type { FileReference } from '#features/postings/fields.ts';
import { newIdempotencyKey } from '#kit/idempotency-key.ts';
import { rootStore, setDraft, setWaitingDraft, takeStored } from '#kit/root-store.ts';
import * as drafts from '#ui/drafts/draft.ts';
import type { OwnPostingPage } from '../../own-fields.ts';
import {
  type DraftKind,
  type DraftSubject,
  type DraftUpload,
  type DraftValues,
  draftShape,
  type SavedDraft,
  withLaterFields,
} from '../fields.ts';

/** Turns an edit that is too late, because the posting has ended, into a renewal with the same content. */
export const renewWithEdits = (own: OwnPostingPage, userId: string, saved: SavedDraft): void => {
  const local = storedDraft('edit', userId);
  const { values, savedAt } = local?.posting?.id === own.id ? local : saved;
  const posting = { id: own.id, version: own.version };
  const id = newDraftId();
  storeDraft('renew', { id, userId, posting, values, savedAt, version: 0, synced: false, sendKey: null });
};

export type { DraftKind, DraftSubject, DraftValues, SavedDraft };

/**
 * Identifies a draft and its subject: the posting that is edited or renewed, and its version when the draft began; null
 * for a new one.
 */
export interface DraftAbout {
  /** The same from its creation until it is sent, in all tabs and on all devices, so that it is sent only once. */
  id: string;
  posting: DraftSubject | null;
}

/** A draft as stored in the browser. */
export type PostingDraft = drafts.LocalDraft<DraftValues, DraftAbout>;

/** Creates the id of a new draft. */
export const newDraftId = newIdempotencyKey;

const upload = (file: FileReference | null): DraftUpload | null =>
  file && { id: file.id, name: file.name, size: file.size };

const valuesOf = (content: OwnPostingPage['content']): DraftValues => {
  const stated = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));
  return withLaterFields({ ...stated, image: upload(content.image), file: upload(content.file) });
};

/**
 * The values of the wizard's fields for an employer's own posting, with its pending change; unstated ones are as in an
 * empty form.
 */
export const draftOf = ({ content, changedContent }: OwnPostingPage): DraftValues =>
  valuesOf(changedContent ?? content);

/** The same for a new posting, without files and last day, which belong to the old one. */
export const copyOf = (page: OwnPostingPage): DraftValues => ({
  ...valuesOf(page.content),
  expiryDate: '',
  image: null,
  file: null,
});

/** Stored values with the shape of the fields; others are as in an empty form. */
const readValues = (stored: Record<string, unknown>): DraftValues => {
  const entries = Object.entries(draftShape).flatMap(([key, schema]) => {
    const { success, data } = schema.safeParse(stored[key]);
    return success ? [[key, data]] : [];
  });
  return withLaterFields(Object.fromEntries(entries));
};

/** The stored draft of this user; null when there is none, or it belongs to another user. */
export const readDraft = (stored: unknown, userId: string): PostingDraft | null =>
  drafts.readLocalDraft(
    stored,
    userId,
    ({ id, posting }): DraftAbout => ({
      id: draftId.safeParse(id).data ?? newDraftId(),
      posting: drafts.readSubject(posting),
    }),
    readValues,
  );

export const storedDraft = (kind: DraftKind, userId: string): PostingDraft | null =>
  readDraft(rootStore.getState().drafts[kind], userId);

/** A draft of a new posting, if this browser has it. */
export const storedNewDraft = (userId: string, id: string): PostingDraft | null => {
  const opened = storedDraft('create', userId);
  return opened?.id === id ? opened : readDraft(rootStore.getState().waitingDrafts[id], userId);
};

/**
 * Stores a draft in the browser; a draft of a new posting that it replaces is stored separately if the account does not
 * have it.
 */
export const storeDraft = (kind: DraftKind, draft: PostingDraft): void => {
  if (kind === 'create') {
    takeStored();
    const before = storedDraft(kind, draft.userId);
    if (before && !before.synced && before.id !== draft.id) setWaitingDraft(before.id, before);
    setWaitingDraft(draft.id, null);
  }
  setDraft(kind, draft);
};

/** Discards a draft in the browser, unless another one has taken its place. */
export const discardDraft = (kind: DraftKind, id: string): void => {
  const stored = rootStore.getState().drafts[kind] as { id?: unknown } | null;
  if (stored?.id === id) setDraft(kind, null);
  else setWaitingDraft(id, null);
};

/** Where the browser stores this user's draft of a kind. */
export const draftPlace = (kind: DraftKind, userId: string): drafts.LocalPlace<DraftValues, DraftAbout> => ({
  read: () => storedDraft(kind, userId),
  write: (draft) => storeDraft(kind, draft),
  discard: (about) => (about ? discardDraft(kind, about.id) : setDraft(kind, null)),
});

/** Whether two drafts are equal, ignoring the last open step. */
export const isSameDraft = (one: DraftValues, other: DraftValues): boolean =>
  drafts.isSame({ ...one, step: null }, { ...other, step: null });

/** The draft as validated and sent: uploads as ids. The number of ads is part of the purchase. */
export const toPostingForm = ({ image, file, adCount: _, step: __, ...values }: DraftValues) => ({
  ...values,
  image: image?.id ?? null,
  file: file?.id ?? null,
});

/** The idempotency key for sending this draft: the same one until the draft changes. */
export const sendKeyOf = (kind: DraftKind, draft: PostingDraft): string =>
  drafts.sendKeyOf(draftPlace(kind, draft.userId), draft);
