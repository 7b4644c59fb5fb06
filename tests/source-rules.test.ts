import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Lines of the product's source (no tests) that match, as `file:line`. */
const linesWith = (pattern: RegExp, except: string): string[] =>
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== except)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
    );

describe('Formatters of Intl are made in one place, where they are kept', () => {
  const home = 'src/shared/i18n/formatters.ts';
  /** Besides the classes themselves, the methods that make one for each call. */
  const made = /\bIntl\.|\.toLocale\w*\(|\.localeCompare\(/;

  test('the pattern knows all ways of making one', () => {
    for (const way of [
      "new Intl.NumberFormat('sr')",
      "Intl.DateTimeFormat('sr')",
      '(12).toLocaleString()',
      "day.toLocaleDateString('sr')",
      "a.localeCompare(b, 'sr')",
    ])
      expect(way).toMatch(made);
    expect(readFileSync(home, 'utf8')).toMatch(made);
  });

  test('no other file makes one', () => {
    expect(linesWith(made, home)).toEqual([]);
  });
});

describe('No form leaves it to the browser to restore its fields after a reload', () => {
  /** Tags of native forms and of React Router's, up to the end of their attributes. */
  const formTag = /<form(?=[\s>])(?:[^>]|=>)*>|<Form(?=[\s>])(?:[^>]|=>)*>/g;

  test('each says autoComplete="off"; the forms of ui/forms say it for themselves', () => {
    const tags = globSync('src/**/*.tsx')
      .filter((file) => !file.endsWith('.test.tsx'))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        const own = /import \{[^}]*\bForm\b[^}]*\} from '(?:#ui\/forms|\.)\/form\.tsx'/.test(text);
        return [...text.matchAll(formTag)]
          .filter(([tag]) => !(own && tag.startsWith('<Form')))
          .map(([tag]) => ({ file, tag }));
      });
    expect(tags.length).toBeGreaterThan(15);
    expect(tags.filter(({ tag }) => !tag.includes('autoComplete="off"'))).toEqual([]);
  });
});
