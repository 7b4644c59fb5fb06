import { parseStored, readSession, writeSession } from '../../web/session-value.ts';

/** What somebody has written in a note, and the version that it began with, until the server has it. */
export interface NoteDraft {
  text: string;
  version: number;
}

const keyOf = (applicationId: string): string => `note:${applicationId}`;

/** The unsaved text of this tab; null when there is none. */
export function readNoteDraft(applicationId: string): NoteDraft | null {
  const draft = parseStored(readSession(keyOf(applicationId))) as Partial<NoteDraft> | null;
  if (typeof draft?.text !== 'string' || !Number.isInteger(draft.version)) return null;
  return { text: draft.text, version: draft.version as number };
}

/** Null forgets it. */
export const writeNoteDraft = (applicationId: string, draft: NoteDraft | null): void =>
  writeSession(keyOf(applicationId), draft);
