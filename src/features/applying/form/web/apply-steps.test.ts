import { expect, test } from 'vitest';
import type { Question } from '#features/postings/fields.ts';
import { answersStep, stepOf, stepsOf } from './apply-steps.ts';

const question: Question = { id: 'q', text: 'Kada?', answerType: 'free', answers: [] };
const licence: Question = {
  id: 'l',
  text: 'Imate li dozvolu?',
  answerType: 'single',
  answers: ['Da', 'Ne'],
  requiredAnswers: ['Da'],
  otherwise: 'end',
};

test('the steps are those that the questions need', () => {
  expect(stepsOf([], true)).toEqual(['dokumenti', 'pregled']);
  expect(stepsOf([question], true)).toEqual(['dokumenti', 'upitnik', 'pregled']);
  expect(stepsOf([licence], true)).toEqual(['uslovi', 'dokumenti', 'pregled']);
  expect(stepsOf([licence, question], false)).toEqual(['uslovi', 'dokumenti', 'upitnik']);
  expect([answersStep([licence]), answersStep([licence, question])]).toEqual(['uslovi', 'upitnik']);
});

test('every field has its step', () => {
  const stepOfPath = (path: string, preview: boolean) => stepOf(path, [question, licence], preview);
  expect(['email', 'documents.0', 'answers.0.text', 'answers.1'].map((path) => stepOfPath(path, false))).toEqual([
    'dokumenti',
    'dokumenti',
    'upitnik',
    'uslovi',
  ]);
  expect([stepOfPath('coverLetter', false), stepOfPath('coverLetter', true)]).toEqual(['dokumenti', 'pregled']);
  // A question that the page does not have.
  expect([stepOfPath('answers.5', true), stepOf('answers.5', [licence], true)]).toEqual(['upitnik', 'uslovi']);
});
