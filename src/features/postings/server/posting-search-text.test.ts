import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { categories } from '#features/catalog/categories.ts';
import { places } from '#features/catalog/places.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { foldedTexts, searchWordsVersion } from './posting-search-text.ts';
import { toSearchable } from './posting-values.ts';

/** A posting that has everything a posting is found by, and signs of every kind that folding treats. */
const posting = {
  positionTitle: 'C#/.NET програмер – Đorđe & sinovi d.o.o. (м/ж), node.js, CI/CD',
  advertiserName: 'Ђачки Џеп',
  categories: [],
  locations: [],
  workModel: null,
  jobShortDescription: 'Kratko, 24/7.',
  jobDescription: '<ul><li>Održavanje&nbsp;mašina</li><li>T-SQL &amp; PL/SQL</li></ul>',
  conditionsDescription: '<p>Њега, љубав, ćirilica</p>',
  offersDescription: '<p>Топли оброк</p>',
  additionalDescription: '<p>čćšžđ DJ dž</p>',
};

test('other search words have another version, so that postings get them', () => {
  const words = [
    ...categories.map(({ code }) => ({ ...posting, categories: [code] })),
    ...places.map(({ code }) => ({ ...posting, locations: [code] })),
    ...workModels.map(({ code }) => ({ ...posting, workModel: code })),
  ].map((one) => foldedTexts(toSearchable(one, 'Kvasac Print')));
  const fingerprint = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  // When the words have changed, raise `searchWordsVersion` and write both down here.
  expect({ version: searchWordsVersion, fingerprint }).toEqual({
    version: 1,
    fingerprint: '7cd5808ff6ee421b',
  });
});
