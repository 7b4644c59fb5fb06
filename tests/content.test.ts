import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { careerLevels } from '#features/catalog/career-levels.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { placeKinds } from '#features/catalog/places.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { firstPostKeys, firstPostText } from '#features/content/articles/server/first-posts.ts';
import { staticTexts } from '#features/content/pages/server/static-texts.ts';
import { wordingRules } from '#features/publishing/wording/wording-check.ts';
import { readContent, readText } from '#host/content-files.ts';
import { languages } from '#kit/i18n/language.ts';

/** Files that the code has read through their schemas. */
const read = vi.hoisted(() => new Set<string>());
vi.mock(import('#host/content-files.ts'), async (original) => {
  const { readContent, readText } = await original();
  return {
    readContent: (file, schema) => {
      read.add(file);
      return readContent(file, schema);
    },
    readText: (file, schema) => {
      read.add(file);
      return readText(file, schema);
    },
  };
});

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
/** Digits alone as a key would come first, whatever their place. */
const code = z.string().regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
const item = z.strictObject({
  sr: text,
  en: text,
  synonyms: texts.exactOptional(),
  names: texts.exactOptional(),
});
const employed = item.extend({
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER']),
});
const place = item.extend({
  kind: z.enum(placeKinds),
  parent: code.exactOptional(),
  seat: code.exactOptional(),
  lat: z.number().min(41).max(47).exactOptional(),
  lng: z.number().min(18).max(24).exactOptional(),
  postal: z
    .string()
    .regex(/^\d{5}$/)
    .exactOptional(),
  locative: text,
});
/** Lists under the names of their parts. */
const parts = <Schema extends z.ZodType>(each: Schema) => z.record(text, z.array(each).min(1));

const rule = z.enum(wordingRules).exclude(['title']);
const numerals = z.strictObject({
  teens: text,
  tens: text,
  units: text,
  other: z.record(text, z.number()),
  ordinal: z.string(),
});
const wordingFile = z
  .strictObject({
    words: z.record(text, text),
    groups: z.array(z.strictObject({ rule, unless: text.exactOptional(), phrases: texts })),
  })
  .refine(
    ({ words, groups }) =>
      groups.every(({ phrases }) =>
        [...phrases.join(' ').matchAll(/\{([^}]*)\}/g)].every(([, name = '']) => name in words),
      ),
    'A phrase names words that are not in the file.',
  );

/** Phrases by the codes of the list that they mean, one or several with spaces between. */
const spoken = (list: readonly { code: string }[]) =>
  z.record(
    z.string().refine((codes) => codes.split(' ').every((one) => list.some((each) => each.code === one))),
    texts,
  );

/** What the browser reads as well is part of its scripts and comes without a check. */
const schemas: Record<string, z.ZodType> = {
  'catalog/benefits.json': z.record(code, item),
  'catalog/career-levels.json': z.record(code, item),
  'catalog/categories.json': z.record(code, item),
  'catalog/contract-types.json': z.record(code, employed),
  'catalog/education-levels.json': z.record(code, item.extend({ noks: text.exactOptional() })),
  'catalog/experience-levels.json': z.record(code, item),
  'catalog/job-types.json': z.record(code, employed),
  'catalog/places.json': z.record(code, place),
  'catalog/skills.json': parts(z.strictObject({ sr: text, en: text, asked: text.exactOptional() })),
  'catalog/work-models.json': z.record(code, item),
  'first-names.json': z.strictObject({
    menWithoutA: texts,
    menWithE: texts,
    menAsTheyAre: texts,
    women: texts,
    shared: texts,
  }),
  'search/related-names.json': parts(z.string().regex(/^[^,]+(?:, [^,]+)+$/)),
  'search/spoken-filters.json': z.strictObject({
    careerLevels: spoken(careerLevels),
    experience: spoken(experienceLevels),
    jobTypes: spoken(jobTypes),
    workModels: spoken(workModels),
    contractTypes: spoken(contractTypes),
  }),
  'search/workplaces.json': z.record(text, text),
  'wording/allowed.json': z.strictObject({ noMoney: texts, equality: texts, next: text, demands: text }),
  'wording/frauds.json': wordingFile,
  'wording/numbers.json': z.strictObject({ serbian: numerals, english: numerals }),
  'wording/people.json': z.strictObject({
    people: z.array(
      z.strictObject({ rule, nouns: text, english: text, mayBePreferred: z.literal(true).exactOptional() }),
    ),
    phrases: texts,
    preferred: texts,
  }),
  'wording/traits.json': wordingFile,
};

const contentOf = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, 'utf8'));

test.each(Object.entries(schemas))('%s is as its schema says', (file, schema) => {
  expect(z.prettifyError(schema.safeParse(contentOf(file)).error ?? { issues: [] })).toBe('');
});

test('every file is read through a schema', async () => {
  for (const file of ['generate-demo', 'demo-market', 'demo-articles', 'company-marks', 'load-demo-workplaces'])
    await import(`../src/demo/${file}.ts`);
  for (const language of languages) {
    for (const text of Object.values(staticTexts)) text[language]({ provider: '', email: '' });
    for (const key of firstPostKeys) firstPostText(key, language);
  }
  const files = globSync('content/**/*.*').map((file) => file.replaceAll('\\', '/').replace('content/', ''));
  expect([...read, ...Object.keys(schemas), 'README.md'].sort()).toEqual(files.sort());
});

test('what is wrong is named with its file and its place', () => {
  const numbers = z.object({ streets: z.array(z.number()) });
  expect(() => readContent('demo/companies.yaml', numbers)).toThrow(
    /^content\/demo\/companies\.yaml: [\s\S]*→ at streets\[0\]/,
  );
  expect(() => readContent('README.md', numbers)).toThrow(/^content\/README\.md: /);
  expect(() => readText('pages/contact.sr.md', z.object({ author: z.string() }))).toThrow(
    /^content\/pages\/contact\.sr\.md: [\s\S]*→ at author/,
  );
});
