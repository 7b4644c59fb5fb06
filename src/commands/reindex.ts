import { rewriteSearchWords, wordsAtOnce } from '#features/postings/server/index.ts';
import { Refusal, runCommand, withSite } from './command.ts';

const help = `Rebuilds the search columns of all postings, for a database that was changed by another program.

  npm run reindex

After an update of the program this happens automatically. The site can keep running. If interrupted, run it again.
`;

async function main(parameters: string[]): Promise<number> {
  if (parameters.includes('--help') || parameters.includes('-h')) {
    process.stdout.write(help);
    return 0;
  }
  if (parameters.length > 0) throw new Refusal(help);
  return withSite(async ({ database }) => {
    let total = 0;
    for (let after = 0; ; ) {
      // Each batch is a short transaction: concurrent writers of postings wait only briefly.
      const { written, last } = await database.transaction((tx) => rewriteSearchWords(tx, after, wordsAtOnce));
      if (written === 0) break;
      total += written;
      after = last;
      if (process.stderr.isTTY) process.stderr.write(`\r${total} postings`);
    }
    process.stdout.write(`${process.stderr.isTTY ? '\n' : ''}${total} postings reindexed.\n`);
    return 0;
  });
}

runCommand(main);
