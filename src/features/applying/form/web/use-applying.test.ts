// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Question } from '#features/postings/fields.ts';
import type { ApiRequest } from '#kit/api-client.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { useAccount } from './account/use-account.ts';
import { openDraft } from './application-draft.ts';
import type { ApplyStep } from './apply-steps.ts';
import { useGuest } from './guest/use-guest.ts';
import { useApplying } from './use-applying.ts';

const id = '3b241101-e2bb-4255-8caf-4136c566a962';
const upload = { fileId: id, guestToken: 't1', name: 'CV.pdf', size: 10 };
const offered = {
  id,
  fileId: id,
  name: 'CV.pdf',
  type: 'application/pdf',
  size: 10,
  generated: true,
  isDefault: true,
};
const person = {
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'a@primer.rs',
  phone: '0641234567',
  city: 'Čačak',
};
const free: Question = { id: 'q1', text: 'Kada?', answerType: 'free', answers: [] };
const licence: Question = {
  id: 'q2',
  text: 'Imate li dozvolu?',
  answerType: 'single',
  answers: ['Da', 'Ne'],
  requiredAnswers: ['Da'],
  otherwise: 'mark',
};

/** The part of `useApplying` that all cases need, for guests and accounts. */
interface Case extends Pick<ReturnType<typeof useApplying>, 'step' | 'goTo' | 'submission' | 'warning'> {
  earlier: object | null;
  addCv: () => void;
  continueWithoutCv: () => void;
  errors: { documents?: { message?: string }; answers?: { message?: string }[] };
  set: (
    name: 'coverLetter' | 'answers.0.text' | 'answers.0.answers' | 'answers.1.answers' | 'documents',
    value: unknown,
  ) => void;
  get: (name: 'coverLetter' | 'applicationType') => unknown;
}
let uploading: boolean;
let questions: Question[];
const useCase = (posting: Parameters<typeof useGuest>[0], applicant: ReturnType<typeof useGuest>['guest']) => {
  const [asked, goTo] = useState<ApplyStep | null>('dokumenti');
  const applying = useApplying(posting, applicant, { asked, goTo });
  const { errors } = applying.form.formState;
  return {
    ...applying,
    errors,
    set: applying.form.setValue,
    get: applying.form.getValues,
  } as unknown as Case;
};
const usePosting = () => useState({ id: 7, positionTitle: 'Kuvar', company: 'Žito', categories: [], questions })[0];
const useGuestCase = () => {
  const posting = usePosting();
  const { guest, documents } = useGuest(posting);
  const fault = uploading ? 'Sačekajte.' : undefined;
  const [chosen, setChosen] = useState<(typeof upload)[] | null>(null);
  const all = chosen ?? [...documents.uploaded];
  const applicant = {
    ...guest,
    documents: { chosen: () => all.map(({ fileId, guestToken }) => ({ fileId, guestToken })), fault },
  };
  const found = useCase(posting, applicant);
  const set: Case['set'] = (name, value) =>
    name === 'documents' ? setChosen(value as (typeof upload)[]) : found.set(name, value);
  return { ...found, set };
};
const useAccountCase = () => {
  const posting = usePosting();
  const account = useAccount(posting, {
    email: 'a@primer.rs',
    documents: [offered],
    uploading,
    refresh: async () => undefined,
  });
  return useCase(posting, account as unknown as ReturnType<typeof useGuest>['guest']);
};

let page: HookPage<Case>;
let sent: ApiRequest[];
let answers: (() => Response)[];
const keep = (application: Record<string, unknown>) =>
  openDraft({ id: 7, positionTitle: 'Kuvar' }).keep({ application, uploads: [upload] });
const refusal =
  (status: number, code: string, more: object = {}, headers = {}) =>
  () =>
    Response.json({ status, code, detail: 'Ne može.', errors: [], ...more }, { status, headers });
const submit = () => page.act(() => page.current.submission.submit());
/** Goes through all steps and clicks the last button. */
const finish = async () => {
  for (let pressed = 0; pressed < 4 && sent.length === 0; pressed += 1) await submit();
};

beforeEach(() => {
  sessionStorage.clear();
  keep(person);
  uploading = false;
  questions = [];
  sent = [];
  answers = [];
});
afterEach(() => page.unmount());

