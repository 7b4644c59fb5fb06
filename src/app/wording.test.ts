import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstPostTexts as postsEn } from '#features/content/blog/server/first-posts.en.ts';
import { firstPostTexts as postsSr } from '#features/content/blog/server/first-posts.sr.ts';
import type { StaticBlock } from '#features/content/pages/static-page.ts';
import { staticTexts } from '#features/content/pages/static-texts.ts';
import { formatDate } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { lineText } from '#src/demo/marked-line.ts';
import { occupations } from '#src/demo/occupations.ts';
import { sectors } from '#src/demo/sectors.ts';
import * as sharedSentences from '#src/demo/shared-sentences.ts';
import { texts } from './texts.ts';
import * as rules from './wording-rules.ts';

/*
 * How the product speaks (ADR 31). Every text that people read, with its place: messages of pages and mails, static
 * pages, the first texts of the blog; in Serbian also the sentences of the demo data, in English the API's documentation.
 */

type Text = readonly [place: string, text: string];
type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): Text[] =>
  Object.entries(tree).flatMap(([key, value]): Text[] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const withoutMarkup = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\]\([^)]*\)/g, ']');

const sentences = (block: StaticBlock): readonly string[] =>
  typeof block === 'string' ? [block] : 'list' in block ? block.list : [...block.head, ...block.rows.flat()];

const pagesIn = (language: Language): Text[] =>
  Object.entries(staticTexts).flatMap(([name, write]) => {
    const text = write[language]({ provider: 'Firma iz Niša', email: 'mi@prilika.test' });
    return [
      [name, text.title] as const,
      [name, text.description] as const,
      [name, text.brief] as const,
      ...text.sections.flatMap(({ id, title, short, blocks }) =>
        [title, short ?? title, ...blocks.flatMap(sentences)].map(
          (said) => [`${name} ${id}`, withoutMarkup(said)] as const,
        ),
      ),
    ];
  });

const messages = { sr: flatten(texts.sr as Tree), en: flatten(texts.en as Tree) };
const written = (language: Language, posts: typeof postsSr): Text[] => [
  ...messages[language],
  ...pagesIn(language),
  ...Object.entries(posts).flatMap(([key, post]) =>
    [post.title, post.summary, post.body].map((said) => [`blog ${key}`, withoutMarkup(said)] as const),
  ),
];
const apiSummaries: Text[] = globSync('src/features/**/*contract.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/'([A-Z][^'\n]* [^'\n]*\.)'/g)].map(
    ([, said = '']) => [file, said] as const,
  ),
);

/** A sentence of the demo data with all its wordings. */
const unfolded = (line: string): string =>
  lineText(line).replace(/\{([^{}]*)\}/g, (_, inner: string) =>
    inner.includes('|') ? inner.replaceAll('|', ', ') : /^\d/.test(inner) ? '7' : 'Firma',
  );
const demoLines: readonly (readonly [place: string, lines: readonly string[]])[] = [
  ...occupations.map(
    ({ id, leads, tasks, conditions, offers }) =>
      [id, [...leads, ...tasks, ...conditions, ...offers]] as const,
  ),
  ...sectors.map(
    ({ name, descriptions, about, offers }) => [name, [...descriptions, ...about, ...offers]] as const,
  ),
  ...Object.entries(sharedSentences).map(([name, lines]) => [name, Object.values(lines)] as const),
];
const demo = demoLines.flatMap(([place, lines]) =>
  lines.map((line): Text => [`demo ${place}`, unfolded(line)]),
);

const all = { sr: [...written('sr', postsSr), ...demo], en: [...written('en', postsEn), ...apiSummaries] };

/** What a rule finds, as `place: found`. */
const hits = (list: readonly Text[], find: (text: string, place: string) => Iterable<string>): string[] =>
  list.flatMap(([place, text]) => [...find(text, place)].map((what) => `${place}: ${what}`));

/** An edge of a word: `\b` knows only the letters of English. */
const edge = '(?:(?<=\\p{L})(?!\\p{L})|(?<!\\p{L})(?=\\p{L}))';

const matches = (pattern: RegExp) => {
  const everywhere = new RegExp(pattern.source.replaceAll('\\b', edge), 'giu');
  return (text: string): string[] => [...text.matchAll(everywhere)].map(([what]) => what);
};

const isPlural = (place: string): boolean => /_(one|few|other)$/.test(place);
const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\{\w+\}\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

