import { expect, test } from 'vitest';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { checkWording, sendPosting } from '../../sending/contract.ts';

const app = await createTestApplication();

test('the check says of unfinished texts what sending would, part by part', async () => {
  const { token: as } = await signedInEmployer(app);
  const texts = {
    positionTitle: 'Пекар',
    conditionsDescription: '<ul><li>osoba <b>do 35</b> godina</li></ul>',
    questions: [{ text: 'Da li ste udati?', answers: ['Da', 'Ne'] }],
  };
  const { data } = await app.call(checkWording, { body: texts }, { as });
  expect(data).toEqual([
    { part: 'positionTitle', rule: 'title', found: 'pekar', start: 0, end: 5, stops: false },
    { part: 'conditionsDescription', rule: 'age', found: 'do 35 godina', start: 6, end: 18, stops: true },
    { part: 'questions', rule: 'family', found: 'udati', start: 10, end: 15, stops: true },
  ]);
  const { conditionsDescription } = texts;
  const sent = await app.call(sendPosting, { body: buildPostingInput({ conditionsDescription }) }, { as });
  expect(sent.data.waitsFor).toBe('wording');
});

test('a required answer is read as a demand, with its place behind the words of the question', async () => {
  const { token: as } = await signedInEmployer(app);
  const questions = [{ text: 'Pol?', answers: ['Muški', 'Ženski'], requiredAnswers: ['Muški'] }];
  const { data } = await app.call(checkWording, { body: { questions } }, { as });
  expect(data).toEqual([{ part: 'questions', rule: 'sex', found: 'pol muski', start: 18, end: 28, stops: true }]);
});

test('what only warns is published at once', async () => {
  const { token: as } = await signedInEmployer(app);
  const texts = { positionTitle: 'Pekar', jobDescription: '<p>Javite se preko Vibera.</p>' };
  const { data } = await app.call(checkWording, { body: texts }, { as });
  expect(data.map(({ rule, stops }) => [rule, stops])).toEqual([
    ['title', false],
    ['contact', false],
  ]);
  const sent = await app.call(sendPosting, { body: buildPostingInput(texts) }, { as });
  expect(sent.data).toMatchObject({ posting: { state: 'active' }, waitsFor: null });
});

test('a request for money makes a verified company’s posting wait', async () => {
  const { token: as } = await signedInEmployer(app);
  const body = buildPostingInput({ offersDescription: '<p>Kandidat plaća obuku.</p>' });
  expect((await app.call(sendPosting, { body }, { as })).data.waitsFor).toBe('wording');
});

test('nothing is checked of nothing, and texts beyond their limits are refused by name', async () => {
  const { token: as } = await signedInEmployer(app);
  expect((await app.call(checkWording, { body: {} }, { as })).data).toEqual([]);
  const refused = await refusalOf(app.call(checkWording, { body: { advertiserName: 'x'.repeat(500) } }, { as }));
  expect(refused?.fields).toEqual(['advertiserName too-long']);
});
