import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * Who runs a site has these pages alone: every command in them is one that a test runs, or one of the system's. A new command fails
 * here until it has its row.
 */

const pages = ['operations', 'setup', 'containers', 'releases'];
const [text = '', ...more] = pages.map((name) => readFileSync(`docs/${name}.md`, 'utf8'));
const all = [text, ...more].join('\n');

/** What begins a line of commands, after the settings in front of it. */
const programs =
  /^(?:npm|npx|node|runtime\/\S+|age|echo|systemctl|kill|git|docker|podman|apt-get|useradd|install|cp|sed|certbot|nginx|curl|prilika)\b/;
const asAnother = /^(?:sudo(?! -)|setpriv(?: --\S+)+) /;
const bare = (line: string): string =>
  line
    .replace(/^(?:[A-Z_]+=(?:"[^"]*"|\S+) )+/, '')
    .replace(asAnother, '')
    .replace(/\s+#.*$/, '');

const fenced = [...all.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, lines = '']) => lines.split('\n'));
const inline = [...all.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const commands = [...new Set([...fenced, ...inline].map(bare))].filter((line) => programs.test(line));

interface Row {
  command: RegExp;
  /** The test that runs it, and words in it that do so; null: a program of the system, which is not ours to try. */
  test: [file: string, words: string] | null;
}
const grown = 'tests/grown-site.slow.test.ts';
const rows: Row[] = [
  { command: /^npm start$/, test: ['src/main.slow.test.ts', "untilReady(['start']"] },
  { command: /^npm run dev$/, test: ['src/main.slow.test.ts', "'dev'"] },
  // All browser tests begin with it.
  {
    command: /^npm run build$/,
    test: ['package.json', 'node scripts/build.ts && node scripts/run.mjs playwright'],
  },
  { command: /^runtime\/.*src\/main\.ts$/, test: ['tests/e2e/stopping.spec.ts', 'siteArguments'] },
  { command: /^npm run backup /, test: [grown, "run('backup'"] },
  { command: /^npm run restore /, test: [grown, "run('restore'"] },
  { command: /^npm run files /, test: [grown, "run('files'"] },
  { command: /npm run admin /, test: ['src/commands/admin.slow.test.ts', "'src/commands/admin.ts'"] },
  { command: /^npm run doctor\b/, test: ['src/commands/doctor.slow.test.ts', "'src/commands/doctor.ts'"] },
  { command: /^npm run import /, test: ['src/commands/import.slow.test.ts', "'src/commands/import.ts'"] },
  { command: /^npm run reindex$/, test: ['src/commands/reindex.slow.test.ts', "'src/commands/reindex.ts'"] },
  { command: /^npm run audit$/, test: ['scripts/audit-rules.test.ts', 'licenceFaults'] },
  { command: /^age -d /, test: ['src/operations/backup/archive.test.ts', ' -d '] },
  // The suite is a test itself; it takes an hour.
  { command: /^npm run faults\b/, test: ['scripts/faults.ts', 'vitest.faults.config.ts'] },
  { command: /^npm test$/, test: ['.ci/run', 'npm test'] },
  { command: /^npm run test:all$/, test: ['.ci/run', 'npm run test:slow'] },
  {
    command: /^docker compose (?:exec|run --rm -v \S+) site prilika /,
    test: ['tests/container.slow.test.ts', "'prilika'"],
  },
  { command: /^prilika\b/, test: ['tests/container.slow.test.ts', "'prilika'"] },
  { command: /^docker compose (?:exec|up -d|build --pull)$/, test: null },
  { command: /^npm run NAME -- …$/, test: ['tests/container.slow.test.ts', "'prilika'"] },
  { command: /^npm (?:outdated$|install |version |ci --omit=dev$)/, test: null },
  { command: /^npx git-cliff/, test: null },
  { command: /^git (?:clone|fetch|checkout|commit|tag) /, test: null },
  { command: /^(?:apt-get|useradd|install|cp|sed|certbot|nginx|curl) /, test: null },
  { command: /^systemctl /, test: null },
  { command: /^kill -9$/, test: null },
];

test('there are commands in it', () => {
  expect(commands.length).toBeGreaterThan(15);
});

test.each(commands)('%s', (command) => {
  const row = rows.find((one) => one.command.test(command));
  expect(row, 'a row of this test').toBeDefined();
  const [file, words] = row?.test ?? [];
  if (file && words) expect(readFileSync(file, 'utf8')).toContain(words);
});

test('every row is of a command that is still there', () => {
  const gone = rows.filter(({ command }) => !commands.some((one) => command.test(one)));
  expect(gone.map(({ command }) => String(command))).toEqual([]);
});

test('the table of contents leads to every section', () => {
  const anchors = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const [contents = ''] = text.split(/^## /m);
  const links = [...contents.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links.toSorted()).toEqual(anchors.toSorted());
});

test('nothing that runs a site is left out of it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // Of development; README and CONTRIBUTING have them.
  const ofSite = (script: string): boolean => /src\/(?:main|commands)|scripts\/(?:audit|faults)/.test(script);
  const named = Object.keys(scripts).filter((name) => name !== 'dev' && ofSite(scripts[name] ?? ''));
  expect(named.length).toBeGreaterThan(9);
  const missing = named.filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(text));
  expect(missing).toEqual([]);
});
