/** A new `Idempotency-Key`: 128 random bits as 32 hex digits. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The idempotency keys of requests without a response yet. */
export interface UnansweredKeys {
  /** The key for this content: the previous one when the outcome of an identical request is unknown; else a new one. */
  keyOf(endpoint: string, content: string): string;
  /** Called when the outcome of the last content is known: sending it again is then a new request. */
  discard(endpoint: string): void;
}

/** Stores the last unanswered content of each endpoint; changed content gets a new key. */
export const createUnansweredKeys = (): UnansweredKeys => {
  const last = new Map<string, { content: string; key: string }>();
  return {
    keyOf(endpoint, content) {
      const before = last.get(endpoint);
      if (before?.content === content) return before.key;
      const key = newIdempotencyKey();
      last.set(endpoint, { content, key });
      return key;
    },
    discard: (endpoint) => void last.delete(endpoint),
  };
};
