import type { FileReference } from '#features/postings/fields.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { rootStore, setDraft } from '#shared/root-store.ts';
import type { OwnPostingPage } from '../../own-postings/fields.ts';
import {
  type DraftKind,
  type DraftSubject,
  type DraftUpload,
  type DraftValues,
  draftShape,
  type KeptDraft,
  withLaterFields,
} from '../fields.ts';

export type { DraftKind, DraftSubject, DraftValues, KeptDraft };

/** A draft as the browser keeps it. */
export interface PostingDraft {
  /** Whose it is: another account on this device does not see it. */
  userId: string;
  /** The posting that is edited or renewed, and its version when that began; null for a new one. */
  posting: DraftSubject | null;
  values: DraftValues;
  /** ISO instant. */
  savedAt: string;
  /** Version of the account's draft that this one is based on; 0 while the account has none. */
  version: number;
  /** The account has it just so. */
  synced: boolean;
  /** What was sent to the account without an answer, the latest last: a page that is left does not hear it. */
  unanswered?: readonly DraftValues[];
  /**
   * Key of the request in progress, so that a repetition after a lost response publishes once; null after any change.
   */
  sendKey: string | null;
}

const upload = (file: FileReference | null): DraftUpload | null =>
  file && { id: file.id, name: file.name, size: file.size };

/** The values of the wizard's fields for an own posting; unstated ones are as in an empty form. */
export const draftOf = ({ content }: OwnPostingPage): DraftValues => {
  const stated = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));
  return withLaterFields({ ...stated, image: upload(content.image), file: upload(content.file) });
};

/** The same for a new posting: files belong to the old one, and its last day was its own. */
export const copyOf = (page: OwnPostingPage): DraftValues => ({
  ...draftOf(page),
  expiryDate: '',
  image: null,
  file: null,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was stored, as far as it has the shape of the fields; anything else is as in an empty form. */
const readValues = (stored: Record<string, unknown>): DraftValues => {
  const entries = Object.entries(draftShape).flatMap(([key, schema]) => {
    const { success, data } = schema.safeParse(stored[key]);
    return success ? [[key, data]] : [];
  });
  return withLaterFields(Object.fromEntries(entries));
};

const readSubject = (stored: unknown): DraftSubject | null =>
  isRecord(stored) && Number.isSafeInteger(stored['id']) && Number.isSafeInteger(stored['version'])
    ? (stored as DraftSubject)
    : null;

/** Saves without an answer that are remembered. */
export const mostUnanswered = 3;

/** The stored draft of this user; null when there is none, or it belongs to another user. */
export const readDraft = (stored: unknown, userId: string): PostingDraft | null => {
  if (!isRecord(stored) || stored['userId'] !== userId || !isRecord(stored['values'])) return null;
  const { savedAt, sendKey, version } = stored;
  return {
    userId,
    posting: readSubject(stored['posting']),
    values: readValues(stored['values']),
    savedAt:
      typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) ? savedAt : new Date(0).toISOString(),
    version: typeof version === 'number' ? version : 0,
    synced: stored['synced'] === true,
    ...(Array.isArray(stored['unanswered'])
      ? { unanswered: stored['unanswered'].filter(isRecord).slice(-mostUnanswered).map(readValues) }
      : {}),
    sendKey: typeof sendKey === 'string' ? sendKey : null,
  };
};

export const storedDraft = (kind: DraftKind, userId: string): PostingDraft | null =>
  readDraft(rootStore.getState().drafts[kind], userId);

/** Keys in one order: the account's draft comes back with its keys in another one. */
const ordered = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, value[key]]),
      )
    : value;

/** Whether two drafts, or two of their fields, say the same. */
export const isSame = <T>(one: T, other: T): boolean =>
  JSON.stringify(one, ordered) === JSON.stringify(other, ordered);

/** Keeps a draft in the browser. */
export const storeDraft = (kind: DraftKind, draft: PostingDraft): void => setDraft(kind, draft);

export const forgetDraft = (kind: DraftKind): void => setDraft(kind, null);

/** With what the wizard begins. */
export interface DraftStart {
  values: DraftValues;
  version: number;
  synced: boolean;
  /** Null where there is no draft yet. */
  savedAt: string | null;
  /** A draft from elsewhere that does not go on from the same version: the person chooses. */
  conflict: KeptDraft | null;
}

/** Whether the account's draft is what was sent to it from here. */
export const isOwnSave = (unanswered: readonly DraftValues[] = [], { values }: KeptDraft): boolean =>
  unanswered.some((sent) => isSame(sent, values));

/** Which draft to continue: the browser's, the account's, or none. Input is never dropped without asking. */
export const startingDraft = (
  local: PostingDraft | null,
  kept: KeptDraft | null,
  initial: DraftValues,
): DraftStart => {
  const nothing = { values: initial, version: 0, synced: true, savedAt: null, conflict: null };
  if (!kept) {
    // The account had it and has it no more: it was sent or deleted elsewhere.
    if (!local || (local.synced && local.version > 0)) return nothing;
    return { values: local.values, version: 0, synced: false, savedAt: local.savedAt, conflict: null };
  }
  const { values, version, savedAt } = kept;
  const theirs = { values, version, synced: true, savedAt, conflict: null };
  if (!local || isSame(local.values, values)) return theirs;
  const mine = { values: local.values, version, synced: false, savedAt: local.savedAt };
  // It is this browser's own save, of a page that was left before the answer.
  const own = isOwnSave(local.unanswered, kept);
  if (local.version === version || own) return { ...mine, conflict: null };
  return local.synced ? theirs : { ...mine, conflict: kept };
};

/** The draft as it is checked and sent: of an upload its id. How many ads are bought is part of the purchase. */
export const toPostingForm = ({ image, file, adCount: _, ...values }: DraftValues) => ({
  ...values,
  image: image?.id ?? null,
  file: file?.id ?? null,
});

/** The key under which a draft with these words was sent before; null for none. */
export const sentKeyOf = (kind: DraftKind, { userId, values }: PostingDraft): string | null => {
  const before = storedDraft(kind, userId);
  return before && isSame(before.values, values) ? before.sendKey : null;
};

/** The key of sending this draft: the same one until the draft changes. */
export const sendKeyOf = (kind: DraftKind, draft: PostingDraft): string => {
  const sendKey = sentKeyOf(kind, draft) ?? newIdempotencyKey();
  storeDraft(kind, { ...draft, sendKey });
  return sendKey;
};
