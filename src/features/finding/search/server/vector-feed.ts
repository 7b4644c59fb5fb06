import { sql } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';

const batchSize = 1000;

/** The vector of a posting; its bytes hold until the next one is asked for. */
export interface PostingVector {
  id: number;
  vector: Buffer;
}

interface VectorRow extends Record<string, unknown> {
  id: number;
  vector: string;
}

/** As text: the driver would make a buffer of each, and the collector clean up after every batch. */
const columns = sql`id, encode(tsvectorsend(search), 'base64') as vector from ${postings}`;

let bytes = Buffer.alloc(16_384);

/** In one buffer for all: it is read before the next one is written. */
const decoded = ({ id, vector }: VectorRow): PostingVector => {
  if (vector.length > bytes.length) bytes = Buffer.alloc(vector.length * 2);
  return { id, vector: bytes.subarray(0, bytes.write(vector, 'base64')) };
};

/** PostgreSQL's own vectors of all postings that could be live, by id, in batches; the next one is asked for while one is used. */
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
    // Who stops in the middle does not wait for it.
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
