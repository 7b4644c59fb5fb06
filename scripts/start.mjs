#!/usr/bin/env node
/*
 * The one command: `node scripts/start.mjs start|dev|build|test|admin|doctor|backup …` (command-line.mjs). Installs what is missing,
 * builds what changed and runs the rest with Node 24, passing on arguments, signals and the exit code. This file only
 * refuses a Node that is too old for the others, in words that such a Node can read: no newer syntax, no import above.
 */
const oldest = 20;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(
    'This is Node ' +
      process.versions.node +
      ', which is too old: Prilika needs Node ' +
      oldest +
      ' or newer. Install one from https://nodejs.org and run the same command again.\n',
  );
  process.exitCode = 1;
} else {
  import('./command-line.mjs').then(({ runCommandLine }) => runCommandLine(process.argv.slice(2)));
}
