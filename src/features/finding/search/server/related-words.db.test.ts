import { expect, test } from 'vitest';
import { relatedNames } from '#features/catalog/related-names.ts';
import { foldForSearch } from '#kit/serbian-text.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { readQuestion } from './question.ts';
import { createRelatedWords } from './related-words.ts';

const app = await createTestApplication();
const related = createRelatedWords();
const groupsFor = async (typed: string) => {
  const { words } = readQuestion(typed, { chosen: () => [], isCompany: () => false });
  return related.group(app.database.executor, words);
};
const namesFor = async (typed: string): Promise<string[]> =>
  (await groupsFor(typed)).flatMap(({ names, begun }) => [...names, ...begun]);

test('every name is recognised by its stems, and finds only the names of its own groups', async () => {
  const groups = relatedNames.map((names) => names.map(foldForSearch));
  for (const name of new Set(groups.flat())) {
    const own = new Set(groups.filter((names) => names.includes(name)).flat());
    const wordGroups = await groupsFor(name);
    expect(wordGroups, name).toEqual([expect.objectContaining({ isName: true })]);
    expect(
      wordGroups[0]?.names.filter((other) => !own.has(other)),
      name,
    ).toEqual([]);
  }
});

test.each([
  ['šoferu', 'vozac'],
  ['radnika u proizvodnji', 'proizvodni radnik'],
  ['радник производњи', 'radnik na traci'],
  ['java developer', 'backend programer'],
  ['konobarica', 'kelner'],
  ['nurses', 'medicinska sestra'],
  ['barmenka', 'barmen'],
  ['varioca', 'zavarivac'],
  ['u apoteci', 'farmaceut'],
  ['šnajd', 'krojac'],
  ['java devel', 'programer'],
])('%s also finds %s', async (typed, name) => expect(await namesFor(typed)).toContain(name));

test.each(['beograd', 'radnik', '"vozač kamiona"', '-vozač kuvar -pekar noćni', 'glavni', 'vo', 'šof'])(
  '%s joins no more than was typed',
  async (typed) => expect(await namesFor(typed)).not.toContain('sofer'),
);
