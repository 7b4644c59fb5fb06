import { formatNumber } from '#kit/money.ts';
import type { BackupCounts } from '#operations/backup/make-backup.ts';

const number = (value: number): string => formatNumber(value, 'en');

/** Counts of what was saved or restored, as the end of a sentence. */
export const backupCounts = ({ tables, rows, files, fileBytes }: BackupCounts): string =>
  `${number(rows)} rows of ${tables} tables and ${number(files)} files of ${number(Math.ceil(fileBytes / 1024))} kB`;
