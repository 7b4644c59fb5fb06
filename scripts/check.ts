/**
 * Is everything fine? Runs every check in turn and stops at the first that fails, with its output. The last line counts
 * the tests: `N passed, N failed`.
 */
import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addCounts, type Counts, playwrightCounts, vitestCounts } from './test-counts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache', 'reports');

interface Step {
  name: string;
  /** Files of packages or scripts with their arguments, run one after another with this Node. */
  commands: string[][];
  /** A run of tests shows its progress; everything else only speaks when it fails. */
  tests?: { report: string; count: (report: unknown) => Counts };
}

const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const packageFile = (path: string) => join('node_modules', path);

const steps: Step[] = [
  {
    name: 'format and lint',
    commands: [[packageFile('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--colors=off']],
  },
  {
    name: 'types',
    commands: [
      [packageFile('@react-router/dev/bin.cjs'), 'typegen'],
      [packageFile('typescript/bin/tsc'), '--noEmit'],
    ],
  },
  { name: 'unused code', commands: [[packageFile('knip/bin/knip.js')]] },
  { name: 'build and sizes', commands: [['scripts/start.mjs', 'build'], [packageFile('size-limit/bin.js')]] },
  { name: 'generated documents', commands: [['scripts/env-docs.ts', '--check']] },
  {
    name: 'tests',
    commands: [
      [
        packageFile('vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ],
    ],
    tests: { report: vitestReport, count: vitestCounts },
  },
  {
    name: 'browser tests',
    commands: [[packageFile('@playwright/test/cli.js'), 'test', '--reporter=list,json']],
    tests: { report: playwrightReport, count: playwrightCounts },
  },
];

/** Answers with what a failed command said (nothing when it was shown already), or with null when it went well. */
function run(command: string[], show: boolean): Promise<string | null> {
  return new Promise((resolve) => {
    const options: SpawnOptions = {
      cwd: root,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    };
    const child = spawn(process.execPath, command, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code === 0 ? null : output);
    });
  });
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const say = (line: string) => process.stdout.write(`${line}\n`);

function readCounts({ report, count }: NonNullable<Step['tests']>): Counts {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // No report: the run broke down before its end.
    return { passed: 0, failed: 1 };
  }
}

/** Runs one step and answers with the tests it counted, or, for other steps, with one failure when it failed. */
async function runStep({ name, commands, tests }: Step): Promise<Counts> {
  const begin = performance.now();
  if (tests) say(`… ${name}`);
  let failure: string | null = null;
  for (const command of commands) failure ??= await run(command, tests !== undefined);
  say(`${failure === null ? '✓' : '✗'} ${name} (${seconds(begin)})`);
  if (failure) say(failure);
  const counts = tests ? readCounts(tests) : { passed: 0, failed: 0 };
  // A run can fail without a failed test, by an error outside of them.
  return failure !== null && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const begin = performance.now();
let total: Counts = { passed: 0, failed: 0 };
for (const step of steps) {
  total = addCounts(total, await runStep(step));
  if (total.failed > 0) break;
}
say(`${seconds(begin)} in all`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
