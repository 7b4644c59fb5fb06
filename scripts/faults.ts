/**
 * `npm run faults -- [names of files]`: makes faults on whole sites and checks that nothing that was acknowledged is lost or doubled
 * (docs/operations.md). Takes from half a minute to an hour for each file; the table of the run is in `bench/results/faults.md`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const table = 'bench/results/faults.md';
const head = [
  ['Fault', 'Times', 'Acknowledged', 'No answer', 'Told to wait', 'Lost', 'Doubled', 'Back after', 'Note'],
  Array.from({ length: 9 }, () => '---'),
];
mkdirSync(dirname(table), { recursive: true });
writeFileSync(table, head.map((cells) => `| ${cells.join(' | ')} |\n`).join(''));
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.faults.config.ts'];
spawn(process.execPath, [...vitest, ...process.argv.slice(2)], { stdio: 'inherit' }).on('exit', (code) => {
  process.exitCode = code ?? 1;
});
