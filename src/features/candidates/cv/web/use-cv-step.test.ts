// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { ClientError } from '#kit/client-errors.ts';
import { setAuth, setCvDraft } from '#kit/root-store.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { Cv } from '../../cv-fields.ts';
import type { CandidateProfile } from '../../profile-fields.ts';
import type { AboutStepForm } from '../step-fields.ts';
import { localStep } from './step-place.ts';
import { useCvDrafts } from './use-cv-drafts.ts';
import { type CvStepState, useCvStep } from './use-cv-step.ts';

/** Data stored in the account. */
let cv: Cv;
let profile: CandidateProfile;
let online = true;
let sent: ApiRequest[] = [];

const answer = async (request: ApiRequest): Promise<Response> => {
  sent.push(request);
  if (!online) throw new ClientError('fetch', null);
  const stored = request.url.endsWith('/cv') ? cv : profile;
  if (request.method === 'GET') return Response.json({ data: stored });
  const { version, ...change } = JSON.parse(String(request.body));
  if (version !== stored.version)
    return Response.json({ status: 409, code: 'candidates.profile-changed', errors: [] }, { status: 409 });
  const next = { ...change, version: version + 1 };
  [cv, profile] = [
    { ...cv, ...next },
    { ...profile, version: version + 1 },
  ];
  return Response.json({ data: cv });
};

let page: HookPage<CvStepState<AboutStepForm>>;
const onSaved = vi.fn();
const open = async () => {
  const initial = { profile, cv };
  page = await renderHook(
    () => {
      const { drafts } = useCvDrafts('ana', initial);
      return useCvStep('o-meni', { drafts, onSaved });
    },
    { transport: answer },
  );
};
const type = (aboutMe: string) => page.act(() => page.current.form.setValue('aboutMe', aboutMe));
const until = (check: () => void) => page.act(() => vi.waitFor(check));
const submit = () => page.act(() => page.current.submission.submit());
const text = () => page.current.form.getValues('aboutMe');

beforeEach(() => {
  setCvDraft(null);
  setAuth({ user: { id: 'ana', accountType: 'jobseeker', email: 'ana@primer.rs' }, token: { accessToken: 'x' } });
  cv = {
    version: 3,
    education: [],
    experience: [],
    skills: [],
    aboutMe: 'Staro.',
    changedAt: null,
  };
  profile = { version: 3, name: 'Ana', photo: null } as CandidateProfile;
  online = true;
  sent = [];
  onSaved.mockReset();
});
afterEach(() => page.unmount());

test('what is typed waits in the browser until it is saved; typed back, nothing waits', async () => {
  await open();
  expect(text()).toBe('Staro.');
  await type('Novo.');
  await until(() =>
    expect(localStep('ana', 'o-meni')).toMatchObject({ values: { aboutMe: 'Novo.' }, base: { aboutMe: 'Staro.' } }),
  );
  await type('Staro.');
  await submit();
  expect([sent, localStep('ana', 'o-meni')]).toEqual([[], null]);
  await type('Novo.');
  await submit();
  expect(cv.aboutMe).toBe('Novo.');
  expect(localStep('ana', 'o-meni')).toBeNull();
  expect(onSaved).toHaveBeenCalledTimes(2);
});

test('a step that is left is saved', async () => {
  await open();
  await type('Novo.');
  await page.unmount();
  await vi.waitFor(() => expect(cv.aboutMe).toBe('Novo.'));
  await vi.waitFor(() => expect(localStep('ana', 'o-meni')).toBeNull());
});

test('so is one whose page is put away', async () => {
  await open();
  await type('Novo.');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await page.act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    // The request must be sent before the page closes, so only microtasks are awaited.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(sent.map(({ method }) => method)).toEqual(['PUT']);
  });
  vi.restoreAllMocks();
});

test('a failure keeps everything, and so does something wrong', async () => {
  await open();
  await type('x'.repeat(1001));
  await submit();
  expect(sent).toEqual([]);
  expect(page.current.form.formState.errors.aboutMe?.message).toMatch(/predugačak/);
  await type('Novo.');
  online = false;
  await submit();
  expect(onSaved).not.toHaveBeenCalled();
  expect(page.current.submission.problem).not.toBeNull();
  expect(localStep('ana', 'o-meni')).toMatchObject({ values: { aboutMe: 'Novo.' } });
});

test('what another visit has left is saved at once, and that is said', async () => {
  setCvDraft({ userId: 'ana', steps: { 'o-meni': { values: { aboutMe: 'Pre.' }, base: { aboutMe: 'Staro.' } } } });
  await open();
  await until(() => expect(cv.aboutMe).toBe('Pre.'));
  expect([text(), page.current.draft.conflict]).toEqual(['Pre.', null]);
  expect(page.toasts().join()).toContain('ostalo od prošlog puta: O meni');
});

test('what was saved elsewhere since is asked about: the own text stays, or the other one is taken', async () => {
  setCvDraft({ userId: 'ana', steps: { 'o-meni': { values: { aboutMe: 'Pre.' }, base: { aboutMe: 'Starije.' } } } });
  await open();
  await until(() => expect(page.current.form).toBeTruthy());
  expect(page.current.draft.conflict).not.toBeNull();
  expect(cv.aboutMe).toBe('Staro.');
  await page.act(() => page.current.draft.takeTheirs());
  expect([text(), page.current.draft.conflict, localStep('ana', 'o-meni')]).toEqual(['Staro.', null, null]);
});

test('a save that met a newer state asks; what is kept is saved over that state at once', async () => {
  await open();
  await type('Moje.');
  [cv, profile] = [
    { ...cv, version: 8, aboutMe: 'Tuđe.' },
    { ...profile, version: 8 },
  ];
  await submit();
  expect(page.current.draft.conflict).not.toBeNull();
  expect(onSaved).not.toHaveBeenCalled();
  await page.act(() => page.current.draft.keepMine());
  await until(() => expect(cv.aboutMe).toBe('Moje.'));
  expect(text()).toBe('Moje.');
  await page.again();
  expect(page.current.draft.conflict).toBeNull();
});