describe.each([
  ['a guest', useGuestCase, [upload]],
  ['an account', useAccountCase, [id]],
] as const)('applying as %s', (who, hook, documents) => {
  const open = async () => {
    page = await renderHook(hook as () => Case, {
      path: '/oglasi/7',
      transport: async (request) => {
        if (!/applications(\/guest)?$/.test(request.url)) return Response.json({ data: {} });
        sent.push(request);
        const data = { application: { createdAt: '2026-03-01T10:00:00Z' } };
        return (answers.shift() ?? (() => Response.json({ data }, { status: 201 })))();
      },
    });
    // biome-ignore lint/suspicious/noExplicitAny: a guest's consent
    if (who === 'a guest') await page.act(() => page.current.set('terms' as any, true));
  };

  test('ten clicks send once, and none is taken until the confirmation is there', async () => {
    await open();
    if (who === 'an account') await submit();
    await page.act(() => Promise.all(Array.from({ length: 10 }, () => page.current.submission.submit())));
    expect(sent).toHaveLength(1);
    expect(page.address()).toBe('/oglasi/7/prijava-poslata');
  });

  test('too many at once are told how long to wait', async () => {
    await open();
    answers = [refusal(429, 'too-many-requests', {}, { 'Retry-After': '61' })];
    await finish();
    expect(page.current.submission.problem).toContain('za 2 minuta');
  });

  test('who has applied already is told when, and leaves nothing behind', async () => {
    await open();
    const current = { id: 'an-id', createdAt: '2026-02-01T10:00:00Z' };
    answers = [refusal(409, 'applications.already-applied', { current })];
    await finish();
    expect([page.current.earlier, sessionStorage.getItem('application-state-7')]).toEqual([current, null]);
    expect(page.address()).toBe('/oglasi/7');
  });

  test('a posting that has ended meanwhile says so, and the text stays', async () => {
    await open();
    await page.act(() => page.current.set('coverLetter', 'Poštovani'));
    answers = [refusal(409, 'postings.not-live', { detail: 'Oglas više ne prima prijave.' })];
    await finish();
    expect(page.current.submission.problem).toBe('Oglas više ne prima prijave.');
    expect(sessionStorage.getItem('application-state-7')).toContain('Poštovani');
  });

  test('an ended session says so, and everything stays', async () => {
    await open();
    answers = [refusal(401, 'accounts.unauthenticated')];
    await finish();
    expect(page.current.submission.problem).toBe('Ne može.');
    expect(sessionStorage.getItem('application-state-7')).toContain('Čačak');
  });

  test('what is wrong by the server leads to its step: a requirement to the requirements', async () => {
    questions = [free, licence];
    await open();
    await page.act(() => page.current.set('answers.0.text', 'Sutra'));
    await page.act(() => page.current.set('answers.1.answers', ['Ne']));
    const errors = [{ path: 'answers.1', code: 'requirement-not-met', message: 'Ne prima se.' }];
    answers = [refusal(422, 'applications.requirement-not-met', { errors })];
    await finish();
    expect(page.current.step).toBe('uslovi');
    expect(page.current.errors.answers?.[1]?.message).toBe('Ne prima se.');
  });

  test('a document that is on its way is waited for, and what was said of it goes with it', async () => {
    uploading = true;
    await open();
    await submit();
    expect([page.current.step, sent]).toEqual(['dokumenti', []]);
    expect(page.current.errors.documents?.message).toMatch(/\S/);
    uploading = false;
    await page.again();
    await page.again();
    expect(page.current.errors.documents).toBeUndefined();
  });

  test('no address leads past questions that are not answered', async () => {
    questions = [free];
    await open();
    await page.act(() => page.current.goTo('pregled'));
    expect(page.current.step).toBe(who === 'an account' ? 'upitnik' : 'dokumenti');
  });

  test('an answer of a later step does not hold up an earlier one', async () => {
    questions = [free];
    await open();
    await page.act(() => page.current.set('answers.0.text', 'a'.repeat(2001)));
    await submit();
    expect([page.current.step, page.current.errors.answers]).toEqual(['upitnik', undefined]);
    await submit();
    expect(page.current.errors.answers?.[0]).toBeDefined();
    expect(page.current.step).toBe('upitnik');
  });

  test('whoever has taken the CV away again is warned again', async () => {
    questions = [free];
    await open();
    const choose = (chosen: readonly unknown[]) => page.act(() => page.current.set('documents', chosen));
    await choose([]);
    await submit();
    await page.act(() => page.current.continueWithoutCv());
    expect([page.current.warning, page.current.step]).toEqual([false, 'upitnik']);
    await page.act(() => page.current.goTo('dokumenti'));
    await choose(documents);
    await submit();
    await page.act(() => page.current.goTo('dokumenti'));
    await choose([]);
    await submit();
    expect(page.current.warning).toBe(true);
  });

  test('after the warning the focus is where documents are added', async () => {
    await open();
    await page.act(() => page.current.set('documents', []));
    await submit();
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'documents' });
    document.body.append(input);
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((then) => {
      then(0);
      return 0;
    });
    await page.act(() => page.current.addCv());
    vi.restoreAllMocks();
    expect(document.activeElement).toBe(input);
  });

  test('what was typed before signing in is there after it', async () => {
    keep({ applicationType: 'cv_letter', coverLetter: 'Poštovani.' });
    await open();
    expect([page.current.get('applicationType'), page.current.get('coverLetter')]).toEqual(['cv_letter', 'Poštovani.']);
  });
});
