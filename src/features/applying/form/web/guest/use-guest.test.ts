// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Question } from '#features/postings/fields.ts';
import type { ApiRequest } from '#kit/api-client.ts';
import { ClientError } from '#kit/client-errors.ts';
import { parseTab, readTab } from '#kit/tab-storage.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { openDraft, type UploadedDocument } from '../application-draft.ts';
import type { ApplyStep } from '../apply-steps.ts';
import { useApplying } from '../use-applying.ts';
import { useGuest } from './use-guest.ts';

const question: Question = {
  id: 'q1',
  text: 'Imate li dozvolu?',
  answerType: 'single',
  answers: ['Da', 'Ne'],
};
const cv = { fileId: '3b241101-e2bb-4255-8caf-4136c566a962', guestToken: 't1', name: 'CV.pdf', size: 10 };
const typed = {
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@primer.rs',
  phone: '0641234567',
  city: 'Čačak',
};
const receipt = { positionTitle: 'Kuvar', company: 'Žito', email: 'ana@primer.rs' };

const positionTitle = 'Kuvar';
const draftOf = (id: number) => openDraft({ id, positionTitle });
const keep = (application: object, uploads: UploadedDocument[] = [cv]) =>
  draftOf(7).keep({ application: application as Record<string, unknown>, uploads });

let page: HookPage<ReturnType<typeof useWindow>>;
let sent: ApiRequest[];
let answers: (() => Response)[];

const useWindow = (questions: Question[]) => {
  const [posting] = useState({ id: 7, positionTitle, company: 'Žito', categories: [], questions });
  const [asked, goTo] = useState<ApplyStep>('dokumenti');
  const { guest, documents } = useGuest(posting);
  const tell = (text: unknown, again: boolean) => `${text} ${again}`;
  return { ...useApplying(posting, guest, { asked, goTo, tell }), documents };
};
const open = async (questions: Question[] = []) => {
  page = await renderHook(() => useWindow(questions), {
    path: '/oglasi/7',
    transport: async (request) => {
      if (!request.url.endsWith('/applications/guest')) return Response.json({ data: {} });
      sent.push(request);
      return (answers.shift() ?? (() => Response.json({ data: receipt }, { status: 201 })))();
    },
  });
  await page.act(() => page.current.form.setValue('terms', true));
};
const reopen = async (questions: Question[] = []) => {
  await page.unmount();
  await open(questions);
};
const bodyOf = (index: number) => JSON.parse(String(sent[index]?.body));
const sentOf = (id: number) => parseTab(readTab(`application-sent-${id}`));
const submit = () => page.act(() => page.current.submission.submit());
const lost = (): Response => {
  throw new ClientError('timeout', null);
};

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answers = [];
});
afterEach(() => page.unmount());

test('an application without questions is sent in one step, and its draft is deleted', async () => {
  keep(typed);
  await open();
  await submit();
  expect(sent).toHaveLength(1);
  expect(page.address()).toBe('/oglasi/7/prijava-poslata');
  expect(draftOf(7)).toMatchObject({ application: {}, uploads: [] });
});

test('questions are a step of their own, and wrong fields of the first one lead back to it', async () => {
  keep(typed);
  await open([question]);
  await submit();
  expect(page.current.step).toBe('upitnik');
  await submit();
  expect(page.current.form.formState.errors.answers).toBeDefined();
  await page.act(() => page.current.form.setValue('answers.0.answers', ['Da']));
  await page.act(() => page.current.form.setValue('email', 'x'));
  await submit();
  expect(page.current.step).toBe('dokumenti');
  expect(sent).toEqual([]);
});

const requirement: Question = {
  id: 'q2',
  text: 'Znate li nemački?',
  answerType: 'single',
  answers: ['Da', 'Učim', 'Ne'],
  requiredAnswers: ['Da', 'Učim'],
  otherwise: 'end',
};
const answer = (index: number, ...words: string[]) =>
  page.act(() => page.current.form.setValue(`answers.${index}.answers`, words));

test('what the job needs comes before person and documents, and ends applying until the answer changes', async () => {
  keep(typed);
  await open([question, requirement]);
  expect([page.current.step, page.current.steps]).toEqual(['uslovi', ['uslovi', 'dokumenti', 'upitnik']]);
  await submit();
  expect(page.current.form.formState.errors.answers?.[1]).toBeDefined();
  expect(page.current.form.formState.errors.email).toBeUndefined();
  await answer(1, 'Ne');
  await submit();
  expect([page.current.step, page.current.endings]).toEqual(['uslovi', 1]);
  await answer(1, 'Učim');
  expect([page.current.step, page.current.endings]).toEqual(['uslovi', 0]);
  await submit();
  expect([page.current.step, page.current.before]).toEqual(['dokumenti', 'uslovi']);
  await submit();
  expect(page.current.step).toBe('upitnik');
  await answer(0, 'Ne');
  await submit();
  expect(bodyOf(0).answers).toMatchObject([
    { questionId: 'q1', answers: ['Ne'] },
    { questionId: 'q2', answers: ['Učim'] },
  ]);
});

test('an answer that is only marked goes on, is kept for the tab, and can be looked at again', async () => {
  keep(typed);
  await open([{ ...requirement, otherwise: 'mark' }]);
  await answer(0, 'Ne');
  await submit();
  expect(page.current.step).toBe('dokumenti');
  await reopen([{ ...requirement, otherwise: 'mark' }]);
  expect(page.current.step).toBe('dokumenti');
  await page.act(() => page.current.goTo('uslovi'));
  await submit();
  await submit();
  expect(sent).toHaveLength(1);
});

