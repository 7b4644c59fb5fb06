// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '#features/postings/fields.ts';
import type { ApiRequest } from '#kit/api-client.ts';
import { ClientError } from '#kit/client-errors.ts';
import { tabValue, writeTab } from '#kit/tab-storage.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { openDraft } from '../application-draft.ts';
import type { ApplyStep } from '../apply-steps.ts';
import { useApplying } from '../use-applying.ts';
import { type OfferedDocument, useAccount, useOfferedDocuments } from './use-account.ts';

const question: Question = { id: 'q', text: 'Kada?', answerType: 'free', answers: [] };
const cv: OfferedDocument = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  name: 'CV.pdf',
  size: 9,
  generated: true,
  isDefault: false,
  fileId: 'f',
  type: 'application/pdf',
};

let page: HookPage<ReturnType<typeof usePage>>;
let sent: ApiRequest[];
let answers: (() => Response)[];
const refresh = vi.fn(async () => undefined);
const none: string[] = [];

const usePage = (questions: Question[], documents: OfferedDocument[], uploading: boolean) => {
  const [posting] = useState({ id: 7, positionTitle: 'Kuvar', company: 'Žito', categories: [], questions });
  const [asked, goTo] = useState<ApplyStep | null>(null);
  const account = useAccount(posting, { email: 'ana@primer.rs', documents, uploading, refresh });
  const applying = useApplying(posting, account, { asked, goTo });
  useOfferedDocuments(applying.form, documents, none);
  return { ...applying, asked };
};
const open = async (questions: Question[] = [], documents = [cv], uploading = () => false) => {
  page = await renderHook(() => usePage(questions, documents, uploading()), {
    path: '/oglasi/7/apliciraj',
    transport: async (request) => {
      if (!request.url.endsWith('/applications')) return Response.json({ data: {} });
      sent.push(request);
      const created = { data: { application: { createdAt: '2026-03-01T10:00:00Z' } } };
      return (answers.shift() ?? (() => Response.json(created, { status: 201 })))();
    },
  });
};
const submit = () => page.act(() => page.current.submission.submit());
const isSent = () => page.address() === '/oglasi/7/prijava-poslata';
const bodyOf = (index: number) => JSON.parse(String(sent[index]?.body));
const saved = () => tabValue('application-state-7') as { application: object } | null;

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answers = [];
  refresh.mockClear();
});
afterEach(() => page.unmount());

test('with a CV and no questions it is two steps, and the tab forgets what was sent', async () => {
  await open();
  await page.act(() => page.current.form.setValue('coverLetter', 'Nije za slanje.'));
  expect(saved()).toMatchObject({ application: { documents: [cv.id] }, posting: { id: 7 } });
  await submit();
  expect([page.current.step, sent.length]).toEqual(['pregled', 0]);
  await submit();
  // A letter that was written and then deselected is not sent.
  expect(bodyOf(0)).toEqual({
    applicationType: 'cv',
    coverLetter: '',
    documents: [cv.id],
    answers: [],
    withoutCv: false,
  });
  expect(isSent()).toBe(true);
  expect(saved()).toBeNull();
});

test('without a CV there is a warning, which leads on once it is confirmed', async () => {
  await open([], []);
  await submit();
  expect([page.current.warning, page.current.step]).toEqual([true, 'dokumenti']);
  await page.act(() => page.current.addCv());
  expect(page.current.warning).toBe(false);
  await submit();
  await page.act(() => page.current.continueWithoutCv());
  expect(page.current.step).toBe('pregled');
  await submit();
  expect(bodyOf(0)).toMatchObject({ documents: [], withoutCv: true });
});

test('the letter alone takes no documents along, and is asked for in the last step only', async () => {
  await open();
  await page.act(() => page.current.form.setValue('applicationType', 'letter'));
  await submit();
  expect([page.current.warning, page.current.step]).toEqual([true, 'dokumenti']);
  await page.act(() => page.current.continueWithoutCv());
  expect(page.current.step).toBe('pregled');
  await submit();
  expect(sent).toEqual([]);
  expect(page.current.form.formState.errors.coverLetter).toBeDefined();
  await page.act(() => page.current.form.setValue('coverLetter', 'Poštovani'));
  await submit();
  expect(bodyOf(0)).toMatchObject({ applicationType: 'letter', documents: [], withoutCv: true });
});

