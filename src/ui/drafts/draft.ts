import { newIdempotencyKey } from '#kit/idempotency-key.ts';
import { isRecord } from '#kit/plain-object.ts';

/* Drafts of a form, in the browser and in the account (rules.md#drafts). `About` is the subject of a draft, under a
   name defined by its feature (`{ posting: … }`); it is spread into every draft. */

/** A draft as stored in the account. */
export type AccountDraft<Values, About extends object> = About & {
  values: Values;
  /** Increases with every save. */
  version: number;
  /** ISO instant. */
  savedAt: string;
};

/** A draft as stored in the browser. */
export type LocalDraft<Values, About extends object> = About & {
  /** Its owner: other accounts on this device cannot see it. */
  userId: string;
  values: Values;
  /** ISO instant. */
  savedAt: string;
  /** Version of the account's draft that this one is based on; 0 while the account has none. */
  version: number;
  /** Whether the account has exactly these values. */
  synced: boolean;
  /** Values sent to the account without a response, latest last: a page that was left does not get it. */
  unanswered?: readonly Values[];
  /** Key of the request in progress, so that a repetition after a lost response writes once; null after any change. */
  sendKey: string | null;
};

/** Where the browser stores the draft of one kind of this user. */
export interface LocalPlace<Values, About extends object> {
  read: () => LocalDraft<Values, About> | null;
  write: (draft: LocalDraft<Values, About>) => void;
  /** @param about identifies the draft, when another may have replaced it */
  discard: (about?: About) => void;
}

/** Sorts keys: the account returns its draft with another order of keys. */
const ordered = (_key: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, value[key]]),
      )
    : value;

/** Whether two drafts, or two of their fields, are equal. */
export const isSame = <T>(one: T, other: T): boolean => JSON.stringify(one, ordered) === JSON.stringify(other, ordered);

/** The object that a draft is about, and its version when the draft began. */
export interface DraftSubject {
  id: number;
  version: number;
}

export const readSubject = (stored: unknown): DraftSubject | null =>
  isRecord(stored) && Number.isSafeInteger(stored['id']) && Number.isSafeInteger(stored['version'])
    ? (stored as unknown as DraftSubject)
    : null;

/** Maximum number of stored saves without a response. */
export const maxUnanswered = 3;

/**
 * The stored draft of this user, if it has the right shape; null when there is none, or it belongs to another user.
 * @param readValues replaces values without the shape of the fields by those of an empty form
 */
export const readLocalDraft = <Values, About extends object>(
  stored: unknown,
  userId: string,
  readAbout: (stored: Record<string, unknown>) => About,
  readValues: (stored: Record<string, unknown>) => Values,
): LocalDraft<Values, About> | null => {
  if (!isRecord(stored) || stored['userId'] !== userId || !isRecord(stored['values'])) return null;
  const { savedAt, sendKey, version, unanswered } = stored;
  return {
    ...readAbout(stored),
    userId,
    values: readValues(stored['values']),
    savedAt: typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) ? savedAt : new Date(0).toISOString(),
    version: typeof version === 'number' ? version : 0,
    synced: stored['synced'] === true,
    ...(Array.isArray(unanswered)
      ? { unanswered: unanswered.filter(isRecord).slice(-maxUnanswered).map(readValues) }
      : {}),
    sendKey: typeof sendKey === 'string' ? sendKey : null,
  };
};

/** Initial state of a form with drafts. */
export interface DraftStart<Values, About extends object> {
  values: Values;
  version: number;
  synced: boolean;
  /** Null when there is no draft yet. */
  savedAt: string | null;
  /** A draft from elsewhere that is not based on the same version: the person chooses. */
  conflict: AccountDraft<Values, About> | null;
}

/**
 * Whether the account's draft equals one that was sent from here.
 * @param same whether two drafts are the same for the person
 */
export const isOwnSave = <Values>(
  unanswered: readonly Values[] | undefined,
  { values }: { values: Values },
  same: (one: Values, other: Values) => boolean = isSame,
): boolean => (unanswered ?? []).some((sent) => same(sent, values));

/**
 * Which draft to continue: the browser's, the account's, or none. Input is never dropped without asking.
 * @param same whether two drafts are the same for the person
 */
export const startingDraft = <Values, About extends object>(
  local: LocalDraft<Values, About> | null,
  saved: AccountDraft<Values, About> | null,
  initial: Values,
  same: (one: Values, other: Values) => boolean = isSame,
): DraftStart<Values, About> => {
  const nothing = { values: initial, version: 0, synced: true, savedAt: null, conflict: null };
  if (!saved) {
    // The account had the draft and no longer does: it was sent or deleted elsewhere.
    if (!local || (local.synced && local.version > 0)) return nothing;
    return { values: local.values, version: 0, synced: false, savedAt: local.savedAt, conflict: null };
  }
  const { values, version, savedAt } = saved;
  const theirs = { values, version, synced: true, savedAt, conflict: null };
  if (!local || same(local.values, values)) return theirs;
  const mine = { values: local.values, version, synced: false, savedAt: local.savedAt };
  // It was saved by this browser, on a page that was left before the response.
  const own = isOwnSave(local.unanswered, saved, same);
  if (local.version === version || own) return { ...mine, conflict: null };
  return local.synced ? theirs : { ...mine, conflict: saved };
};

/** What is sent of a draft: its values and its subject. */
const contentOf = <Values, About extends object>(draft: LocalDraft<Values, About>) => {
  const { userId: _, savedAt: __, version: ___, synced: ____, unanswered: _____, sendKey: ______, ...sent } = draft;
  return sent;
};

/** The key under which this draft was sent before with the same content; null for none. */
export const sentKeyOf = <Values, About extends object>(
  place: LocalPlace<Values, About>,
  draft: LocalDraft<Values, About>,
): string | null => {
  const before = place.read();
  return before && isSame(contentOf(before), contentOf(draft)) ? before.sendKey : null;
};

/** The idempotency key for sending this draft: the same one until the draft changes. */
export const sendKeyOf = <Values, About extends object>(
  place: LocalPlace<Values, About>,
  draft: LocalDraft<Values, About>,
): string => {
  const sendKey = sentKeyOf(place, draft) ?? newIdempotencyKey();
  place.write({ ...draft, sendKey });
  return sendKey;
};
