/**
 * Runs every check in turn, shows the progress, and stops at the first failure, with one screen about it at the end.
 * The last line counts the tests: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adviceFor } from './advice.mjs';
import { failureSummary } from './check-summary.ts';
import { untested } from './installed.ts';
import { prepareReleased, withoutReleased } from './released.ts';
import type { Failure, Progress, TestNews } from './test-news.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache', 'reports');

interface Step {
  name: string;
  /** Files of packages or scripts with their arguments, run one after another with this Node. */
  commands: string[][];
}

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
        '--includeTaskLocation',
        // On a machine with other work two callers of one moment may meet differently once; the test is named all the same.
        '--retry=1',
        '--reporter=default',
        '--reporter=./scripts/vitest-news.ts',
      ],
    ],
  },
  {
    name: 'browser tests',
    commands: [
      [
        packageFile('@playwright/test/cli.js'),
        'test',
        // On a machine with other work a browser may be late once; the test is named at the end all the same.
        '--retries=1',
        '--reporter=list,./scripts/playwright-news.ts',
      ],
    ],
  },
];

const out = process.stdout;
const say = (line: string) => out.write(`${line}\n`);
const secondsSince = (from: number) => (performance.now() - from) / 1000;

/** Runs a command to its end; true on success. Its output goes to the log, its messages to `hear`. */
function run(
  command: string[],
  log: NodeJS.WritableStream,
  hear: (news: TestNews) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
    child.on('message', (news) => hear(news as TestNews));
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code === 0);
    });
  });
}

/**
 * Shows the progress of a step: on a terminal in one line that is rewritten, otherwise one line for each tenth.
 * Returns a function that removes the line.
 */
function showProgress(title: string, begin: number, progress: () => Progress | null): () => void {
  let tenth = 0;
  const line = () => {
    const now = progress();
    const tests = now
      ? `: ${now.done} of ${now.of} ${now.unit}, ${now.passed} tests passed, ${now.failed} failed`
      : '';
    return `… ${title}${tests} (${secondsSince(begin).toFixed(0)} s)`;
  };
  const show = () => {
    if (out.isTTY) {
      out.write(`\r\u001b[K${line().slice(0, out.columns)}`);
      return;
    }
    const { done, of } = progress() ?? { done: 0, of: 0 };
    const reached = of === 0 ? 0 : Math.floor((10 * done) / of);
    if (reached > tenth) say(line());
    tenth = reached;
  };
  show();
  const clock = setInterval(show, out.isTTY ? 500 : 100);
  return () => {
    clearInterval(clock);
    if (out.isTTY) out.write('\r\u001b[K');
  };
}

interface Outcome {
  passed: number;
  failed: number;
  /** What to say at the very end; null when it went well. */
  summary: string | null;
}

/** Runs one step; a step without tests that fails counts as one failure. */
async function runStep({ name, commands }: Step, title: string): Promise<Outcome> {
  const begin = performance.now();
  const logFile = join(reports, `${name.replaceAll(' ', '-')}.log`);
  const log = createWriteStream(logFile);
  const heard = { progress: null as Progress | null, failures: [] as Failure[], unsteady: [] as Failure[] };
  const hear = (news: TestNews) => {
    if ('progress' in news) heard.progress = news.progress;
    else if ('failure' in news) heard.failures.push(news.failure);
    else heard.unsteady.push(news.unsteady);
  };
  const hide = showProgress(title, begin, () => heard.progress);
  let fine = true;
  for (const command of commands) fine &&= await run(command, log, hear);
  await new Promise((resolve) => log.end(resolve));
  hide();
  const { passed, failed } = heard.progress ?? { passed: 0, failed: 0 };
  const tests = heard.progress ? `: ${passed} passed, ${failed} failed` : '';
  say(`${fine ? '✓' : '✗'} ${title}${tests} (${secondsSince(begin).toFixed(1)} s)`);
  for (const { place, name: test, reason } of heard.unsteady)
    say(`! failed once, ran again: ${place}  ${test}\n      ${reason}`);
  if (fine) return { passed, failed, summary: null };
  const said = readFileSync(logFile, 'utf8');
  // Where the log file cannot be opened, all of it is above the summary.
  if (!out.isTTY) say(said);
  const summary = failureSummary({
    step: name,
    failures: heard.failures,
    said,
    advice: adviceFor(said),
    log: relative(root, logFile),
  });
  // A run can fail without a failed test, by an error outside of them.
  return { passed, failed: Math.max(1, failed), summary };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const begin = performance.now();
let [passed, failed] = [0, 0];
for (const [at, step] of steps.entries()) {
  const outcome = await runStep(step, `${at + 1}/${steps.length} ${step.name}`);
  passed += outcome.passed;
  failed += outcome.failed;
  if (outcome.summary === null) continue;
  say(outcome.summary);
  break;
}
for (const line of untested()) say(line);
if (!prepareReleased()) say(withoutReleased);
say(`${secondsSince(begin).toFixed(1)} s in all`);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
