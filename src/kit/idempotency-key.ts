/** A new `Idempotency-Key`: 128 random bits as 32 hex digits. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The keys of what was sent and has no answer yet. */
export interface UnansweredKeys {
  /** The key of this content: the one it was sent under before, when nobody knows whether it arrived; else a new one. */
  keyOf(endpoint: string, content: string): string;
  /** It is known what became of the last content: sent once more it is meant. */
  discard(endpoint: string): void;
}

/** Remembers the last unanswered content of each endpoint; changed content gets a new key. */
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