describe('numbers', () => {
  test.each(['sr', 'en'] as const)('a number before a noun has plural forms (%s)', (language) => {
    const unforms = hits(messages[language], (text, place) =>
      isPlural(place)
        ? []
        : [...text.matchAll(/\{\{(count|number|days|months|left|bought)\}\}\s(\p{L}+)/gu)]
            .filter(([, , noun = '']) => !rules.notCounted[language].includes(noun))
            .map(([what]) => what),
    );
    expect(unforms).toEqual([]);
  });
});

describe('punctuation', () => {
  const date = { sr: formatDate('2026-12-05', 'sr'), en: formatDate('2026-12-05', 'en') };

  test.each(['sr', 'en'] as const)(
    'no text has two full stops, three instead of one sign or straight quotes (%s)',
    (language) => {
      const quotes = language === 'sr' ? /["“']/ : /["„']/;
      expect(hits(all[language], matches(new RegExp(`\\.\\.|${quotes.source}`)))).toEqual([]);
    },
  );

  test.each(['sr', 'en'] as const)('nor has one when dates are filled in (%s)', (language) => {
    const t = createTranslator(language, texts[language]) as (key: string, params: object) => string;
    const filled = messages[language].map(([key, text]): Text => {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, date[language]]);
      return [key, t(key, Object.fromEntries(names))];
    });
    expect(hits(filled, matches(/\.\.|\d\.[,;:)!?]/))).toEqual([]);
  });

  test('ordinals have their dot in Serbian, percentages no blank', () => {
    expect(hits(all.sr, matches(/\bčlan\p{L}* \d+ (?=\p{L})|[\d}] %/u))).toEqual([]);
  });
});

describe('Serbian letters', () => {
  const bare = (word: string): string =>
    word.replace(/[čć]/g, 'c').replace(/š/g, 's').replace(/ž/g, 'z').replace(/đ/g, 'dj');
  const marked = new Map(
    all.sr
      .flatMap(([, text]) => wordsOf(text))
      .filter((word) => bare(word) !== word)
      .map((word) => [bare(word), word] as const),
  );

  test('no word lacks the diacritics that it has elsewhere', () => {
    const suspicious = hits(all.sr, (text) =>
      rules.ownersWords.includes(text)
        ? []
        : wordsOf(text).filter(
            (word) =>
              !rules.bothAreWords.includes(word) && (marked.has(word) || rules.neverBare.includes(word)),
          ),
    );
    expect(suspicious).toEqual([]);
  });
});

describe('address', () => {
  test('no form is of one gender or of two with a slash', () => {
    const gendered = hits(all.sr, (text) =>
      matches(rules.gendered)(rules.pairedExamples.reduce((rest, pair) => rest.replaceAll(pair, ''), text)),
    );
    expect(gendered).toEqual([]);
  });

  test('people are addressed with vi, on buttons too; only the listed commands to the program are short', () => {
    const polite = all.sr.flatMap(([, text]) => wordsOf(text)).filter((word) => /[ij]te$/.test(word));
    const short = new Set([...polite.map((word) => word.replace(/te$/, '')), ...rules.shortInvitations]);
    const impolite = hits(all.sr, (text) => [
      ...matches(rules.singular)(text),
      ...text
        .replace(/\{\{\w+\}\}\.?/g, 'x')
        .split(/(?<=[.!?:])\s|\s(?:pa|i|ili)\s/)
        .map((sentence) => /^\P{L}*(\p{L}+)/u.exec(sentence)?.[1]?.toLowerCase() ?? '')
        .filter(
          (word) => short.has(word) && !rules.commands.includes(word) && !rules.notCommands.includes(word),
        ),
    ]);
    expect(impolite).toEqual([]);
  });
});

describe('one word for one thing', () => {
  test.each(rules.serbianTerms)('Serbian: %s', (_rule, pattern) => {
    expect(hits(all.sr, matches(pattern))).toEqual([]);
  });

  test.each(rules.englishTerms)('English: %s', (_rule, pattern) => {
    expect(hits(all.en, matches(pattern))).toEqual([]);
  });

  test('candidates see jobs, employers postings', () => {
    const seen = messages.en.filter(([place]) => rules.candidatePlaces.test(place));
    expect(seen.length).toBeGreaterThan(200);
    expect(
      hits(seen, (text) => (rules.ownersWords.includes(text) ? [] : matches(/\bpostings?\b/)(text))),
    ).toEqual([]);
  });
});
