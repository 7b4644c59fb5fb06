import { parseArgs } from 'node:util';
import { formatNumber } from '#kit/money.ts';
import type { BackupCounts } from '#operations/backup/make-backup.ts';
import { Refusal } from './command.ts';

/** The file argument of a command; null for `--help`. @throws Refusal with the help text for anything else */
export function readFileParameter(parameters: string[], help: string): string | null {
  let parsed: ReturnType<
    typeof parseArgs<{ options: { help: { type: 'boolean'; short: 'h' } }; allowPositionals: true }>
  >;
  try {
    parsed = parseArgs({
      args: parameters,
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
  if (parsed.values.help) return null;
  const [name, ...more] = parsed.positionals;
  if (!name || more.length > 0) throw new Refusal(help);
  return name;
}

const number = (value: number): string => formatNumber(value, 'en');

/** Counts of what was saved or restored, as the end of a sentence. */
export const backupCounts = ({ tables, rows, files, fileBytes }: BackupCounts): string =>
  `${number(rows)} rows of ${tables} tables and ${number(files)} files of ${number(Math.ceil(fileBytes / 1024))} kB`;
