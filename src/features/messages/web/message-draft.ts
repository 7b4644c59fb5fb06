import { newIdempotencyKey } from '#kit/idempotency-key.ts';
import { tabValue, writeTab } from '#kit/tab-storage.ts';

/** Typed content of a message. */
export interface MessageDraft {
  subject: string;
  body: string;
}

const draftKey = (postingId: number): string => `message-draft-${postingId}`;
const sendKey = (postingId: number): string => `message-key-${postingId}`;
const answerDraft = (applicationId: string): string => `message-answer-${applicationId}`;
const answerKey = (applicationId: string): string => `message-answer-key-${applicationId}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const empty: MessageDraft = { subject: '', body: '' };

/**
 * The unsent message about a posting in this tab, which survives closing, a reload and an ended session; without one
 * the initial content.
 */
export function loadMessageDraft(postingId: number, start: MessageDraft = empty): MessageDraft {
  const stored = tabValue(draftKey(postingId)) as Partial<MessageDraft> | null;
  const draft = { subject: textOf(stored?.subject), body: textOf(stored?.body) };
  return draft.subject === '' && draft.body === '' ? start : draft;
}

export const saveMessageDraft = (postingId: number, draft: MessageDraft): void => writeTab(draftKey(postingId), draft);

export function discardMessageDraft(postingId: number): void {
  writeTab(draftKey(postingId), null);
  writeTab(sendKey(postingId), null);
}

/**
 * The idempotency key: the same for the same content, also after a reload, so that a repetition after a lost response
 * does not send twice.
 */
const keyOf = (place: string, content: unknown): string => {
  const text = JSON.stringify(content);
  const stored = tabValue(place) as { text?: string; key?: string } | null;
  if (stored?.text === text && stored.key) return stored.key;
  const key = newIdempotencyKey();
  writeTab(place, { text, key });
  return key;
};

export const messageKeyOf = (postingId: number, content: unknown): string => keyOf(sendKey(postingId), content);

/** A candidate's unsent reply in this tab. */
export function loadAnswer(applicationId: string): string {
  const stored = tabValue(answerDraft(applicationId)) as { body?: string } | null;
  return textOf(stored?.body);
}

export const saveAnswer = (applicationId: string, body: string): void => writeTab(answerDraft(applicationId), { body });

export function discardAnswer(applicationId: string): void {
  writeTab(answerDraft(applicationId), null);
  writeTab(answerKey(applicationId), null);
}

export const answerKeyOf = (applicationId: string, content: unknown): string =>
  keyOf(answerKey(applicationId), content);
