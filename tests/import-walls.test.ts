import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * A linter that checks nothing exits with 0. So each wall between folders (ARCHITECTURE.md) gets a planted violation
 * that must be found, and an import that is allowed.
 */
const biome = join(process.cwd(), 'node_modules/.bin/biome');

/** Lints files in a temporary tree under the project's rules; returns the rules that each file breaks. */
const lint = (files: Record<string, string>): Map<string, Set<string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-walls-'));
  try {
    execFileSync('git', ['init', '--quiet', folder]);
    cpSync('biome.json', join(folder, 'biome.json'));
    writeFileSync(join(folder, '.gitignore'), '');
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const { stdout } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=500', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const report = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
    const rulesByFile = new Map<string, Set<string>>();
    for (const { category, location } of report.diagnostics) {
      rulesByFile.set(location.path, (rulesByFile.get(location.path) ?? new Set()).add(category));
    }
    return rulesByFile;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const bare = (module: string): string => `import '${module}';`;

const walls: [file: string, forbidden: string, allowed: string][] = [
  ['src/kit/planted.ts', bare('#host/log.ts'), bare('zod')],
  ['src/kit/planted.ts', bare('node:fs'), bare('./money.ts')],
  ['src/kit/planted.ts', bare('react'), bare('zustand/vanilla')],
  ['src/host/planted.ts', bare('#features/postings/contract.ts'), bare('#kit/problem.ts')],
  ['src/host/planted.ts', bare('#operations/backup/make-backup.ts'), bare('#kit/money.ts')],
  ['src/operations/planted.ts', bare('#features/postings/contract.ts'), bare('#host/log.ts')],
  ['src/features/files/server/planted.ts', bare('#operations/scanner/clamd.ts'), bare('#host/log.ts')],
  [
    'src/features/publishing/server/planted.ts',
    bare('#plugins/interviews/server/index.ts'),
    bare('#features/postings/server/posting-store.ts'),
  ],
  ['src/features/reviewing/web/planted.tsx', bare('#plugins/interviews/web/offer-act.tsx'), bare('../fields.ts')],
  ['src/app/pages/planted.tsx', bare('#plugins/interviews/contract.ts'), bare('#plugins/places/own-application.ts')],
  [
    'src/plugins/interviews/server/planted.ts',
    bare('#features/accounts/server/account-store.ts'),
    bare('#features/applying/server/application-store.ts'),
  ],
  ['src/search/planted.ts', bare('#features/postings/fields.ts'), bare('#kit/serbian-text.ts')],
  ['src/search/internal/planted.ts', bare('#host/turns.ts'), bare('../text-query.ts')],
  ['src/search/planted.ts', bare('drizzle-orm'), bare('./internal/term-table.ts')],
  ['src/host/planted.ts', bare('#search/text-query.ts'), bare('#kit/problem.ts')],
  [
    'src/features/finding/search/server/planted.ts',
    bare('#search/internal/term-table.ts'),
    bare('#search/text-query.ts'),
  ],
  ['src/features/finding/search/web/planted.tsx', bare('#search/text-query.ts'), bare('#kit/serbian-text.ts')],
  ['src/ui/planted.tsx', bare('#features/postings/contract.ts'), bare('#kit/money.ts')],
  ['src/ui/planted.tsx', bare('@tiptap/react'), bare('react')],
  ['src/ui/rich/planted.tsx', bare('#host/log.ts'), bare('@tiptap/react')],
  ['src/features/postings/planted.ts', bare('#host/log.ts'), bare('#features/catalog/places.ts')],
  [
    'src/features/postings/planted.ts',
    bare('#features/employers/server/employer-table.ts'),
    bare('#features/employers/fields.ts'),
  ],
  [
    'src/features/postings/server/planted.ts',
    bare('#features/accounts/server/account-store.ts'),
    bare('#features/accounts/server/account-table.ts'),
  ],
  [
    'src/features/postings/saved/server/planted.ts',
    bare('#features/accounts/sessions/server/session-store.ts'),
    bare('../../server/posting-store.ts'),
  ],
  [
    'src/features/applying/server/planted.ts',
    bare('#features/postings/server/posting-store.ts'),
    bare('#features/postings/server/posting-table.ts'),
  ],
  [
    'src/features/publishing/sending/server/planted.ts',
    bare('#features/finding/search/server/posting-index.ts'),
    bare('#features/postings/server/posting-store.ts'),
  ],
  [
    'src/features/postings/server/planted.ts',
    `import { createAccounts } from '#features/accounts/server/index.ts'; createAccounts();`,
    `import type { Accounts } from '#features/accounts/server/index.ts'; export type A = Accounts;`,
  ],
  [
    'src/plugins/interviews/server/planted.ts',
    bare('#features/employers/team/server/team-store.ts'),
    bare('#features/applying/server/application-store.ts'),
  ],
  ['src/features/postings/server/planted.ts', bare('../web/row.tsx'), bare('#host/clock.ts')],
  ['src/features/postings/web/planted.tsx', bare('../server/posting-store.ts'), bare('../contract.ts')],
  [
    'src/features/postings/web/planted.tsx',
    bare('#features/accounts/web/login-form.tsx'),
    bare('#ui/light/button.tsx'),
  ],
  [
    'src/features/finding/search/web/planted.tsx',
    bare('#features/employers/directory/web/employer-list.tsx'),
    bare('#features/postings/web/posting-row.tsx'),
  ],
  ['src/features/finding/search/web/planted.tsx', bare('../../server/index.ts'), bare('../../home/contract.ts')],
  ['src/features/accounts/recovery/planted.ts', bare('./server/recovery.ts'), bare('../fields.ts')],
  ['src/app/pages/planted.tsx', bare('#features/postings/server/index.ts'), bare('#features/postings/web/row.tsx')],
];

const restricted = 'lint/style/noRestrictedImports';
const place = (file: string, index: number, kind: string): string => file.replace('planted', `${kind}-${index}`);

describe('a wall holds', () => {
  const planted = walls.flatMap(([file, forbidden, allowed], index) => [
    [place(file, index, 'forbidden'), `${forbidden}\n`],
    [place(file, index, 'allowed'), `${allowed}\n`],
  ]);
  const broken = lint(Object.fromEntries(planted));

  test.each(walls.map(([file, forbidden, allowed], index) => ({ file, forbidden, allowed, index })))(
    '$file: $forbidden, but not $allowed',
    ({ file, index }) => {
      expect(broken.get(place(file, index, 'forbidden'))).toContain(restricted);
      expect(broken.get(place(file, index, 'allowed')) ?? new Set()).not.toContain(restricted);
    },
  );

  test('import cycles are found', () => {
    const cycle = lint({
      'src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
    });
    expect(cycle.get('src/a.ts')).toContain('lint/suspicious/noImportCycles');
  });
});
