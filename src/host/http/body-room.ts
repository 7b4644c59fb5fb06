import { Problem } from '#kit/problem.ts';

/** Reserves memory for bodies being received: bytes shared by all callers, and a number of bodies per caller. */
export interface BodyRoom {
  /**
   * Reserves room for a body until the returned function is called.
   * @throws `too-many-requests` when the caller has too many bodies at once, `unavailable` when all callers have too
   * many bytes
   */
  take(caller: string, bytes: number): () => void;
  /** Bytes held now. */
  taken(): number;
}

/** Seconds after which room is usually free again. */
const retryAfter = 5;

/** @param maxBytes total of all callers @param maxOfCaller bodies of one caller at once */
export function createBodyRoom({ maxBytes, maxOfCaller }: { maxBytes: number; maxOfCaller: number }): BodyRoom {
  const places = new Map<string, number>();
  let taken = 0;
  return {
    take(caller, bytes) {
      const own = places.get(caller) ?? 0;
      if (own >= maxOfCaller) throw new Problem('too-many-requests', { retryAfter });
      if (taken + bytes > maxBytes) throw new Problem('unavailable', { retryAfter });
      places.set(caller, own + 1);
      taken += bytes;
      let released = false;
      return () => {
        if (released) return;
        released = true;
        taken -= bytes;
        const left = (places.get(caller) as number) - 1;
        if (left > 0) places.set(caller, left);
        else places.delete(caller);
      };
    },
    taken: () => taken,
  };
}
