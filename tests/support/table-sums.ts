import type { Database } from '#host/database/database.ts';
import type { RowsSum } from '#operations/backup/manifest.ts';
import { createRowsSum } from '#operations/backup/rows-hash.ts';
import { readRows, readTables, writeAlike } from '#operations/backup/table-rows.ts';

/** How many rows each table has and the sum of their hashes: the same for databases with the same content. */
export const tableSums = (database: Database): Promise<Record<string, RowsSum>> =>
  database.transaction(async (tx) => {
    await writeAlike(tx);
    const sums: Record<string, RowsSum> = {};
    for (const table of await readTables(tx)) {
      const sum = createRowsSum();
      for await (const lines of readRows(tx, table)) for (const line of lines) sum.add(line);
      sums[table.name] = sum.total();
    }
    return sums;
  });
