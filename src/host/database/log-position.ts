/** A place in the write-ahead log of a cluster, in bytes since its beginning. */
export type LogPosition = bigint;

/** Reads PostgreSQL's `pg_lsn`: two hexadecimal halves. */
export function toLogPosition(text: string): LogPosition {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const pageBytes = 8192n;
const segmentBytes = 16_777_216n;
const pageHeader = 24n;
const segmentHeader = 40n;

/**
 * Where the last record before a position ended. What is written next would go behind a page's header, which is where
 * `pg_current_wal_insert_lsn` points to at the beginning of a page: no replay gets there before that record is written.
 */
const endBefore = (position: LogPosition): LogPosition => {
  if (position % segmentBytes === segmentHeader) return position - segmentHeader;
  return position % pageBytes === pageHeader ? position - pageHeader : position;
};

/** Whether a replay up to one position shows everything that had been written up to another. */
export const isReached = (replayed: LogPosition, written: LogPosition): boolean => replayed >= endBefore(written);
