/** Weights as PostgreSQL numbers them in a vector. */
const weights = { A: 3, B: 2, C: 1, D: 0 };

/** A word of a vector with its positions, `{ kuvar: ['A1', 'C17'] }`. */
export type VectorWords = Readonly<Record<string, readonly string[]>>;

/** A vector as `tsvectorsend` writes it; the words in the order of their bytes. */
export function vectorOf(words: VectorWords): Buffer {
  const list = Object.entries(words)
    .map(([word, positions]) => ({ bytes: Buffer.from(word), positions }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const parts = list.map(({ bytes, positions }) => {
    const tail = Buffer.alloc(3 + positions.length * 2);
    tail.writeUInt16BE(positions.length, 1);
    for (const [at, position] of positions.entries())
      tail.writeUInt16BE((weights[position[0] as 'A'] << 14) | Number(position.slice(1)), 3 + at * 2);
    return Buffer.concat([bytes, tail]);
  });
  const head = Buffer.alloc(4);
  head.writeUInt32BE(list.length);
  return Buffer.concat([head, ...parts]);
}
