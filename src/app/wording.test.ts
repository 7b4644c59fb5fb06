import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderProforma } from '#features/advertising/orders/server/proforma-document.tsx';
import { firstPostKeys, firstPostText } from '#features/content/articles/server/first-posts.ts';
import { blogCategoryCodes, blogCategoryLabel } from '#features/content/blog/blog-categories.ts';
import { staticTexts } from '#features/content/pages/server/static-texts.ts';
import type { StaticBlock } from '#features/content/pages/static-page.ts';
import { formatDate } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { lineText } from '#src/demo/marked-line.ts';
import { occupations } from '#src/demo/occupations.ts';
import { sectors } from '#src/demo/sectors.ts';
import * as sharedSentences from '#src/demo/shared-sentences.ts';
import { buildProforma } from '#tests/builders/proforma-builder.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { texts } from './texts.ts';
import * as rules from './wording-rules.ts';

/*
 * How the product speaks (ADR 31). Every text that people read, with its place: messages of pages and mails, static
 * pages, the blog's first texts and categories; in Serbian also the pro-forma invoice and the sentences of the demo data, in
 * English the API's documentation.
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
const written = (language: Language): Text[] => [
  ...messages[language],
  ...pagesIn(language),
  ...blogCategoryCodes.map((code) => [`blog category ${code}`, blogCategoryLabel(code, language)] as const),
  ...firstPostKeys.flatMap((key) => {
    const { title, summary, body } = firstPostText(key, language);
    return [title, summary, body].map((said) => [`blog ${key}`, withoutMarkup(said)] as const);
  }),
];
const apiSummaries: Text[] = globSync('src/{features,plugins}/**/*contract.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/'([A-Z][^'\n]* [^'\n]*\.)'/g)].map(([, said = '']) => [file, said] as const),
);

/** A sentence of the demo data with all its wordings. */
const unfolded = (line: string): string =>
  lineText(line).replace(/\{([^{}]*)\}/g, (_, inner: string) =>
    inner.includes('|') ? inner.replaceAll('|', ', ') : /^\d/.test(inner) ? '7' : 'Firma',
  );
const demoLines: readonly (readonly [place: string, lines: readonly string[]])[] = [
  ...occupations.map(
    ({ id, leads, tasks, conditions, offers }) => [id, [...leads, ...tasks, ...conditions, ...offers]] as const,
  ),
  ...sectors.map(({ name, descriptions, about, offers }) => [name, [...descriptions, ...about, ...offers]] as const),
  ...Object.entries(sharedSentences).map(([name, lines]) => [name, Object.values(lines)] as const),
];
const demo = demoLines.flatMap(([place, lines]) => lines.map((line): Text => [`demo ${place}`, unfolded(line)]));

/** As it is printed, with parties whose names and addresses are no words. */
const proformaPages = async (): Promise<Text[]> => {
  const { provider, buyer } = buildProforma();
  const data = buildProforma({
    provider: { ...provider, name: 'Firma', email: 'mi@prilika.test' },
    buyer: { ...buyer, name: 'Firma' },
  });
  const { pages } = await readPdf(await renderProforma(data));
  return pages.map((text, at) => [`pro-forma invoice, page ${at + 1}`, text]);
};

const productSr = [...written('sr'), ...(await proformaPages())];
const all = {
  sr: [...productSr, ...demo],
  en: [...written('en'), ...apiSummaries],
};

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

  const sources = globSync('src/**/*.tsx', { exclude: ['**/*.test.tsx', '**/gallery/**'] }).map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  const keys = new Map(messages.sr);

  test('a text that is given a number shows it or has forms for it', () => {
    const given = sources.flatMap(([file, source]) =>
      [...source.matchAll(/\bt\(\s*'([\w.-]+)',\s*\{[^{}()]*\bcount\b/g)].map(([, key = '']) => [file, key] as const),
    );
    expect(given.length).toBeGreaterThan(100);
    const formless = given.filter(([, key]) => !/\{\{count\}\}/.test(keys.get(key) ?? '{{count}}'));
    expect(formless).toEqual([]);
  });

  test('a label beside a number is given the number', () => {
    const labels = sources.flatMap(([file, source]) =>
      [
        ...source.matchAll(
          /<(?:Stat|Tile)\b(?:(?!\/>).)*?value=\{formatNumber\((?:(?!\/>).)*?label=\{(t\((?:(?!\/>).)*)|\bcount: [^,\n]*,\s*label: (t\([^\n]*)/gs,
        ),
      ].map(([, ofStat, ofCount]) => [file, ofStat ?? ofCount ?? ''] as const),
    );
    // Lists give theirs by what they are (`ui/lists`).
    expect(labels.length).toBeGreaterThan(2);
    expect(labels.filter(([, label]) => !/\{[^}]*\bcount\b/.test(label.replaceAll(/\$\{\w+\}/g, '')))).toEqual([]);
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
            (word) => !rules.bothAreWords.includes(word) && (marked.has(word) || rules.neverBare.includes(word)),
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
        .filter((word) => short.has(word) && !rules.commands.includes(word) && !rules.notCommands.includes(word)),
    ]);
    expect(impolite).toEqual([]);
  });
});

describe('mails', () => {
  const mails = messages.sr.filter(
    ([place]) => /(?:^|\.)mail\.|\.suggestions\./.test(place) && !/\.readMe\./.test(place),
  );

  test('write Vi and Vaš with a capital', () => {
    expect(mails.length).toBeGreaterThan(300);
    const small = new RegExp(`${edge}(?:vi|vas|vam|vama|vaš\\p{L}*)${edge}`, 'gu');
    expect(hits(mails, (text) => [...text.matchAll(small)].map(([what]) => what))).toEqual([]);
  });

  test('put no name behind a verb, which would only hide its gender', () => {
    const before = /(\p{L}+) \{\{(?:name|who)\}\}/gu;
    const hidden = hits(mails, (text) =>
      [...text.matchAll(before)]
        .filter(([, word = '']) => !rules.beforeNames.includes(word.toLowerCase()))
        .map(([what]) => what),
    );
    expect(hidden).toEqual([]);
  });
});

describe('one word for one thing', () => {
  test.each(rules.serbianTerms)('Serbian: %s', (_rule, pattern) => {
    expect(hits(all.sr, matches(pattern))).toEqual([]);
  });
  test.each(rules.serbianProductTerms)('Serbian, of the product: %s', (_rule, pattern) => {
    expect(hits(productSr, matches(pattern))).toEqual([]);
  });

  test.each(rules.placedSerbianTerms)('Serbian: %s', (_rule, places, pattern) => {
    const there = messages.sr.filter(([place]) => places.test(place));
    expect(there.length).toBeGreaterThan(0);
    expect(hits(there, matches(pattern))).toEqual([]);
  });

  test('Serbian: what goes on is told in the first person', () => {
    const told = messages.sr.filter(([place]) => rules.progress.test(place));
    expect(told.length).toBeGreaterThan(30);
    expect(told.filter(([, text]) => !/^\p{L}+mo(?!\p{L})/u.test(text))).toEqual([]);
  });

  test.each(rules.englishTerms)('English: %s', (_rule, pattern) => {
    expect(hits(all.en, matches(pattern))).toEqual([]);
  });

  test('candidates see jobs, employers postings', () => {
    const seen = messages.en.filter(([place]) => rules.candidatePlaces.test(place));
    expect(seen.length).toBeGreaterThan(200);
    expect(hits(seen, (text) => (rules.ownersWords.includes(text) ? [] : matches(/\bpostings?\b/)(text)))).toEqual([]);
  });
});
