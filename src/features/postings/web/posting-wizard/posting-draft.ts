import { type AdTypeCode, adTypeCodes, defaultAdDays } from '#features/advertising/ad-type.ts';
import type { Question } from '#features/postings/fields.ts';
import { rootStore, setDraft } from '#shared/root-store.ts';

/** An upload of this draft. */
export interface DraftUpload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** The form of the wizard: what its fields hold, right or not yet (draft keys of SPEC §5). */
export interface DraftValues {
  productGroup: AdTypeCode | '';
  productDuration: number;
  positionTitle: string;
  categories: string[];
  locations: string[];
  contractType: string;
  jobType: string;
  workModel: string;
  experience: string;
  careerLevels: string[];
  educationLevels: string[];
  /** An end that is no amount stays as it was typed. */
  salaryRange: {
    min: number | string | null;
    max: number | string | null;
    currency: 'RSD' | 'EUR';
    basis: 'net' | 'gross';
  };
  expiryDate: string;
  notificationsEmail: string;
  contentType: 'short' | 'text' | 'file';
  jobShortDescription: string;
  jobDescription: string;
  conditionsDescription: string;
  offersDescription: string;
  additionalDescription: string;
  image: DraftUpload | null;
  file: DraftUpload | null;
  questions: Question[];
  advertiserName: string;
  advertiserEmail: string;
  isExternalApply: boolean;
  externalLink: string;
  externalPhone: string;
}

/** A draft as the browser keeps it. */
export interface PostingDraft {
  /** Whose it is: another account on this device does not see it. */
  userId: string;
  values: DraftValues;
  /** ISO instant. */
  savedAt: string;
  /** Key of the sending under way, so that a repetition after a lost answer publishes once; null after any change. */
  sendKey: string | null;
}

export const emptyDraft = (): DraftValues => ({
  productGroup: '',
  productDuration: defaultAdDays,
  positionTitle: '',
  categories: [],
  locations: [],
  contractType: '',
  jobType: '',
  workModel: '',
  experience: '',
  careerLevels: [],
  educationLevels: [],
  salaryRange: { min: null, max: null, currency: 'RSD', basis: 'net' },
  expiryDate: '',
  notificationsEmail: '',
  contentType: 'text',
  jobShortDescription: '',
  jobDescription: '',
  conditionsDescription: '',
  offersDescription: '',
  additionalDescription: '',
  image: null,
  file: null,
  questions: [],
  advertiserName: '',
  advertiserEmail: '',
  isExternalApply: false,
  externalLink: '',
  externalPhone: '',
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sameShape = (value: unknown, model: unknown): boolean => {
  if (Array.isArray(model)) return Array.isArray(value);
  return typeof value === typeof model && isRecord(value) === isRecord(model);
};

const isUpload = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['size'] === 'number';

/** What was stored, as far as it has the shape of the fields; anything else is as in an empty form. */
const readValues = (stored: Record<string, unknown>): DraftValues => {
  const empty = emptyDraft();
  const kept = Object.entries(empty).filter(([key, model]) => sameShape(stored[key], model));
  const values = Object.fromEntries(kept.map(([key]) => [key, stored[key]]));
  const { productGroup, questions } = values;
  for (const key of ['image', 'file']) values[key] = isUpload(stored[key]) ? stored[key] : null;
  if (!adTypeCodes.includes(productGroup as AdTypeCode)) delete values['productGroup'];
  if (Array.isArray(questions)) {
    values['questions'] = questions.filter(
      (question) =>
        isRecord(question) &&
        typeof question['id'] === 'string' &&
        typeof question['text'] === 'string' &&
        Array.isArray(question['answers']),
    );
  }
  return { ...empty, ...values } as DraftValues;
};

/** The stored draft of this user; null when there is none, or it is somebody else's. */
export const readDraft = (stored: unknown, userId: string): PostingDraft | null => {
  if (!isRecord(stored) || stored['userId'] !== userId || !isRecord(stored['values'])) return null;
  const { savedAt, sendKey } = stored;
  return {
    userId,
    values: readValues(stored['values']),
    savedAt:
      typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) ? savedAt : new Date(0).toISOString(),
    sendKey: typeof sendKey === 'string' ? sendKey : null,
  };
};

export const storedDraft = (userId: string): PostingDraft | null =>
  readDraft(rootStore.getState().drafts.create, userId);

/** Keeps the draft; when it differs from the stored one, its sending is a new one. Answers when it was saved. */
export const saveDraft = (userId: string, values: DraftValues, now: Date): string => {
  const known = storedDraft(userId);
  if (known && JSON.stringify(known.values) === JSON.stringify(values)) return known.savedAt;
  const savedAt = now.toISOString();
  setDraft('create', { userId, values, savedAt, sendKey: null } satisfies PostingDraft);
  return savedAt;
};

/** The draft as it is checked and sent: of an upload its id. */
export const toPostingForm = ({ image, file, ...values }: DraftValues) => ({
  ...values,
  image: image?.id ?? null,
  file: file?.id ?? null,
});

export const dropDraft = (): void => setDraft('create', null);

/** The key of sending this draft: the same one until the draft changes. */
export const sendKeyOf = (userId: string, values: DraftValues, now: Date): string => {
  saveDraft(userId, values, now);
  const draft = storedDraft(userId);
  if (draft?.sendKey) return draft.sendKey;
  const sendKey = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  if (draft) setDraft('create', { ...draft, sendKey });
  return sendKey;
};