test('whoever has chosen the letter alone is asked for a CV, and may add one', async () => {
  await open();
  await page.act(() => page.current.form.setValue('applicationType', 'letter'));
  await submit();
  expect(page.current.warning).toBe(true);
  await page.act(() => page.current.addCv());
  expect([page.current.warning, page.current.step]).toEqual([false, 'dokumenti']);
  expect(page.current.form.getValues('applicationType')).toBe('cv_letter');
});

test('questions come between, and must be answered', async () => {
  await open([question]);
  await submit();
  expect([page.current.step, page.current.missingAnswers]).toEqual(['upitnik', true]);
  await submit();
  expect(page.current.step).toBe('upitnik');
  expect(page.current.form.formState.errors.answers).toBeDefined();
  await page.act(() => page.current.form.setValue('answers.0.text', 'Sutra'));
  expect(page.current.missingAnswers).toBe(false);
  await submit();
  expect(page.current.step).toBe('pregled');
  await submit();
  expect(bodyOf(0).answers).toEqual([{ questionId: 'q', answers: [], text: 'Sutra' }]);
});

const licence: Question = {
  id: 'l',
  text: 'Imate li dozvolu?',
  answerType: 'single',
  answers: ['Da', 'Ne'],
  requiredAnswers: ['Da'],
  otherwise: 'end',
};
const answer = (index: number, ...words: string[]) =>
  page.act(() => page.current.form.setValue(`answers.${index}.answers`, words));

test('what the job needs comes first, and ends applying until the answer changes', async () => {
  await open([question, licence]);
  expect([page.current.step, page.current.missingAnswers]).toEqual(['uslovi', true]);
  await submit();
  expect(page.current.form.formState.errors.answers).toHaveLength(2);
  await answer(1, 'Ne');
  await submit();
  await submit();
  // Nothing is sent, and neither the CV warning nor the documents step is shown.
  expect([page.current.asked, page.current.step, page.current.endings, page.current.warning]).toEqual([
    null,
    'uslovi',
    2,
    false,
  ]);
  await answer(1, 'Da');
  expect([page.current.step, page.current.endings]).toEqual(['uslovi', 0]);
  await submit();
  expect([page.current.asked, page.current.step]).toEqual(['dokumenti', 'dokumenti']);
  await submit();
  expect([page.current.step, page.current.missingAnswers]).toEqual(['upitnik', true]);
  await page.act(() => page.current.form.setValue('answers.0.text', 'Sutra'));
  await submit();
  await submit();
  expect(bodyOf(0).answers).toEqual([
    { questionId: 'q', answers: [], text: 'Sutra' },
    { questionId: 'l', answers: ['Da'], text: '' },
  ]);
});

test('no address leads past what the job needs, and a change there comes back to it', async () => {
  await open([licence]);
  await page.act(() => page.current.goTo('pregled'));
  expect(page.current.step).toBe('uslovi');
  await answer(0, 'Da');
  expect(page.current.step).toBe('uslovi');
  await submit();
  expect([page.current.asked, page.current.step]).toEqual(['dokumenti', 'dokumenti']);
  await answer(0, 'Ne');
  expect(page.current.step).toBe('uslovi');
  expect(sent).toEqual([]);
});

test('an answer that is only marked goes on, and a reload does not ask again', async () => {
  const marked: Question = { ...licence, otherwise: 'mark' };
  await open([marked]);
  await answer(0, 'Ne');
  await submit();
  expect([page.current.asked, page.current.step]).toEqual(['dokumenti', 'dokumenti']);
  await page.unmount();
  await open([marked]);
  await page.act(() => page.current.goTo('dokumenti'));
  expect(page.current.step).toBe('dokumenti');
});

