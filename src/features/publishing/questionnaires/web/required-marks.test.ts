import { expect, test } from 'vitest';
import { marksOf, requiredOf } from './required-marks.ts';

test('the words of marked answers, each once, none of an empty one', () => {
  expect(requiredOf(['Da', 'Ne', '', 'Da'], [true, false, true, true])).toEqual(['Da']);
  expect(requiredOf(['Da', 'Ne'], [])).toEqual([]);
});

test('a mark stays with its answer while two answers say the same', () => {
  const marks = [true, false];
  // „Da” is typed over to „Danas” beside „Dan”.
  for (const typed of ['Da', 'Dan', 'Dana', 'Danas']) {
    const answers = [typed, 'Dan'];
    expect(marksOf({ answers, requiredAnswers: requiredOf(answers, marks) }, marks)).toEqual([true, false]);
  }
});

test('an answer that is emptied and written anew keeps its mark', () => {
  const marks = [true, false];
  expect(marksOf({ answers: ['', 'Ne'], requiredAnswers: [] }, marks)).toEqual(marks);
});

test('another question, or the same from elsewhere, has the marks of its words', () => {
  const question = { answers: ['Da', 'Učim', 'Ne'], requiredAnswers: ['Učim'] };
  expect(marksOf(question, [])).toEqual([false, true, false]);
  expect(marksOf(question, [true, false, false])).toEqual([false, true, false]);
  expect(marksOf(question, [false, true])).toEqual([false, true, false]);
  expect(marksOf({ answers: ['Da'] }, [true])).toEqual([false]);
});
