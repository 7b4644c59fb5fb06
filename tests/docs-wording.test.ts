import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * Documents for developers and operators use the terms of the field. docs/rules.md, which says what the product promises, and the
 * decisions (docs/adr) are not among them.
 */

const files = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...globSync('docs/*.md')].filter(
  (file) => file !== 'docs/rules.md',
);

/** Without code and addresses of links. */
const prose = (text: string): string =>
  text
    .replace(/^```.*?^```/gms, '')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, ']');

/** Words of everyday life, and the terms to use in their place. */
const banned: readonly [words: RegExp, terms: string][] = [
  [/\bkept\b/i, 'stored, retained, cached'],
  [/\btold\b/i, 'notified, reported'],
  [/\bstands?\b(?!-)/i, 'is stored, is listed'],
  [/\b(?:is|are|be|while|stays?) away\b/i, 'unavailable, down'],
  [/\btakes? (?:\S+ )?away\b/i, 'remove'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bgoes\b|\bgo on\b/i, 'continues, moves, is sent'],
  [/\bbeside\b/i, 'next to, in addition to'],
  [/\bby (?:itself|themselves)\b/i, 'automatically'],
  [/\bby hand\b/i, 'manually'],
  [/\banew\b/i, 'again'],
  [/\bfor good\b/i, 'permanently'],
  [/\blook(?:s|ed)? at\b/i, 'check, review'],
  [/\bhangs? on\b/i, 'depends on'],
  [/\blets? go\b/i, 'release'],
];

test.each(files)('%s uses the terms of the field', (file) => {
  const lines = prose(readFileSync(file, 'utf8')).split('\n');
  const found = lines.flatMap((line) =>
    banned
      .filter(([words]) => words.test(line))
      .map(([words, terms]) => `${words.exec(line)?.[0]} (${terms}): ${line}`),
  );
  expect(found).toEqual([]);
});
