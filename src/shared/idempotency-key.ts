/** A new `Idempotency-Key`: 128 random bits as 32 hex digits. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Decides when a page renews its key: content that is sent again unchanged (after a lost response) reuses its key, so
 * that its effect happens once; changed content gets a new key.
 */
export const createContentKeys = (): ((content: unknown) => string) => {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (last.content !== text) last = { content: text, key: newIdempotencyKey() };
    return last.key;
  };
};
