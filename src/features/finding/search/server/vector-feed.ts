import { sql } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';

const batchSize = 1000;

/** The vector of a posting; its bytes are valid only until the next one is read. */
export interface PostingVector {
  id: number;
  vector: Buffer;
}

interface VectorRow extends Record<string, unknown> {
  id: number;
  vector: string;
}

/** Selected as text, because the driver would allocate a buffer per row, which causes garbage collection. */
const columns = sql`id, encode(tsvectorsend(search), 'base64') as vector from ${postings}`;

let bytes = Buffer.alloc(16_384);

/** Decodes into a shared buffer, which must be read before the next call. */
const decoded = ({ id, vector }: VectorRow): PostingVector => {
  if (vector.length > bytes.length) bytes = Buffer.alloc(vector.length * 2);
  return { id, vector: bytes.subarray(0, bytes.write(vector, 'base64')) };
};

/** PostgreSQL's vectors of all postings that could be live, by id, in batches; the next batch is prefetched. */
export async function* readAllVectors(executor: Executor): AsyncGenerator<Iterable<PostingVector>> {
  const readAfter = async (last: number): Promise<VectorRow[]> => {
    const { rows } = await executor.execute<VectorRow>(
      sql`select ${columns} where state = 'active' and id > ${last} order by id limit ${batchSize}`,
    );
    return rows;
  };
  let rows = await readAfter(0);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    const next = readAfter(last.id);
    // If the consumer stops early, the prefetched batch is not awaited.
    next.catch(() => {});
    yield rows.values().map(decoded);
    rows = await next;
  }
}

/** The vectors of some postings. */
export async function readVectors(executor: Executor, ids: readonly number[]): Promise<Map<number, Buffer>> {
  if (ids.length === 0) return new Map();
  const { rows } = await executor.execute<VectorRow>(
    sql`select ${columns} where id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(rows.map(({ id, vector }) => [id, Buffer.from(vector, 'base64')]));
}
