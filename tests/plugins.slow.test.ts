import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * A plugin goes by deleting its folder and the lines of `src/plugins` that name it: the rest has its types, its unit tests and its main job.
 * Tests that name the plugin are tests of it, and are deleted with it. Features have no way to import plugins (`tests/import-walls.test.ts`), so
 * only unit tests above them are run.
 */

const plugins = readdirSync('src/plugins', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'places')
  .map(({ name }) => name);

/** Lines of the lists that name a plugin. */
const withoutLines = (text: string, plugin: string): string =>
  text
    .split('\n')
    .filter((line) => !new RegExp(`from '\\.{1,2}/${plugin}/`).test(line))
    .join('\n');

const run = async (folder: string, file: string, ...parameters: string[]): Promise<void> => {
  try {
    await promisify(execFile)(process.execPath, [join('node_modules', file), ...parameters], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'test' },
      maxBuffer: 1 << 26,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${file} ${parameters.join(' ')}\n${stdout ?? ''}\n${stderr ?? ''}`.slice(-8000));
  }
};

const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));

/** Tests that name a plugin, and those that import them. */
function testsOf(plugin: string, files: readonly string[]): Set<string> {
  const tests = files
    .filter((file) => /^tests\/.*\.tsx?$|\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const imports = ({ file, text }: (typeof tests)[number]): string[] =>
    [...text.matchAll(/(?:from|import\() ?'(#tests\/(?:[^']*\/)?|\.[^']*\/)([^'/]+)'/g)].map(
      ([, path = '', name = '']) => (path.startsWith('#') ? path.slice(1) + name : join(dirname(file), path, name)),
    );
  const gone = new Set(tests.filter(({ text }) => text.includes(`plugins/${plugin}/`)).map(({ file }) => file));
  for (let before = 0; before < gone.size; ) {
    before = gone.size;
    for (const one of tests) if (imports(one).some((file) => gone.has(file))) gone.add(one.file);
  }
  return gone;
}

/** Publishing, searching, applying with and without an account, and what the company sees of it. */
const mainJob = [
  'src/features/publishing/sending/server/posting-sending.db.test.ts',
  'src/features/finding/search/server/posting-search.db.test.ts',
  'src/features/applying/own/server/apply.db.test.ts',
  'src/features/applying/server/guest-application.db.test.ts',
  'src/features/reviewing/server/review.db.test.ts',
];

test('there are plugins, and the list of server parts has all that have one', () => {
  expect(plugins.length).toBeGreaterThan(1);
  const server = readFileSync('src/plugins/server.ts', 'utf8');
  for (const plugin of plugins)
    expect(server.includes(`from './${plugin}/server/index.ts'`), plugin).toBe(
      existsSync(`src/plugins/${plugin}/server/index.ts`),
    );
});

// A compiler and whole test runs, next to other tests; two of the three at a time.
describe.each(plugins)('without %s', { timeout: 900_000 }, (plugin) => {
  const folder = mkdtempSync(join(tmpdir(), `prilika-without-${plugin}-`));

  beforeAll(() => {
    const files = listFiles().filter((file) => !file.startsWith(`src/plugins/${plugin}/`));
    const gone = testsOf(plugin, files);
    for (const file of files) {
      if (gone.has(file)) continue;
      cpSync(file, join(folder, file));
      if (/^src\/plugins\/(?:places\/)?[\w.-]+\.tsx?$/.test(file))
        writeFileSync(join(folder, file), withoutLines(readFileSync(file, 'utf8'), plugin));
    }
    for (const modules of ['node_modules', 'runtime/node_modules'])
      symlinkSync(join(process.cwd(), modules), join(folder, modules));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.concurrent('it has its types', async () => {
    await run(folder, '@react-router/dev/bin.cjs', 'typegen');
    // The folders share `node_modules`, and with it the usual place of this file.
    await run(folder, 'typescript/bin/tsc', '--noEmit', '--checkers', '1', '--tsBuildInfoFile', 'tsc.tsbuildinfo');
  });

  test.concurrent('its unit tests hold', () =>
    run(folder, 'vitest/vitest.mjs', 'run', '--project', 'unit', 'src/app', 'src/plugins', 'src/demo'));

  test.concurrent('people search, publish, apply and read applications', () =>
    run(folder, 'vitest/vitest.mjs', 'run', '--project', 'db', ...mainJob));
});
