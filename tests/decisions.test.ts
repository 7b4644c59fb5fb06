import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/* Decisions are listed in docs/adr/README.md, have one shape and stay short; every number that is referred to leads somewhere. */

const shelves = ['product', 'platform'];
const list = readFileSync('docs/adr/README.md', 'utf8');
const [listed = '', superseded = ''] = list.split('\n## Superseded\n');

const records = globSync('docs/adr/**/*.md')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== 'docs/adr/README.md')
  .sort()
  .map((path) => ({
    path,
    number: Number(/^(\d{4})-/.exec(basename(path))?.[1]),
    text: readFileSync(path, 'utf8'),
  }));
const numbers = records.map(({ number }) => number);
/** The superseded ones, each with the number of what replaced it. */
const replaced = [...superseded.matchAll(/^- (\d+)\. .+ → (\d+)$/gm)].map(([, old, by]) => ({
  old: Number(old),
  by: Number(by),
}));

test('every record is on exactly one shelf', () => {
  expect(records.length).toBeGreaterThan(50);
  const elsewhere = records.filter(({ path }) => !shelves.includes(path.split('/').slice(2, -1).join('/')));
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('every record is listed under its shelf with number and title, its decision where the title does not say it, and nothing else is', () => {
  const lines = shelves.flatMap((shelf) => {
    const part = listed.split(`\n## ${shelf[0]?.toUpperCase()}${shelf.slice(1)}\n`)[1]?.split('\n## ')[0] ?? '';
    return [...part.matchAll(/^- (\d+)\. \[(.+)\]\(([^)]+)\)(?:: (.+))?$/gm)].map(
      ([, number, title, file, decision]) => ({
        shelf,
        number,
        title,
        file,
        words: decision?.split(' ').length,
      }),
    );
  });
  expect(lines.map(({ shelf, number, title, file }) => `${shelf} ${number}. ${title} ${file}`).sort()).toEqual(
    records
      .map(({ path, number, text }) => {
        const [, title] = /^# \d+\. (.+)\n/.exec(text) ?? [];
        return `${path.split('/')[2]} ${number}. ${title} ${path.replace('docs/adr/', '')}`;
      })
      .sort(),
  );
  expect(lines.filter(({ words }) => (words ?? 0) > 15)).toEqual([]);
});

test('what was superseded is gone and names a record', () => {
  expect(replaced.length).toBe(superseded.match(/^- /gm)?.length);
  expect(replaced.filter(({ old, by }) => numbers.includes(old) || !numbers.includes(by))).toEqual([]);
});

test.each(records)('$path has the shape of a record', ({ number, text }) => {
  expect(text).toMatch(new RegExp(`^# ${number}\\. \\S[^\\n]*\\n\\n[^*\\n#]`));
  expect(text).toMatch(/\n\*\*Decision\*\*\n\n- [\s\S]+\n\*\*Price\*\*\n\n\S/);
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(300);
});

test('every decision that is referred to exists or is superseded', () => {
  const files = globSync(
    [
      '*.{md,js,ts,json}',
      '{src,tests,bench,scripts,drizzle,docs,content,deploy}/**/*.{ts,tsx,mjs,js,css,sql,md,yaml,yml}',
    ],
    { exclude: ['**/node_modules'] },
  ).filter((file) => file !== 'CHANGELOG.md' && basename(file) !== 'decisions.test.ts');
  const known = new Set([...numbers, ...replaced.map(({ old }) => old)]);
  const references = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bADRs? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, named]) =>
      (named?.match(/\d+/g) ?? []).map((number) => ({ file, number: Number(number) })),
    ),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter(({ number }) => !known.has(number))).toEqual([]);
});
