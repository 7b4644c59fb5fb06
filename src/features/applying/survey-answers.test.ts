import { describe, expect, test } from 'vitest';
import type { Question } from '#features/postings/fields.ts';
import { checkAnswers } from './survey-answers.ts';

const questions: Question[] = [
  { id: 'years', text: 'Koliko godina?', answerType: 'single', answers: ['Manje od 3', '3 i više'] },
  { id: 'work', text: 'Koje poslove?', answerType: 'multiple', answers: ['PDV', 'Zarade', 'Završni račun'] },
  { id: 'start', text: 'Kada?', answerType: 'free', answers: [] },
];

const full = [
  { questionId: 'start', text: ' Odmah ' },
  { questionId: 'work', answers: ['Zarade', 'PDV', 'PDV'] },
  { questionId: 'years', answers: ['3 i više'] },
];

describe('answers to a questionnaire', () => {
  test('are kept with the words of the questions, in the order in which both were offered', () => {
    expect(checkAnswers(questions, full)).toEqual({
      issues: [],
      ends: [],
      answered: [
        { questionId: 'years', text: 'Koliko godina?', answerType: 'single', answers: ['3 i više'] },
        { questionId: 'work', text: 'Koje poslove?', answerType: 'multiple', answers: ['PDV', 'Zarade'] },
        { questionId: 'start', text: 'Kada?', answerType: 'free', answers: ['Odmah'] },
      ],
    });
  });

  test('must be there for every question', () => {
    const { issues } = checkAnswers(questions, [
      { questionId: 'work', answers: [] },
      { questionId: 'start', text: '  ' },
    ]);
    expect(issues).toEqual([0, 1, 2].map((index) => ({ path: `answers.${index}`, code: 'answer-missing' })));
  });

  test('must be among the offered ones, and a single answer is exactly one', () => {
    const wrong = [
      { questionId: 'years', answers: ['Manje od 3', '3 i više'] },
      { questionId: 'work', answers: ['PDV', 'Nešto drugo'] },
      { questionId: 'start', text: 'Odmah' },
    ];
    expect(checkAnswers(questions, wrong).issues).toEqual([
      { path: 'answers.0', code: 'not-listed' },
      { path: 'answers.1', code: 'not-listed' },
    ]);
  });

  test('are kept with what the job needed and whether that was met; only one that ends applying is named', () => {
    const [years, work] = questions as [Question, Question];
    const asked: Question[] = [
      { ...years, requiredAnswers: ['3 i više'], otherwise: 'mark' },
      { ...work, requiredAnswers: ['PDV', 'Zarade'], otherwise: 'end' },
    ];
    const poor = checkAnswers(asked, [
      { questionId: 'years', answers: ['Manje od 3'] },
      { questionId: 'work', answers: ['PDV'] },
    ]);
    expect(poor.issues).toEqual([]);
    expect(poor.ends).toEqual([1]);
    expect(poor.answered.map(({ requirement }) => requirement)).toEqual([
      { answers: ['3 i više'], met: false },
      { answers: ['PDV', 'Zarade'], met: false },
    ]);
    const good = checkAnswers(asked, full);
    expect(good.ends).toEqual([]);
    expect(good.answered.map(({ requirement }) => requirement?.met)).toEqual([true, true]);
  });

  test('that are missing or not offered end nothing: they are said to be wrong', () => {
    const asked = questions.map((question): Question => ({ ...question, requiredAnswers: ['PDV'], otherwise: 'end' }));
    const { ends, issues } = checkAnswers(asked.slice(0, 2), [{ questionId: 'work', answers: ['Nešto drugo'] }]);
    expect(ends).toEqual([]);
    expect(issues).toHaveLength(2);
  });

  test('to a question that is not asked any more do not hinder', () => {
    expect(checkAnswers(questions, [...full, { questionId: 'gone', text: 'Da' }]).issues).toEqual([]);
    expect(checkAnswers([], full)).toEqual({ answered: [], issues: [], ends: [] });
  });
});
