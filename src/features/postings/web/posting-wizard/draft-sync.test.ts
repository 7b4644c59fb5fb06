import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, type KeptDraft } from '#features/postings/draft-fields.ts';
import { ApiProblem } from '#shared/client-errors.ts';
import { createDraftSync } from './draft-sync.ts';

const kept = (version: number): KeptDraft => ({
  posting: null,
  values: emptyDraft(),
  version,
  savedAt: '2026-11-20T13:05:00.000Z',
});
const refusal = (status: number, code: string, current?: unknown) =>
  new ApiProblem({
    type: 'about:blank',
    title: code,
    status,
    code,
    errors: [],
    requestId: '',
    current,
  } as never);

const makeSync = (save: (version: number) => Promise<KeptDraft>) => {
  const told = { onSaved: vi.fn(), onConflict: vi.fn(), onFailed: vi.fn() };
  return { ...told, sync: createDraftSync(0, { save, ...told }) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is typed is saved once when the typing pauses, each time over the last version', async () => {
  const save = vi.fn(async (version: number) => kept(version + 1));
  const { sync, onSaved } = makeSync(save);
  sync.changed();
  sync.changed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save.mock.calls).toEqual([[0]]);
  sync.changed();
  sync.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(save.mock.calls).toEqual([[0], [1]]);
  expect(onSaved).toHaveBeenCalledTimes(2);
});

test('one request at a time; what was typed meanwhile is saved after it', async () => {
  const answers: ((draft: KeptDraft) => void)[] = [];
  const save = vi.fn(() => new Promise<KeptDraft>((resolve) => answers.push(resolve)));
  const { sync } = makeSync(save);
  sync.changed();
  sync.flush();
  sync.changed();
  sync.flush();
  expect(save).toHaveBeenCalledTimes(1);
  answers[0]?.(kept(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save.mock.calls).toEqual([[0], [1]]);
});

test('a newer version from elsewhere is told, and nothing is saved until somebody has chosen', async () => {
  const theirs = kept(5);
  const save = vi
    .fn(async (version: number) => kept(version + 1))
    .mockRejectedValueOnce(refusal(409, 'postings.draft-changed', { draft: theirs }));
  const { sync, onConflict } = makeSync(save);
  sync.changed();
  sync.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(onConflict).toHaveBeenCalledExactlyOnceWith(theirs);
  sync.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  sync.goOnFrom(5);
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenLastCalledWith(5);
});

test('without an answer it is tried again; a refusal waits for the next change', async () => {
  const save = vi
    .fn(async (version: number) => kept(version + 1))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(refusal(422, 'validation'));
  const { sync, onFailed } = makeSync(save);
  sync.changed();
  sync.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(onFailed).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(save).toHaveBeenCalledTimes(2);
  sync.changed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(3);
});

test('stopping waits for what is under way; after that nothing is saved until it goes on', async () => {
  let answer: ((draft: KeptDraft) => void) | undefined;
  const save = vi.fn(
    () =>
      new Promise<KeptDraft>((resolve) => {
        answer = resolve;
      }),
  );
  const { sync, onSaved } = makeSync(save);
  sync.changed();
  sync.flush();
  let done = false;
  void sync.stop().then(() => {
    done = true;
  });
  sync.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toBe(false);
  answer?.(kept(1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done).toBe(true);
  expect(onSaved).not.toHaveBeenCalled();
  expect(save).toHaveBeenCalledTimes(1);
  sync.resume();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(2);
});
