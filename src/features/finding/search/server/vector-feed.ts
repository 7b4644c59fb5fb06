import { sql } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';

/** Vectors of a batch: a value of about a megabyte. */
const batchSize = 1000;

type Vectors = Map<number, Buffer>;

/** Rows come as one value each batch: length, id and vector of a posting behind one another. */
const packed = sql`string_agg(int4send(octet_length(vector)) || int4send(id) || vector, ''::bytea order by id) as packed, max(id) as last`;

interface PackedRow extends Record<string, unknown> {
  packed: Buffer | null;
  last: number | null;
}

const unpacked = (bytes: Buffer | null): Vectors => {
  const vectors: Vectors = new Map();
  if (!bytes) return vectors;
  for (let at = 0; at < bytes.length; ) {
    const end = at + 8 + bytes.readInt32BE(at);
    vectors.set(bytes.readInt32BE(at + 4), bytes.subarray(at + 8, end));
    at = end;
  }
  return vectors;
};

/** PostgreSQL's own vectors of all postings that could be live, by id, in batches; the next one is asked for while one is used. */
export async function* readAllVectors(executor: Executor): AsyncGenerator<Vectors> {
  const readAfter = async (last: number): Promise<PackedRow> => {
    const { rows } = await executor.execute<PackedRow>(
      sql`select ${packed} from (select id, tsvectorsend(search) as vector from ${postings}
        where state = 'active' and id > ${last} order by id limit ${batchSize}) as stored`,
    );
    return rows[0] as PackedRow;
  };
  let row = await readAfter(0);
  while (row.last !== null) {
    const next = readAfter(row.last);
    // Who stops in the middle does not wait for it.
    next.catch(() => {});
    yield unpacked(row.packed);
    row = await next;
  }
}

/** The vectors of some postings. */
export async function readVectors(executor: Executor, ids: readonly number[]): Promise<Vectors> {
  if (ids.length === 0) return new Map();
  const { rows } = await executor.execute<PackedRow>(
    sql`select ${packed} from (select id, tsvectorsend(search) as vector from ${postings}
      where id = any(${sql.param([...ids])}::int[])) as stored`,
  );
  return unpacked(rows[0]?.packed ?? null);
}
