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
 * The end of the last record before a position. At the beginning of a page `pg_current_wal_insert_lsn` points behind
 * the page's header, which no replay reaches before the next record is written.
 */
const endBefore = (position: LogPosition): LogPosition => {
  if (position % segmentBytes === segmentHeader) return position - segmentHeader;
  return position % pageBytes === pageHeader ? position - pageHeader : position;
};

/** Whether a replay up to `replayed` shows everything that was written up to `written`. */
export const isReached = (replayed: LogPosition, written: LogPosition): boolean => replayed >= endBefore(written);
