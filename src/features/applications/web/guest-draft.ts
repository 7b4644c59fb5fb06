import type { GuestApplicationForm } from '../fields.ts';
import { parseStored, readSession, writeSession } from './session-value.ts';

/** An uploaded document, as a reload finds it again: without its bytes. */
export interface UploadedDocument {
  fileId: string;
  guestToken: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** The person's input; documents and consent are separate. */
export type GuestDraftValues = Omit<GuestApplicationForm, 'documents' | 'terms' | 'withoutCv'>;

interface GuestDraft {
  values: Partial<GuestDraftValues>;
  documents: UploadedDocument[];
}

const keyOf = (postingId: number): string => `application-draft-${postingId}`;

/** The unsent application to a posting in this tab; an empty one when there is none. */
export function loadGuestDraft(postingId: number): GuestDraft {
  const stored = parseStored(readSession(keyOf(postingId))) as Partial<GuestDraft> | null;
  return { values: stored?.values ?? {}, documents: stored?.documents ?? [] };
}

/** Keeps a part of the unsent application; the rest stays. */
export function saveGuestDraft(postingId: number, part: Partial<GuestDraft>): void {
  writeSession(keyOf(postingId), { ...loadGuestDraft(postingId), ...part });
}

export const forgetGuestDraft = (postingId: number): void => writeSession(keyOf(postingId), null);
