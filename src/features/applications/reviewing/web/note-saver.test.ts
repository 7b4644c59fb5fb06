import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, ClientError } from '#shared/client-errors.ts';
import type { ApplicationNote } from '../fields.ts';
import { noteMax } from '../note-length.ts';
import type { NoteDraft } from './note-draft.ts';
import { createNoteSaver, type NoteState } from './note-saver.ts';

const noteOf = (text: string, version: number): ApplicationNote => ({
  ...{ text, version, actor: { kind: 'member', name: 'Jovana Perić' } },
  ...{ updatedAt: null, daysAgo: 0 },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A note on the server, and what the page knows of it. */
const makeSaver = (start = noteOf('', 0)) => {
  const world = {
    note: start,
    online: true,
    kept: null as NoteDraft | null,
    states: [] as NoteState['kind'][],
    sent: [] as NoteDraft[],
  };
  const saver = createNoteSaver({
    note: start,
    send: async (draft) => {
      world.sent.push(draft);
      if (!world.online) throw new ClientError('fetch', null);
      if (draft.version !== world.note.version)
        throw new ApiProblem({
          status: 409,
          code: 'applications.note-changed',
          current: world.note,
        } as never);
      world.note = noteOf(draft.text.trim(), draft.version + 1);
      return world.note;
    },
    keep: (draft) => {
      world.kept = draft;
    },
    onState: ({ kind }) => world.states.push(kind),
    onSaved: () => undefined,
    pauseMs: 1000,
  });
  return { saver, world };
};

test('a note is saved once when somebody pauses, and nothing is left in the tab', async () => {
  const { saver, world } = makeSaver();
  saver.write('Z');
  saver.write('Zvati');
  expect(world.kept).toEqual({ text: 'Zvati', version: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.sent).toEqual([{ text: 'Zvati', version: 0 }]);
  expect(world.kept).toBeNull();
  expect(world.states.at(-1)).toBe('saved');
});

test('what is written while a save is under way follows it', async () => {
  const { saver, world } = makeSaver();
  saver.write('Jedan');
  const saving = saver.save();
  saver.write('Jedan dva');
  await saving;
  expect(world.sent.map(({ version }) => version)).toEqual([0, 1]);
  expect(world.note.text).toBe('Jedan dva');
});

test('without a connection the text is kept, and saved when there is one', async () => {
  const { saver, world } = makeSaver();
  world.online = false;
  saver.write('Zvati');
  await expect(saver.save()).rejects.toThrow();
  expect(world.states.at(-1)).toBe('failed');
  expect(world.kept).toEqual({ text: 'Zvati', version: 0 });
  world.online = true;
  await saver.save();
  expect(world.note.text).toBe('Zvati');
  expect(world.kept).toBeNull();
});

test('a newer note stops the saving until somebody has chosen', async () => {
  const { saver, world } = makeSaver();
  world.note = noteOf('Njihovo', 1);
  saver.write('Moje');
  await expect(saver.save()).rejects.toThrow();
  saver.write('Moje i još');
  await vi.advanceTimersByTimeAsync(5000);
  expect(world.sent).toHaveLength(1);
  expect(world.kept?.text).toBe('Moje i još');
  saver.settle(world.note, 'Njihovo i moje');
  await saver.save();
  expect(world.note).toMatchObject({ text: 'Njihovo i moje', version: 2 });
});

test('leaving sends what is unsaved, and tells nobody any more', async () => {
  const { saver, world } = makeSaver();
  saver.write('Na brzinu');
  const told = world.states.length;
  saver.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.note.text).toBe('Na brzinu');
  expect(world.states).toHaveLength(told);
});

test('a newer note of the page is shown unless something is unsaved, and one too long is not sent', async () => {
  const { saver, world } = makeSaver();
  expect(saver.adopt(noteOf('Novije', 3))).toBe(true);
  world.note = noteOf('Novije', 3);
  saver.write('č'.repeat(noteMax + 1));
  await saver.save();
  expect(world.sent).toEqual([]);
  expect(world.states.at(-1)).toBe('too-long');
  expect(saver.adopt(noteOf('Najnovije', 4))).toBe(false);
});
