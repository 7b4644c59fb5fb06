// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '#features/postings/fields.ts';
import type { ApiRequest } from '#shared/api-client.ts';
import { ClientError } from '#shared/client-errors.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { parseStored, readSession } from '../../../web/session-value.ts';
import type { OfferedDocument } from './apply-session.ts';
import { type ApplyStep, answersStep, stepsOf, toApplyStep } from './apply-steps.ts';
import { useApplication } from './use-application.ts';

const question: Question = { id: 'q', text: 'Kada?', answerType: 'free', answers: [] };
const cv: OfferedDocument = {
  ...{ id: '3b241101-e2bb-4255-8caf-4136c566a962', name: 'CV.pdf', size: 9 },
  ...{ generated: true, isDefault: false, fileId: 'f', type: 'application/pdf' },
};

let page: HookPage<ReturnType<typeof useApplication>>;
let sent: ApiRequest[];
let answers: (() => Response)[];
let step: ApplyStep;
const onSent = vi.fn();
const onDocumentGone = vi.fn();

const open = async (questions: Question[] = [], documents = [cv]) => {
  const posting = { id: 7, positionTitle: 'Kuvar', company: 'Žito', categories: [], questions };
  const steps = stepsOf(questions);
  step = steps[0] ?? 'dokumenti';
  const onStep = (next: ApplyStep) => {
    step = next;
  };
  page = await renderHook(
    () =>
      useApplication({
        ...{ posting, documents, email: 'ana@primer.rs', asked: step, steps, onStep, onSent, onDocumentGone },
      }),
    {
      transport: async (request) => {
        sent.push(request);
        const created = { data: { application: { createdAt: '2026-03-01T10:00:00Z' } } };
        return (answers.shift() ?? (() => Response.json(created, { status: 201 })))();
      },
    },
  );
};
/** Presses the button of the step, and shows the step that it leads to. */
const submit = async () => {
  await page.act(() => page.current.submission.submit());
  await page.again();
};
const bodyOf = (index: number) => JSON.parse(String(sent[index]?.body));
const kept = () => parseStored(readSession('application-state-7')) as { application: object } | null;

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  answers = [];
  onSent.mockReset();
  onDocumentGone.mockReset();
});
afterEach(() => page.unmount());

test('with a CV and no questions it is two steps, and the tab forgets what was sent', async () => {
  await open();
  await page.act(() => page.current.form.setValue('coverLetter', 'Nije za slanje.'));
  expect(kept()).toMatchObject({ application: { documents: [cv.id] }, posting: { id: 7 } });
  await submit();
  expect([step, sent.length]).toEqual(['pregled', 0]);
  await submit();
  // A letter that was written and then left out is not sent.
  expect(bodyOf(0)).toEqual({
    ...{ applicationType: 'cv', coverLetter: '', documents: [cv.id], answers: [], withoutCv: false },
  });
  expect(onSent).toHaveBeenCalledOnce();
  expect(kept()).toBeNull();
});

test('without a CV there is a warning, which leads on once it is confirmed', async () => {
  await open([], []);
  await submit();
  expect([page.current.warning, step]).toEqual([true, 'dokumenti']);
  await page.act(() => page.current.addCv());
  expect(page.current.warning).toBe(false);
  await submit();
  await page.act(() => page.current.continueWithoutCv());
  await page.again();
  expect(step).toBe('pregled');
  await submit();
  expect(bodyOf(0)).toMatchObject({ documents: [], withoutCv: true });
});

test('the letter alone takes no documents along, and is asked for in the last step only', async () => {
  await open();
  await page.act(() => page.current.form.setValue('applicationType', 'letter'));
  await submit();
  expect([page.current.warning, step]).toEqual([true, 'dokumenti']);
  await page.act(() => page.current.continueWithoutCv());
  await page.again();
  expect(step).toBe('pregled');
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
  await page.again();
  expect([page.current.warning, step]).toEqual([false, 'dokumenti']);
  expect(page.current.values.applicationType).toBe('cv_letter');
});

test('questions come between, and must be answered', async () => {
  await open([question]);
  await submit();
  expect([step, page.current.missingAnswers]).toEqual(['upitnik', true]);
  await submit();
  expect(step).toBe('upitnik');
  expect(page.current.form.formState.errors.answers).toBeDefined();
  await page.act(() => page.current.form.setValue('answers.0.text', 'Sutra'));
  expect(page.current.missingAnswers).toBe(false);
  await submit();
  expect(step).toBe('pregled');
  await submit();
  expect(bodyOf(0).answers).toEqual([{ questionId: 'q', answers: [], text: 'Sutra' }]);
});

const licence: Question = {
  ...{ id: 'l', text: 'Imate li dozvolu?', answerType: 'single', answers: ['Da', 'Ne'] },
  ...{ requiredAnswers: ['Da'], otherwise: 'end' },
};
const answer = async (index: number, ...answers: string[]) => {
  await page.act(() => page.current.form.setValue(`answers.${index}.answers`, answers));
  await page.again();
};

