export type Growable = Int32Array | Uint8Array | Float64Array | Uint32Array | Uint16Array;

/** The array, or a copy of at least twice its length when more is needed. */
export const grown = <A extends Growable>(array: A, needed: number): A => {
  if (array.length >= needed) return array;
  const larger = new (array.constructor as new (length: number) => A)(Math.max(needed, array.length * 2));
  larger.set(array as never);
  return larger;
};
