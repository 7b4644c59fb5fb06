import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#host/config.ts';
import { type CopyCounts, copyFiles } from '#host/files/copy-files.ts';
import { namePlace, type ObjectPlace, readObjectPlace } from '#host/files/object-place.ts';
import { openFileStore } from '#host/files/open-file-store.ts';
import { createLog } from '#host/log.ts';
import { formatNumber } from '#kit/money.ts';
import { Refusal, runCommand, withExisting } from './command.ts';

const help = `Copies the site's files to another place, whether it is running or not: into an object store or back into the folder.

  FILES_TO=PLACE npm run files -- copy
  npm run files -- copy --from folder --to folder

PLACE is folder (DATA_DIR/files) or a value of FILES_URL, s3://…. FILES_TO is the target and FILES_FROM the source, by
default the place the site uses (FILES_URL or the folder). --from and --to do the same, but other users of the machine
can read the key of a store in a command line. Files already there are skipped, every copy is verified and nothing is
deleted, so it can be run again at any time. docs/operations.md describes the move.
`;

const readParameters = (parameters: string[]) => {
  try {
    return parseArgs({
      args: parameters,
      options: {
        help: { type: 'boolean', short: 'h' },
        from: { type: 'string' },
        to: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
};

type Place = ObjectPlace | 'folder';

/** The value itself is not printed: it contains a secret. */
const readPlace = (name: string, text: string): Place => {
  if (text === 'folder') return text;
  try {
    return readObjectPlace(text);
  } catch (error) {
    throw new Refusal(`Invalid --${name} or FILES_${name.toUpperCase()}: ${(error as Error).message}.`);
  }
};

const openPlace = ({ DATA_DIR }: Config, place: Place) =>
  openFileStore({ DATA_DIR, FILES_URL: place === 'folder' ? undefined : place });

const nameOf = ({ DATA_DIR }: Config, place: Place): string =>
  place === 'folder' ? `the folder ${DATA_DIR}/files` : namePlace(place);

const number = (value: number): string => formatNumber(value, 'en');

const sayCounts = ({ files, copied, copiedBytes, there, missing, wrong }: CopyCounts): string =>
  [
    `${number(files)} files: ${number(copied)} copied (${number(Math.ceil(copiedBytes / 1024))} kB), ${number(there)} already there.`,
    ...(missing > 0 ? [`${number(missing)} have no content: deleted in the meantime or already missing.`] : []),
    ...(wrong.length > 0
      ? [`${number(wrong.length)} differ in size from the database and were skipped: ${wrong.slice(0, 10).join(', ')}`]
      : []),
  ].join('\n');

async function main(parameters: string[]): Promise<number> {
  const { values, positionals } = readParameters(parameters);
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const given = values.to ?? process.env['FILES_TO'];
  const source = values.from ?? process.env['FILES_FROM'];
  if (positionals.join(' ') !== 'copy' || !given) throw new Refusal(help);
  const config = readConfig(process.env);
  const from = source ? readPlace('from', source) : (config.FILES_URL ?? 'folder');
  const to = readPlace('to', given);
  if (nameOf(config, from) === nameOf(config, to))
    throw new Refusal(`Source and target are the same: ${nameOf(config, from)}.`);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  const counts = await withExisting({ dataDir, databaseUrl, log: createLog('error') }, async (database) => {
    const [origin, target] = [await openPlace(config, from), await openPlace(config, to)];
    await target.tryToWrite();
    return copyFiles({
      database,
      from: origin,
      to: target,
      progress: (files) => {
        if (process.stderr.isTTY) process.stderr.write(`\r${files} files`);
      },
    });
  });
  if (process.stderr.isTTY) process.stderr.write('\n');
  process.stdout.write(`From ${nameOf(config, from)} to ${nameOf(config, to)}: ${sayCounts(counts)}\n`);
  return counts.missing + counts.wrong.length > 0 ? 1 : 0;
}

runCommand(main);
