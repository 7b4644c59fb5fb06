import { expect, test } from 'vitest';
import type { Question } from '#features/postings/fields.ts';
import { freshId, withoutBlank, withQuestions } from './fresh-question-ids.ts';

const question = (id: string): Question => ({ id, text: id, answerType: 'free', answers: [] });

test('a new question gets an id that none has', () => {
  expect(freshId([])).toBe('p1');
  expect(freshId([question('p2'), question('p1')])).toBe('p3');
  expect(freshId([question('p2')])).toBe('p3');
});

test('stored questions are added after the present ones, with new ids and as many as there is room for', () => {
  const all = withQuestions([question('p1')], [question('p1'), question('p2'), question('p3')], 3);
  expect(all.map(({ id, text }) => `${id} ${text}`)).toEqual(['p1 p1', 'p2 p1', 'p3 p2']);
  expect(withQuestions(all, [question('p9')], 3)).toEqual(all);
});

test('an empty question does not count; an incomplete one does', () => {
  const blank: Question = { id: 'p1', text: ' ', answerType: 'single', answers: ['', ' '] };
  const begun: Question = { ...blank, id: 'p2', answers: ['da', ''] };
  expect(withoutBlank([blank, question('p3'), begun]).map(({ id }) => id)).toEqual(['p3', 'p2']);
});
