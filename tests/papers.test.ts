import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* Papers stay short enough to be read, and name files that are there. */

const read = (file: string): string => readFileSync(file, 'utf8');

/** What somebody reads who changes or runs the site; configuration.md is generated. */
const papers = globSync(['{README,ARCHITECTURE,CONTRIBUTING}.md', 'docs/**/*.md']).filter(
  (file) => file !== 'docs/configuration.md',
);

test('all papers together are at most 25,000 words', () => {
  const words = papers.reduce((sum, file) => sum + read(file).split(/\s+/).filter(Boolean).length, 0);
  expect(words).toBeGreaterThan(10_000);
  expect(words).toBeLessThanOrEqual(25_000);
});

test('no line is too long to read', () => {
  const others = globSync(['{bench,mutants}/**/*.md', 'content/README.md', 'src/**/README.md'], {
    exclude: ['**/node_modules'],
  });
  const files = [...papers, ...others];
  const long = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (line.length > 200 ? [`${file}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

/** `a/{b,c}.ts` → both. */
const unfolded = (path: string): string[] => {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').map((name) => `${before}${name}${after}`);
};

test('an act is at most five files, all of them there', () => {
  const rows = [...read('CONTRIBUTING.md').matchAll(/^\| (applying|publishing|saving|rejecting).*? \| (.*) \|$/gm)];
  expect(rows.length).toBe(4);
  for (const [, act, paths = ''] of rows) {
    const files = [...paths.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => unfolded(path));
    expect(files.length, act).toBeLessThanOrEqual(5);
    expect(files.filter((file) => !existsSync(`src/features/${file}`))).toEqual([]);
  }
});

test('paths in the papers for developers lead somewhere', () => {
  const missing = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((file) =>
    [
      ...read(file).matchAll(
        /`((?:src|features|kit|host|ui|app|demo|postings|publishing|tests|scripts|content|drizzle)\/[\w./-]+)`/g,
      ),
    ]
      .map(([, path = '']) => path)
      // An example of any name.
      .filter((path) => !/\b(?:admin-)?x\.tsx$/.test(path))
      .filter((path) => ![path, `src/${path}`, `src/features/${path}`].some((at) => existsSync(at)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
