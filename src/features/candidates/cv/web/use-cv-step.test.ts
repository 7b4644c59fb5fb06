// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, ClientError } from '#shared/client-errors.ts';
import { setCvDraft } from '#shared/root-store.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { AboutStepForm } from '../step-fields.ts';
import { aboutStep } from '../step-fields.ts';
import { keepStep, unsavedStep } from './cv-draft.ts';
import { aboutValues, type SavedCv } from './step-values.ts';
import { type CvStepState, useCvStep } from './use-cv-step.ts';
import type { CvChange } from './use-saved-cv.ts';

const savedWith = (aboutMe: string) => ({ cv: { aboutMe } }) as SavedCv;
const changed = new ApiProblem({
  ...{ type: '', title: '', status: 409, code: 'candidates.profile-changed', detail: '', requestId: '' },
  errors: [],
});

let page: HookPage<CvStepState<AboutStepForm, { aboutMe: string }>>;
let saved: SavedCv;
const save = vi.fn(async (_change: CvChange, _same: (newer: SavedCv) => boolean) => {});
const onSaved = vi.fn();
const schema = async () => aboutStep;

const open = async () => {
  page = await renderHook(() =>
    useCvStep<AboutStepForm, { aboutMe: string }>({
      ...{ step: 'o-meni', userId: 'ana', saving: { saved, save }, schema, onSaved },
      valuesOf: aboutValues,
      toChange: ({ aboutMe }) => ({ sections: { aboutMe } }),
    }),
  );
};
const type = (aboutMe: string) => page.act(() => page.current.form.setValue('aboutMe', aboutMe));
const submit = () => page.act(() => page.current.submission.submit());

beforeEach(() => {
  setCvDraft(null);
  saved = savedWith('Staro.');
  save.mockReset().mockResolvedValue(undefined);
  onSaved.mockReset();
});
afterEach(() => page.unmount());

test('what is typed waits in the browser until it is saved; typed back, nothing waits', async () => {
  await open();
  expect(page.current.form.getValues('aboutMe')).toBe('Staro.');
  await type('Novo.');
  expect(unsavedStep('ana', 'o-meni')).toEqual({
    values: { aboutMe: 'Novo.' },
    base: { aboutMe: 'Staro.' },
  });
  await type('Staro.');
  expect(unsavedStep('ana', 'o-meni')).toBeNull();
  await type('Novo.');
  await submit();
  expect(save).toHaveBeenCalledWith({ sections: { aboutMe: 'Novo.' } }, expect.any(Function));
  expect(unsavedStep('ana', 'o-meni')).toBeNull();
  expect(onSaved).toHaveBeenCalledOnce();
});

test('a failure keeps everything, and so does something wrong', async () => {
  await open();
  await type('x'.repeat(1001));
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect(page.current.form.formState.errors.aboutMe?.message).toMatch(/predugačak/);
  await type('Novo.');
  save.mockRejectedValueOnce(new ClientError('fetch', null));
  await submit();
  expect(onSaved).not.toHaveBeenCalled();
  expect(page.current.submission.problem).not.toBeNull();
  expect(unsavedStep('ana', 'o-meni')).toMatchObject({ values: { aboutMe: 'Novo.' } });
});

test('another visit goes on from what was typed', async () => {
  keepStep('ana', 'o-meni', { values: { aboutMe: 'Pre.' }, base: { aboutMe: 'Staro.' } });
  await open();
  expect(page.current.form.getValues('aboutMe')).toBe('Pre.');
  expect(page.current.conflict).toBeNull();
});

test('what was saved elsewhere since is asked about at once: the own text stays, or the other one is taken', async () => {
  keepStep('ana', 'o-meni', { values: { aboutMe: 'Pre.' }, base: { aboutMe: 'Starije.' } });
  await open();
  expect(page.current.conflict).not.toBeNull();
  await page.act(() => page.current.conflict?.takeTheirs());
  expect(page.current.form.getValues('aboutMe')).toBe('Staro.');
  expect(page.current.conflict).toBeNull();
  expect(unsavedStep('ana', 'o-meni')).toBeNull();
});

test('a save that met a newer state asks; kept, the own text is compared with that state from then on', async () => {
  await open();
  await type('Moje.');
  save.mockImplementationOnce(async () => {
    saved = savedWith('Tuđe.');
    throw changed;
  });
  await submit();
  await page.again();
  expect(page.current.conflict).not.toBeNull();
  expect(onSaved).not.toHaveBeenCalled();
  await page.act(() => page.current.conflict?.keepMine());
  expect(page.current.form.getValues('aboutMe')).toBe('Moje.');
  await submit();
  const same = save.mock.lastCall?.[1];
  expect([same?.(savedWith('Tuđe.')), same?.(savedWith('Treće.'))]).toEqual([true, false]);
  expect(onSaved).toHaveBeenCalledOnce();
});
