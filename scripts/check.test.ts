import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureSummary } from './check-summary.ts';
import type { TestNews } from './test-news.ts';

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const base = mkdtempSync(join(tmpdir(), 'prilika-check-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), content);
};

/** Runs a program with Node in a folder, and listens. `path`: the programs it finds, by default those of this machine. */
async function run(folder: string, program: string, parameters: string[] = [], path = process.env.PATH) {
  const env = { ...process.env, PATH: path };
  const child = fork(program, parameters, { cwd: folder, silent: true, execArgv: [], env });
  const news: TestNews[] = [];
  let said = '';
  child.on('message', (message) => news.push(message as TestNews));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  return {
    code,
    said,
    failures: news.flatMap((one) => ('failure' in one ? [one.failure] : [])),
    progress: news.flatMap((one) => ('progress' in one ? [one.progress] : [])).at(-1),
  };
}

describe('what test runs report while they run', () => {
  it('Vitest: how far it is, each failed test with its line, and a file that cannot be loaded', async () => {
    symlinkSync(own('../node_modules'), join(base, 'node_modules'));
    write(
      'vitest/two.test.ts',
      `import { expect, it } from 'vitest';\nit('adds', () => {});\nit('counts', () => {\n  expect(1).toBe(2);\n});\n`,
    );
    write('vitest/broken.test.ts', `import './nowhere.ts';`);
    const folder = join(base, 'vitest');
    const { failures, progress } = await run(folder, own('../node_modules/vitest/vitest.mjs'), [
      'run',
      `--reporter=${own('vitest-news.ts')}`,
    ]);
    expect(progress).toEqual({ done: 2, of: 2, unit: 'files', passed: 1, failed: 2 });
    expect(failures).toContainEqual({
      place: 'two.test.ts:4',
      name: 'counts',
      reason: 'expected 1 to be 2 // Object.is equality',
    });
    expect(failures.find(({ name }) => name === 'the file itself')?.reason).toMatch(/nowhere\.ts/);
  });

  it('Playwright: the same, and errors outside of tests', async () => {
    write('browser/playwright.config.ts', `export default { testDir: '.' };`);
    write(
      'browser/two.spec.ts',
      `import { expect, test } from '@playwright/test';\ntest('opens', () => {});\ntest('shows', () => {\n  expect(1).toBe(2);\n});\n`,
    );
    const folder = join(base, 'browser');
    const playwright = own('../node_modules/@playwright/test/cli.js');
    const reporter = `--reporter=${own('playwright-news.ts')}`;
    const { failures, progress } = await run(folder, playwright, ['test', reporter]);
    expect(progress).toEqual({ done: 2, of: 2, unit: 'tests', passed: 1, failed: 1 });
    expect(failures).toMatchObject([{ place: 'two.spec.ts:4', name: expect.stringMatching(/shows$/) }]);
    write('browser/broken.spec.ts', `throw new Error('no browser');`);
    const broken = await run(folder, playwright, ['test', reporter]);
    expect(broken.failures).toMatchObject([{ reason: expect.stringMatching(/no browser/) }]);
    expect(broken.progress).toMatchObject({ failed: 1 });
  });
});

describe('a whole check', () => {
  const root = join(base, 'project');
  const check = join(root, 'scripts/check.ts');
  const fine = `process.stdout.write('all is well');`;
  const files = [
    '@biomejs/biome/bin/biome',
    '@react-router/dev/bin.cjs',
    'typescript/bin/tsc',
    'knip/bin/knip.js',
    'size-limit/bin.js',
    'vitest/vitest.mjs',
    '@playwright/test/cli.js',
  ];
  /** A run of tests: `passed` that pass, then the failures. */
  const tests = (passed: number, failures: object[] = []) => `
    const failed = ${failures.length};
    for (const failure of ${JSON.stringify(failures)}) process.send({ failure });
    process.send({ progress: { done: 1, of: 1, unit: 'files', passed: ${passed}, failed } }, () => process.exit(failed && 1));
    console.log('what the tests say');`;

  /** A project in miniature, in which all is well. */
  beforeAll(() => {
    for (const file of files) write(`project/node_modules/${file}`, fine);
    write('project/package.json', '{}');
    for (const script of readdirSync(own('.')).filter((name) =>
      /^(check|test-news|advice|installed|released)/.test(name),
    )) {
      mkdirSync(join(root, 'scripts'), { recursive: true });
      copyFileSync(own(script), join(root, 'scripts', script));
    }
    write('project/scripts/start.mjs', fine);
    write('project/scripts/env-docs.ts', fine);
    write('project/node_modules/vitest/vitest.mjs', tests(30));
    write('project/node_modules/@playwright/test/cli.js', tests(12));
  });

  it('says each step with its seconds, and ends with the counts alone on a line', async () => {
    const { code, said } = await run(root, check);
    expect(code).toBe(0);
    expect(said).toMatch(/^✓ 1\/7 format and lint \(\d+\.\d s\)$/m);
    expect(said).toMatch(/^✓ 6\/7 tests: 30 passed, 0 failed \(\d+\.\d s\)$/m);
    expect(said).toMatch(/\n\d+\.\d s in all\n42 passed, 0 failed\n$/);
    expect(said).not.toContain('all is well');
  });

  it('stops at the first step that fails, and ends with what failed', async () => {
    const failure = { place: 'src/a.test.ts:3', name: 'a thing', reason: 'expected 1 to be 2' };
    write('project/node_modules/vitest/vitest.mjs', tests(29, [failure]));
    const { code, said } = await run(root, check);
    expect(code).toBe(1);
    expect(said).toMatch(/✗ 6\/7 tests: 29 passed, 1 failed/);
    expect(said).toMatch(
      /\nFailed: tests\n {2}src\/a\.test\.ts:3 {2}a thing\n {6}expected 1 to be 2\nAll of it: \.cache\/reports\/tests\.log\n(?:NOT TESTED .*\n)*.* in all\n29 passed, 1 failed\n$/,
    );
    expect(said).not.toContain('7/7');
  });

  it('names what could not be tested once each, in one form, and goes on', async () => {
    write('project/node_modules/vitest/vitest.mjs', tests(30));
    const { code, said } = await run(root, check, [], join(base, 'nothing'));
    expect(code).toBe(0);
    const hints = said.match(/^NOT TESTED .*$/gm) ?? [];
    expect(said).toMatch(/\n(?:NOT TESTED [A-Z, ]+: .*\.\n)+\d+\.\d s in all\n42 passed, 0 failed\n$/);
    expect(hints.filter((line) => line.includes('AGE'))).toHaveLength(1);
    expect(new Set(hints).size).toBe(hints.length);
  });

  it('says what to do when the disk is full, also where nothing is a test', async () => {
    write('project/node_modules/knip/bin/knip.js', `require('node:fs').writeFileSync('/dev/full', 'x');`);
    const { said } = await run(root, check);
    expect(said).toMatch(
      /\nFailed: unused code\nThe disk is full\. [\s\S]*ENOSPC[\s\S]*\n0 passed, 1 failed\n$/,
    );
  });
});

it('a summary fits on one screen, however much failed', () => {
  const failures = Array.from({ length: 400 }, (_, at) => ({
    place: `src/a.test.ts:${at}`,
    name: 'long '.repeat(100),
    reason: 'reason',
  }));
  const summary = failureSummary({
    step: 'tests',
    failures,
    said: '',
    advice: 'The disk is full.',
    log: 'x.log',
  });
  const lines = summary.split('\n');
  expect(lines.length).toBeLessThanOrEqual(30);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(160);
  expect(summary).toContain('… and 388 more failures');
});
