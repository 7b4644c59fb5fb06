import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { consentTextVersions } from '#features/accounts/consents.ts';
import { languages } from '#kit/i18n/language.ts';
import { type StaticBlock, type StaticPageName, staticPages } from '../static-page.ts';
import { staticTexts } from './static-texts.ts';

const names = Object.keys(staticPages) as StaticPageName[];
const facts = { provider: 'Firma d.o.o. iz Niša', email: 'podrska@prilika.test' };
const textOf = (name: StaticPageName, language: 'sr' | 'en') => staticTexts[name][language](facts);

const sentences = (block: StaticBlock): readonly string[] =>
  typeof block === 'string' ? [block] : 'list' in block ? block.list : [...block.head, ...block.rows.flat()];
const allSentences = (name: StaticPageName, language: 'sr' | 'en') =>
  textOf(name, language).sections.flatMap(({ blocks }) => blocks.flatMap(sentences));

const shape = (block: StaticBlock): string =>
  typeof block === 'string'
    ? 'paragraph'
    : 'list' in block
      ? `list of ${block.list.length}`
      : `table of ${block.rows.length} with ${block.head.length}`;

describe.each(names)('%s', (name) => {
  test('says the same in both languages: sections, lists and tables pair', () => {
    const outline = (language: 'sr' | 'en') =>
      textOf(name, language).sections.map(({ id, blocks }) => {
        const shapes = blocks.map(shape);
        // The last section of a translation may say which language version prevails.
        return [id, id === 'izmene' ? shapes.slice(0, 1) : shapes];
      });
    expect(outline('en')).toEqual(outline('sr'));
    expect(textOf(name, 'en').changedOn).toBe(textOf(name, 'sr').changedOn);
  });

  test.each(languages)('in %s leads only to pages that exist', (language) => {
    const paths = new Set(routes.map(({ path }) => `/${path ?? ''}`));
    const links = allSentences(name, language).flatMap((text) =>
      [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href ?? ''),
    );
    const dead = links.filter((href) => !/^(https|mailto):/.test(href) && !paths.has(href));
    expect(dead).toEqual([]);
  });

  test.each(languages)('in %s has a description for search engines and rows as wide as their heads', (language) => {
    const { description, sections } = textOf(name, language);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    for (const { blocks } of sections)
      for (const block of blocks)
        if (typeof block !== 'string' && 'head' in block)
          for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  });

  test('is in Latin letters with their diacritics, or in English without', () => {
    expect(allSentences(name, 'sr').join(' ')).toMatch(/[čćšžđ]/);
    expect(allSentences(name, 'sr').join(' ')).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(allSentences(name, 'en').join(' ')).not.toMatch(/\p{Script=Cyrillic}/u);
  });
});

test('the texts that people agree to carry the version that is recorded with the consent', () => {
  expect(textOf('terms', 'sr').changedOn).toBe(consentTextVersions.terms);
  expect(textOf('privacy', 'en').changedOn).toBe(consentTextVersions.terms);
});

test.each(['terms.sr', 'terms.en', 'privacy.sr', 'privacy.en', 'anti-discrimination.sr', 'anti-discrimination.en'])(
  'the source of %s says at its top that a lawyer has to confirm it',
  (file) => {
    expect(readFileSync(`content/pages/${file}.md`, 'utf8')).toMatch(/^---\n# A lawyer has to confirm this text/);
  },
);