test('a requirement that came meanwhile leads to the answers', async () => {
  await open([{ ...licence, requiredAnswers: undefined, otherwise: undefined }]);
  await submit();
  await answer(0, 'Ne');
  await submit();
  const errors = [{ path: 'answers.0', code: 'requirement-not-met', message: 'Sa ovim odgovorom ne može.' }];
  answers = [() => Response.json({ status: 422, code: 'applications.requirement-not-met', errors }, { status: 422 })];
  await submit();
  expect(page.current.step).toBe('upitnik');
  expect(page.current.form.formState.errors.answers?.[0]).toMatchObject({ message: errors[0]?.message });
  expect(saved()).not.toBeNull();
});

test('a lost answer keeps everything, and the repetition is the same application', async () => {
  await open();
  await page.act(() => page.current.form.setValue('coverLetter', 'Poštovani'));
  answers = [
    () => {
      throw new ClientError('timeout', null);
    },
  ];
  await submit();
  await submit();
  expect(page.current.submission.problem).not.toBeNull();
  expect(saved()).not.toBeNull();
  await submit();
  expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(
    Array.from({ length: 2 }, () => sent[0]?.headers['Idempotency-Key']),
  );
  expect(isSent()).toBe(true);
});

test('a document that was deleted between the steps is told, and the list is asked for anew', async () => {
  await open();
  await submit();
  const problem = { type: '', title: '', status: 422, code: 'files.not-yours', detail: 'Nema ga.' };
  answers.push(() => Response.json({ ...problem, errors: [], requestId: '' }, { status: 422 }));
  await submit();
  expect(refresh).toHaveBeenCalledOnce();
  expect(page.current.submission.problem).toBe('Nema ga.');
  expect(isSent()).toBe(false);
});

const document = (id: string, change: Partial<OfferedDocument> = {}): OfferedDocument => ({
  id,
  fileId: id,
  name: `${id}.pdf`,
  type: 'application/pdf',
  size: 1,
  generated: false,
  isDefault: false,
  ...change,
});
const begun = async (questions: Question[], documents: OfferedDocument[]) => {
  await open(questions, documents);
  return page.current.form.getValues();
};
const keep = (application: Record<string, unknown>) =>
  openDraft({ id: 7, positionTitle: 'Kuvar' }).keep({ application });

test('applying begins with the default CV, else with one made from the profile, else with none', async () => {
  const [upload, made, usual] = [
    document('upload'),
    document('made', { generated: true }),
    document('usual', { isDefault: true }),
  ];
  expect((await begun([], [upload, made, usual])).documents).toEqual(['usual']);
  await page.unmount();
  expect((await begun([], [upload, made])).documents).toEqual(['made']);
  await page.unmount();
  expect((await begun([], [upload])).documents).toEqual([]);
});

test('what was typed stays for the tab; documents that are gone and questions that are gone are left out', async () => {
  const typed = {
    applicationType: 'cv_letter' as const,
    coverLetter: 'Poštovani',
    documents: ['one', 'gone'],
    answers: [
      { questionId: 'q', answers: [], text: 'Sutra' },
      { questionId: 'old', answers: ['x'], text: '' },
    ],
  };
  keep(typed);
  expect(await begun([question], [document('one', { isDefault: true }), document('two')])).toEqual({
    ...typed,
    documents: ['one'],
    answers: [typed.answers[0]],
    withoutCv: false,
  });
  await page.unmount();
  openDraft({ id: 7, positionTitle: 'Kuvar' }).end();
  expect((await begun([question], [])).coverLetter).toBe('');
});

test('a choice of no document is a choice', async () => {
  keep({ applicationType: 'cv', coverLetter: '', documents: [], answers: [] });
  expect((await begun([], [document('one', { isDefault: true })])).documents).toEqual([]);
});

test.each([[null], [{ application: 5 }], [{ other: 1 }], [{ application: { answers: 5 } }]])(
  'a damaged state %j counts as none',
  async (state) => {
    writeTab('application-state-7', state);
    expect(await begun([question], [])).toEqual({
      applicationType: 'cv',
      coverLetter: '',
      documents: [],
      withoutCv: false,
      answers: [{ questionId: 'q', answers: [], text: '' }],
    });
  },
);
