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

  test('to a question that is not asked any more do not hinder', () => {
    expect(checkAnswers(questions, [...full, { questionId: 'gone', text: 'Da' }]).issues).toEqual([]);
    expect(checkAnswers([], full)).toEqual({ answered: [], issues: [] });
  });
});
