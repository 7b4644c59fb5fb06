import { beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '#features/postings/fields.ts';
import { ClientError } from '#shared/client-errors.ts';
import type { ApplicationReceipt, GuestApplicationForm, GuestApplicationInput } from '../fields.ts';
import { forgetGuestDraft, loadGuestDraft, type UploadedDocument } from './guest-draft.ts';
import { createGuestSession } from './guest-session.ts';
import { parseStored, readSession } from './session-value.ts';

const question: Question = {
  id: 'q1',
  text: 'Imate li dozvolu?',
  answerType: 'single',
  answers: ['Da', 'Ne'],
};
const posting = { id: 7, positionTitle: 'Kuvar', company: 'Žito', categories: [], questions: [question] };
const receipt: ApplicationReceipt = { positionTitle: 'Kuvar', company: 'Žito', email: 'ana@primer.rs' };
const cv: UploadedDocument = { fileId: 'f1', guestToken: 't1', name: 'CV.pdf', size: 10 };
const input = (change: Partial<GuestApplicationInput> = {}): GuestApplicationInput => ({
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@primer.rs',
  phone: '+381641234567',
  address: '',
  city: 'Čačak',
  birthDate: '',
  applicationType: 'cv',
  coverLetter: '',
  documents: [],
  answers: [{ questionId: 'q1', answers: ['Da'], text: '' }],
  withoutCv: false,
  terms: true,
  ...change,
});
const sentOf = (id: number) => parseStored(readSession(`application-sent-${id}`));

const open = () => {
  const post = vi.fn(async (_body: GuestApplicationForm) => receipt);
  return { post, session: createGuestSession({ posting, post }) };
};

beforeEach(() => {
  forgetGuestDraft(7);
});

test('a form that nobody has touched is empty, with a place for each answer', () => {
  expect(open().session.values).toEqual({
    ...{ firstName: '', lastName: '', email: '', phone: '', address: '', city: '', birthDate: '' },
    ...{ applicationType: 'cv', coverLetter: '', documents: [], withoutCv: false, terms: false },
    answers: [{ questionId: 'q1', answers: [], text: '' }],
  });
});

test('input and uploads survive a reload; the consent does not', () => {
  const { session } = open();
  const { documents: _, terms: __, withoutCv: ___, ...typed } = input();
  session.keep({ values: typed });
  session.keep({ documents: [cv] });
  const again = open().session;
  expect(again.values).toEqual({ ...input(), terms: false });
  expect(again.documents).toEqual([cv]);
});

test('an answer to a removed question is left out', () => {
  open().session.keep({
    values: { city: 'Niš', answers: [{ questionId: 'old', answers: ['x'], text: '' }] },
  });
  expect(open().session.values).toMatchObject({
    city: 'Niš',
    answers: [{ questionId: 'q1', answers: [], text: '' }],
  });
});

test('the same application is repeated word for word after a lost response', async () => {
  const { session, post } = open();
  post
    .mockRejectedValueOnce(new ClientError('timeout', null))
    .mockRejectedValueOnce(new ClientError('fetch', null));
  await expect(session.send(input(), [cv], false)).rejects.toThrow('timeout');
  await expect(session.send(input(), [cv], false)).rejects.toThrow('fetch');
  const [first, second] = post.mock.calls.map(([body]) => body);
  expect(second).toEqual(first);
});

test.each([
  ['another document', [{ ...cv, fileId: 'f2' }], false],
  ['the word that no CV goes along', [cv], true],
] as const)('%s is another application', async (_, documents, withoutCv) => {
  const { session, post } = open();
  await session.send(input(), [cv], false);
  await session.send(input(), documents, withoutCv);
  const [first, second] = post.mock.calls.map(([body]) => body);
  expect(second).not.toEqual(first);
});

test('the draft is deleted when the server has the application, and nothing is stored after it', async () => {
  const { session, post } = open();
  session.keep({ values: { city: 'Niš' } });
  post.mockRejectedValueOnce(new ClientError('fetch', null));
  await expect(session.send(input(), [cv], false)).rejects.toThrow();
  expect(loadGuestDraft(7).values).toEqual({ city: 'Niš' });
  await session.send(input(), [cv], false);
  session.keep({ values: { city: 'Čačak' } });
  expect(loadGuestDraft(7)).toEqual({ values: {}, documents: [] });
  expect(sentOf(7)).toMatchObject({ receipt, parts: { documents: 1, coverLetter: false, answers: 1 } });
});

test('an application by letter is sent without uploads', async () => {
  const { session, post } = open();
  await session.send(input({ applicationType: 'letter', coverLetter: 'Dobar dan.' }), [cv], true);
  expect(post.mock.calls[0]?.[0]).toMatchObject({ documents: [], withoutCv: true });
  expect(sentOf(7)).toMatchObject({ parts: { documents: 0, coverLetter: true } });
});

test('documents go with the tokens that show whose they are', async () => {
  const { session, post } = open();
  await session.send(input(), [cv], false);
  expect(post.mock.calls[0]?.[0]).toEqual({ ...input(), documents: [{ fileId: 'f1', guestToken: 't1' }] });
});
