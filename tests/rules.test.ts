import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything a reader of the repository reads, except the rules themselves. */
const files = globSync([
  '{src,tests,bench,scripts}/**/*.{ts,tsx,mjs,css}',
  'docs/**/*.md',
  '{bench,src}/**/*.md',
  '{README,ARCHITECTURE,CONTRIBUTING}.md',
]).filter((file) => file !== 'docs/rules.md' && !file.includes('node_modules'));

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

/** The anchor that a Markdown heading gets: `### Without a CV` → `without-a-cv`. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const rules = linesOf('docs/rules.md')
  .filter((line) => line.startsWith('### '))
  .map(anchorOf);

/** Each reference in a file, as `file:line anchor`. */
const references = files.flatMap((file) =>
  linesOf(file).flatMap((line, at) =>
    [...line.matchAll(/rules\.md#([\w-]+)/g)].map(([, anchor]) => ({
      anchor: anchor as string,
      place: `${file}:${at + 1}`,
    })),
  ),
);

test('every rule has a unique name', () => {
  expect(rules.length).toBeGreaterThan(50);
  expect(new Set(rules).size).toBe(rules.length);
});

test('every rule that is referred to exists', () => {
  expect(references.filter(({ anchor }) => !rules.includes(anchor))).toEqual([]);
});

test('every rule is referred to by the code that follows it', () => {
  const code = references.filter(({ place }) => /^(?:src|tests|bench)\//.test(place));
  const named = new Set(code.map(({ anchor }) => anchor));
  expect(rules.filter((rule) => !named.has(rule))).toEqual([]);
});

test('nothing refers to a paper outside the repository', () => {
  const paper = /\b(?:SPEC|DESIGN|conventions|catalog\.md|mocks? \d+[a-z])\b|§ ?\d/;
  const others = files
    .filter((file) => file !== 'tests/rules.test.ts')
    .flatMap((file) =>
      linesOf(file).flatMap((line, at) => (paper.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
  expect(others).toEqual([]);
});