test('a requirement that came meanwhile leads to its question', async () => {
  keep(typed);
  await open([question]);
  await submit();
  await answer(0, 'Ne');
  const errors = [{ path: 'answers.0', code: 'requirement-not-met', message: 'Sa ovim odgovorom ne može.' }];
  answers = [() => Response.json({ status: 422, code: 'applications.requirement-not-met', errors }, { status: 422 })];
  await page.act(() => page.current.goTo('dokumenti'));
  await page.act(() => page.current.goTo('upitnik'));
  await submit();
  expect(page.current.step).toBe('upitnik');
  expect(page.current.form.formState.errors.answers?.[0]).toMatchObject({ message: errors[0]?.message });
});

test('sending no CV is warned about once; input is kept meanwhile', async () => {
  keep(typed, []);
  await open();
  await page.act(() => page.current.form.setValue('city', 'Niš'));
  await submit();
  expect(page.current.warning).toBe(true);
  expect(sent).toEqual([]);
  expect(draftOf(7).application).toMatchObject({ city: 'Niš' });
  await page.act(() => page.current.continueWithoutCv());
  expect(bodyOf(0)).toMatchObject({ withoutCv: true, documents: [] });
});

test('whoever has chosen the letter alone is asked for a CV as well, whatever was uploaded before', async () => {
  keep({ ...typed, applicationType: 'letter', coverLetter: 'Dobar dan.' });
  await open();
  await submit();
  expect([page.current.warning, sent]).toEqual([true, []]);
  await page.act(() => page.current.addCv());
  expect(page.current.form.getValues('applicationType')).toBe('cv_letter');
  await page.act(() => page.current.form.setValue('applicationType', 'letter'));
  await submit();
  await page.act(() => page.current.continueWithoutCv());
  expect(bodyOf(0)).toMatchObject({ withoutCv: true, documents: [] });
});

test('a lost response is reported, and repeating it is the same application; a changed one is another', async () => {
  keep(typed);
  await open();
  answers = [lost, lost];
  await submit();
  expect(page.current.submission.problem).toMatch(/ true$/);
  await submit();
  await page.act(() => page.current.form.setValue('city', 'Niš'));
  await submit();
  const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(bodyOf(1)).toEqual(bodyOf(0));
});

test('a form that nobody has touched is empty, with a place for each answer', async () => {
  await open([question]);
  await page.act(() => page.current.form.setValue('terms', false));
  expect(page.current.form.getValues()).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    birthDate: '',
    applicationType: 'cv',
    coverLetter: '',
    documents: [],
    withoutCv: false,
    terms: false,
    answers: [{ questionId: 'q1', answers: [], text: '' }],
  });
});

test('input and uploads survive a reload; the consent does not', async () => {
  keep(typed);
  await open([question]);
  await page.act(() => page.current.form.setValue('address', 'Glavna 1'));
  await answer(0, 'Da');
  await page.unmount();
  expect(draftOf(7).application).not.toHaveProperty('terms');
  page = await renderHook(() => useWindow([question]), {
    transport: async () => Response.json({ data: {} }),
  });
  expect(page.current.form.getValues()).toMatchObject({
    ...typed,
    address: 'Glavna 1',
    terms: false,
    withoutCv: false,
    documents: [],
    answers: [{ questionId: 'q1', answers: ['Da'], text: '' }],
  });
  expect(page.current.documents.uploaded).toEqual([cv]);
});

test('an answer to a removed question is left out', async () => {
  keep({ city: 'Niš', answers: [{ questionId: 'old', answers: ['x'], text: '' }] });
  await open([question]);
  expect(page.current.form.getValues()).toMatchObject({
    city: 'Niš',
    answers: [{ questionId: 'q1', answers: [], text: '' }],
  });
});

test('another document, or the word that no CV goes along, is another application', async () => {
  const other = { ...cv, fileId: '3b241101-e2bb-4255-8caf-4136c566a963' };
  keep(typed, [cv, other]);
  await open();
  answers = [lost, lost];
  await submit();
  await page.act(() => page.current.documents.remove(other));
  await submit();
  await page.act(() => page.current.documents.remove(cv));
  await submit();
  expect([page.current.warning, sent.length]).toEqual([true, 2]);
  await page.act(() => page.current.continueWithoutCv());
  const ids = [0, 1, 2].map((index) => [bodyOf(index).documents.length, bodyOf(index).withoutCv]);
  expect(ids).toEqual([
    [2, false],
    [1, false],
    [0, true],
  ]);
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(3);
});

test('the draft is deleted when the server has the application, and nothing is stored after it', async () => {
  keep(typed);
  await open([question]);
  await answer(0, 'Da');
  await submit();
  answers = [lost];
  await submit();
  expect(draftOf(7).application).toMatchObject(typed);
  await submit();
  await page.act(() => page.current.form.setValue('city', 'Čačak'));
  expect(draftOf(7)).toMatchObject({ application: {}, uploads: [] });
  expect(sentOf(7)).toMatchObject({ receipt, parts: { documents: 1, coverLetter: false, answers: 1 } });
});

test('an application by letter is sent without uploads, one with a CV with its letter', async () => {
  keep({ ...typed, applicationType: 'letter', coverLetter: 'Dobar dan.' });
  await open();
  await submit();
  await page.act(() => page.current.continueWithoutCv());
  expect(sentOf(7)).toMatchObject({ parts: { documents: 0, coverLetter: true } });
  keep({ ...typed, applicationType: 'cv', coverLetter: 'Dobar dan.' });
  await reopen();
  await submit();
  expect(bodyOf(1)).toMatchObject({ applicationType: 'cv', coverLetter: 'Dobar dan.' });
});

test('documents go with the tokens that show whose they are', async () => {
  keep(typed);
  await open();
  await submit();
  expect(bodyOf(0).documents).toEqual([{ fileId: cv.fileId, guestToken: cv.guestToken }]);
});
