import { expect, test } from 'vitest';
import { createVocabulary } from '#search/vocabulary.ts';
import { columnsOf, indexed } from '#tests/builders/indexed-posting-builder.ts';
import { knownTexts } from './index-answers.ts';

test('words of titles, companies, categories and places are known', () => {
  const columns = columnsOf([indexed({ title: 'Čulopek', company: 'Čulopek doo' }), indexed({ title: 'Čulopek' })]);
  const vocabulary = createVocabulary(knownTexts(columns));
  expect(vocabulary.get('culopek')).toEqual({ written: 'čulopek', count: 3 });
  for (const word of ['doo', 'nis', 'beograd', 'belgrade', 'zanati', 'abroad'])
    expect(vocabulary.has(word), word).toBe(true);
});
