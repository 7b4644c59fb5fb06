// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Question } from '#features/postings/fields.ts';
import type { ApiRequest } from '#shared/api-client.ts';
import { ClientError } from '#shared/client-errors.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { loadGuestDraft, saveGuestDraft } from './guest-draft.ts';
import { useGuestApplication } from './use-guest-application.ts';

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

let page: HookPage<ReturnType<typeof useGuestApplication>>;
let sent: ApiRequest[];
let answers: (() => Response)[];

const open = async (questions: Question[] = []) => {
  const posting = { id: 7, positionTitle: 'Kuvar', company: 'Žito', categories: [], questions };
  page = await renderHook(() => useGuestApplication(posting, (text, again) => `${text} ${again}`), {
    path: '/oglasi/7',
    transport: async (request) => {
      sent.push(request);
      return (answers.shift() ?? (() => Response.json({ data: receipt }, { status: 201 })))();
    },
  });
  await page.act(() => page.current.form.setValue('terms', true));
};
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
  saveGuestDraft(7, { values: typed, documents: [cv] });
  await open();
  await submit();
  expect(sent).toHaveLength(1);
  expect(page.address()).toBe('/oglasi/7/prijava-poslata');
  expect(loadGuestDraft(7)).toEqual({ values: {}, documents: [] });
});

test('questions are a step of their own, and wrong fields of the first one lead back to it', async () => {
  saveGuestDraft(7, { values: typed, documents: [cv] });
  await open([question]);
  await submit();
  expect(page.current.step).toBe('survey');
  await submit();
  expect(page.current.form.formState.errors.answers).toBeDefined();
  await page.act(() => page.current.form.setValue('answers.0.answers', ['Da']));
  await page.act(() => page.current.form.setValue('email', 'x'));
  await submit();
  expect(page.current.step).toBe('person');
  expect(sent).toEqual([]);
});

const requirement: Question = {
  ...{ id: 'q2', text: 'Znate li nemački?', answerType: 'single', answers: ['Da', 'Učim', 'Ne'] },
  ...{ requiredAnswers: ['Da', 'Učim'], otherwise: 'end' },
};
const answer = (index: number, ...words: string[]) =>
  page.act(() => page.current.form.setValue(`answers.${index}.answers`, words));

test('what the job needs comes before person and documents, and ends applying until the answer changes', async () => {
  saveGuestDraft(7, { values: typed, documents: [cv] });
  await open([question, requirement]);
  expect([page.current.step, page.current.steps]).toEqual([
    'requirements',
    ['requirements', 'person', 'survey'],
  ]);
  await submit();
  expect(page.current.form.formState.errors.answers?.[1]).toBeDefined();
  expect(page.current.form.formState.errors.email).toBeUndefined();
  await answer(1, 'Ne');
  await submit();
  expect([page.current.step, page.current.endings]).toEqual(['requirements', 1]);
  await answer(1, 'Učim');
  expect([page.current.step, page.current.endings]).toEqual(['requirements', 0]);
  await submit();
  expect([page.current.step, page.current.before]).toEqual(['person', 'requirements']);
  await submit();
  expect(page.current.step).toBe('survey');
  await answer(0, 'Ne');
  await submit();
  expect(JSON.parse(String(sent[0]?.body)).answers).toMatchObject([
    { questionId: 'q1', answers: ['Ne'] },
    { questionId: 'q2', answers: ['Učim'] },
  ]);
});

test('an answer that is only marked goes on, is kept for the tab, and can be looked at again', async () => {
  saveGuestDraft(7, { values: typed, documents: [cv] });
  await open([{ ...requirement, otherwise: 'mark' }]);
  await answer(0, 'Ne');
  await submit();
  expect(page.current.step).toBe('person');
  await page.unmount();
  await open([{ ...requirement, otherwise: 'mark' }]);
  expect(page.current.step).toBe('person');
  await page.act(() => page.current.goTo('requirements'));
  await submit();
  await submit();
  expect(sent).toHaveLength(1);
});

test('a requirement that came meanwhile leads to its question', async () => {
  saveGuestDraft(7, { values: typed, documents: [cv] });
  await open([question]);
  await submit();
  await answer(0, 'Ne');
  const errors = [{ path: 'answers.0', code: 'requirement-not-met', message: 'Sa ovim odgovorom ne može.' }];
  answers = [
    () => Response.json({ status: 422, code: 'applications.requirement-not-met', errors }, { status: 422 }),
  ];
  await page.act(() => page.current.goTo('person'));
  await page.act(() => page.current.goTo('survey'));
  await submit();
  expect(page.current.step).toBe('survey');
  expect(page.current.form.formState.errors.answers?.[0]).toMatchObject({ message: errors[0]?.message });
});

test('sending no CV is warned about once; input is kept meanwhile', async () => {
  saveGuestDraft(7, { values: typed });
  await open();
  await page.act(() => page.current.form.setValue('city', 'Niš'));
  await submit();
  expect(page.current.warning).toBe(true);
  expect(sent).toEqual([]);
  expect(loadGuestDraft(7).values).toMatchObject({ city: 'Niš' });
  await page.act(() => page.current.continueWithoutCv());
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ withoutCv: true, documents: [] });
});

test('whoever has chosen the letter alone is asked for a CV as well, whatever was uploaded before', async () => {
  saveGuestDraft(7, {
    values: { ...typed, applicationType: 'letter', coverLetter: 'Dobar dan.' },
    documents: [cv],
  });
  await open();
  await submit();
  expect([page.current.warning, sent]).toEqual([true, []]);
  await page.act(() => page.current.addCv());
  expect(page.current.form.getValues('applicationType')).toBe('cv_letter');
  await page.act(() => page.current.form.setValue('applicationType', 'letter'));
  await submit();
  await page.act(() => page.current.continueWithoutCv());
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ withoutCv: true, documents: [] });
});

test('a lost response is reported, and repeating it is the same application; a changed one is another', async () => {
  saveGuestDraft(7, { values: typed, documents: [cv] });
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
});