test('what the job needs comes first, and ends applying until the answer changes', async () => {
  await open([question, licence]);
  expect([page.current.step, page.current.missingAnswers]).toEqual(['uslovi', true]);
  await submit();
  expect(page.current.form.formState.errors.answers).toHaveLength(2);
  await answer(1, 'Ne');
  await submit();
  await submit();
  // Nothing is sent, no warning of a CV and no document is asked for.
  expect([step, page.current.step, page.current.endings, page.current.warning]).toEqual([
    ...['uslovi', 'uslovi', 2, false],
  ]);
  await answer(1, 'Da');
  expect([page.current.step, page.current.endings]).toEqual(['uslovi', 0]);
  await submit();
  expect([step, page.current.step]).toEqual(['dokumenti', 'dokumenti']);
  await submit();
  expect([step, page.current.missingAnswers]).toEqual(['upitnik', true]);
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
  step = 'pregled';
  await page.again();
  expect(page.current.step).toBe('uslovi');
  await answer(0, 'Da');
  expect(page.current.step).toBe('uslovi');
  await submit();
  expect([step, page.current.step]).toEqual(['dokumenti', 'dokumenti']);
  await answer(0, 'Ne');
  expect(page.current.step).toBe('uslovi');
  expect(sent).toEqual([]);
});

test('an answer that is only marked goes on, and a reload does not ask again', async () => {
  const marked: Question = { ...licence, otherwise: 'mark' };
  await open([marked]);
  await answer(0, 'Ne');
  await submit();
  expect([step, page.current.step]).toEqual(['dokumenti', 'dokumenti']);
  await page.unmount();
  await open([marked]);
  step = 'dokumenti';
  await page.again();
  expect(page.current.step).toBe('dokumenti');
});

test('a requirement that came meanwhile leads to the answers', async () => {
  await open([{ ...licence, requiredAnswers: undefined, otherwise: undefined }]);
  await submit();
  await answer(0, 'Ne');
  await submit();
  const errors = [{ path: 'answers.0', code: 'requirement-not-met', message: 'Sa ovim odgovorom ne može.' }];
  answers = [
    () => Response.json({ status: 422, code: 'applications.requirement-not-met', errors }, { status: 422 }),
  ];
  await submit();
  expect(step).toBe('upitnik');
  expect(page.current.form.formState.errors.answers?.[0]).toMatchObject({ message: errors[0]?.message });
  expect(kept()).not.toBeNull();
});

test('the steps are those that the questions need, the first one for an unknown address', () => {
  expect(stepsOf([])).toEqual(['dokumenti', 'pregled']);
  expect(stepsOf([question])).toEqual(['dokumenti', 'upitnik', 'pregled']);
  expect(stepsOf([licence])).toEqual(['uslovi', 'dokumenti', 'pregled']);
  expect(toApplyStep('nema', stepsOf([licence, question]))).toBe('uslovi');
  expect(toApplyStep('upitnik', stepsOf([licence]))).toBe('uslovi');
  expect([answersStep([licence]), answersStep([licence, question])]).toEqual(['uslovi', 'upitnik']);
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
  expect(kept()).not.toBeNull();
  await submit();
  expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(
    Array.from({ length: 2 }, () => sent[0]?.headers['Idempotency-Key']),
  );
  expect(onSent).toHaveBeenCalledOnce();
});

test('who has applied already is told when, and leaves nothing behind', async () => {
  const current = { id: 'an-id', createdAt: '2026-02-01T10:00:00Z' };
  await open();
  answers = [
    () =>
      Response.json(
        { status: 409, code: 'applications.already-applied', errors: [], current },
        { status: 409 },
      ),
  ];
  await submit();
  await submit();
  expect(page.current.earlier).toEqual(current);
  expect(onSent).not.toHaveBeenCalled();
  expect(kept()).toBeNull();
});

test('a posting that has ended meanwhile says so, and the text stays', async () => {
  await open();
  await page.act(() => page.current.form.setValue('coverLetter', 'Poštovani'));
  answers = [
    () =>
      Response.json(
        { status: 409, code: 'postings.not-live', detail: 'Oglas više ne prima prijave.', errors: [] },
        { status: 409 },
      ),
  ];
  await submit();
  await submit();
  expect(page.current.submission.problem).toBe('Oglas više ne prima prijave.');
  expect(kept()).not.toBeNull();
});

test('a document that was deleted between the steps is told, and the list is asked for anew', async () => {
  await open();
  await submit();
  const problem = { type: '', title: '', status: 422, code: 'files.not-yours', detail: 'Nema ga.' };
  answers.push(() => Response.json({ ...problem, errors: [], requestId: '' }, { status: 422 }));
  await submit();
  expect(onDocumentGone).toHaveBeenCalledOnce();
  expect(page.current.submission.problem).toBe('Nema ga.');
  expect(onSent).not.toHaveBeenCalled();
});
