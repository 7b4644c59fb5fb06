import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { siteMap } from '#kit/site-map.ts';

/** Lines of the product's source (no tests) that match, as `file:line`. */
const linesWith = (pattern: RegExp, ...except: (string | RegExp)[]): string[] =>
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => !except.some((each) => (typeof each === 'string' ? each === file : each.test(file))))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
    );

describe('Formatters of Intl are made in one place, where they are kept', () => {
  const home = 'src/kit/i18n/formatters.ts';
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

describe('Addresses of pages come from the map of the site', () => {
  const first = new Set(Object.values(siteMap).map(({ path }) => path.split('/')[1]));
  const words = [...first].filter(Boolean).join('|');
  /** A string or template that begins with a path of the site, or has one after the origin. */
  const literal = new RegExp(`^(?!\\s*(?:/?\\*|//)).*(?:['"\`]|\\$\\{[^}]*\\})/(?:${words})(?=[/?#'"\`$]|$)`);

  test('the pattern knows all ways of writing one', () => {
    for (const way of [
      "href: '/kontakt',",
      '<Link href="/oglasi">',
      "'/oglasi?q=1'",
      `\`/oglasi/\${id}/izmena\``,
      `\`/blog?\${query}\``,
      `\`\${siteUrl}/profil/poslodavac\``,
      `<Link href={\`/poslodavci/\${id}\`}>`,
    ])
      expect(way).toMatch(literal);
    for (const other of ["'/api/postings'", '/** `/kontakt` */', '  // `/oglasi`', "'./blog/fields.ts'", '/^\\/admin/'])
      expect(other).not.toMatch(literal);
  });

  test('no other file writes one', () => {
    const others = linesWith(
      literal,
      'src/kit/site-map.ts',
      // Paths of the API, which has some of the same names.
      /contract\.ts$/,
      // The prefix of private pages, which has no page itself.
      'src/plugins/feeds/server/site-documents.ts',
    );
    expect(others).toEqual([]);
  });
});

test('of the words of a job board, kit uses only those of who calls, of the pages and of what a browser stores', () => {
  const words = /^(?!\s*(?:\/?\*|\/\/)).*(?:posting|candidate|employer|jobseeker|agent|company[A-Z])/i;
  expect(
    linesWith(words, /^src\/(?!kit\/)/, /^src\/kit\/(?:actor|company-role|endpoint|root-store|site-map)\.ts$/),
  ).toEqual([]);
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
    expect(tags.length).toBeGreaterThan(10);
    expect(tags.filter(({ tag }) => !tag.includes('autoComplete="off"'))).toEqual([]);
  });
});
