import { afterEach, expect, test } from 'vitest';
import { writeSession } from '../../../web/session-value.ts';
import {
  forgetApplication,
  keepApplication,
  type OfferedDocument,
  startApplication,
} from './apply-session.ts';

const question = { id: 'a', text: 'Kada?', answerType: 'free' as const, answers: [] };
const posting = { id: 7, positionTitle: 'Zidar', company: 'Gradnja', categories: [], questions: [question] };
const document = (id: string, change: Partial<OfferedDocument> = {}): OfferedDocument => ({
  ...{ id, fileId: id, name: `${id}.pdf`, type: 'application/pdf', size: 1 },
  ...{ generated: false, isDefault: false },
  ...change,
});

afterEach(() => forgetApplication(7));

test('applying begins with the default CV, else with one made from the profile, else with none', () => {
  const [upload, made, usual] = [
    document('upload'),
    document('made', { generated: true }),
    document('usual', { isDefault: true }),
  ];
  expect(startApplication(posting, [upload, made, usual]).documents).toEqual(['usual']);
  expect(startApplication(posting, [upload, made]).documents).toEqual(['made']);
  expect(startApplication(posting, [upload]).documents).toEqual([]);
});

test('what was typed stays for the tab; documents that are gone and questions that are gone are left out', () => {
  const typed = {
    applicationType: 'cv_letter' as const,
    coverLetter: 'Poštovani',
    documents: ['one', 'gone'],
    answers: [
      { questionId: 'a', answers: [], text: 'Sutra' },
      { questionId: 'old', answers: ['x'], text: '' },
    ],
  };
  keepApplication(posting, typed);
  expect(startApplication(posting, [document('one', { isDefault: true }), document('two')])).toEqual({
    ...typed,
    documents: ['one'],
    answers: [typed.answers[0]],
    withoutCv: false,
  });
  forgetApplication(7);
  expect(startApplication(posting, []).coverLetter).toBe('');
});

test('a choice of no document is a choice', () => {
  keepApplication(posting, { applicationType: 'cv', coverLetter: '', documents: [], answers: [] });
  expect(startApplication(posting, [document('one', { isDefault: true })]).documents).toEqual([]);
});

test.each([[null], [{ application: 5 }], [{ other: 1 }]])('a damaged state %j counts as none', (state) => {
  writeSession('application-state-7', state);
  expect(startApplication(posting, [])).toEqual({
    ...{ applicationType: 'cv', coverLetter: '', documents: [], withoutCv: false },
    answers: [{ questionId: 'a', answers: [], text: '' }],
  });
});
