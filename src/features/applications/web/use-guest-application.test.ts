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
  const posting = { id: 7, positionTitle: 'Kuvar', company: 'Žito', questions };
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
