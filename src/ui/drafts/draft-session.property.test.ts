import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, ClientError } from '#kit/client-errors.ts';
import { type AccountDraft, type LocalDraft, type LocalPlace, startingDraft } from './draft.ts';
import { createDraftSession, type DraftSession } from './draft-session.ts';
import { newerByCode } from './draft-state.ts';

/*
 * Whatever somebody does, in whatever order, with whatever line: what is said to be in the account is there, nothing of
 * another device is written over unasked, and what was typed is there after a reload.
 */

interface Values {
  title: string;
  text: string;
}
type About = Record<never, never>;
type Kept = AccountDraft<Values, About>;

const initial: Values = { title: '', text: '' };

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constant('type'), fc.constantFrom('title', 'text'), fc.string({ maxLength: 3 })),
  },
  { weight: 4, arbitrary: fc.tuple(fc.constant('wait'), fc.constantFrom(100, 450, 2500, 31_000)) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constant('other'), fc.constantFrom('title', 'text'), fc.string({ maxLength: 3 })),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('line'), fc.boolean()) },
  { weight: 1, arbitrary: fc.constant(['lose'] as const) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('choose'), fc.boolean()) },
  { weight: 2, arbitrary: fc.constant(['reload'] as const) },
  { weight: 1, arbitrary: fc.constant(['settle'] as const) },
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** A word is typed, the window of two versions is answered at once, and the word is taken back while that is being saved. */
const changedBack: Step[] = [
  ['other', 'title', ''],
  ['type', 'text', ' '],
  ['reload'],
  ['type', 'title', ' '],
  ['choose', true],
  ['type', 'title', ''],
];

class World {
  draft: Kept | null = null;
  /** Every version that the account had. */
  history = new Map<number, Values>();
  /** Versions that the page made, opened with or was shown. */
  seen = new Set([0]);
  online = true;
  losesNext = false;
  local: LocalDraft<Values, About> | null = null;
  values: Values = initial;
  session!: DraftSession<Values, About>;

  place: LocalPlace<Values, About> = {
    read: () => this.local,
    write: (draft) => {
      this.local = structuredClone(draft);
    },
    discard: () => {
      this.local = null;
    },
  };

  write(values: Values): Kept {
    const version = (this.draft?.version ?? 0) + 1;
    this.draft = { values: structuredClone(values), version, savedAt: new Date().toISOString() };
    this.history.set(version, this.draft.values);
    return this.draft;
  }

  open(): void {
    const start = startingDraft(this.local, this.draft, initial);
    this.values = structuredClone(start.values);
    this.seen.add(start.conflict ? 0 : start.version);
    this.session = createDraftSession<Values, About>({
      userId: 'a-user',
      about: {},
      aboutOf: () => ({}),
      place: this.place,
      newerIn: newerByCode('changed'),
      initial,
      start,
      read: () => this.values,
      fill: (values) => {
        this.values = structuredClone(values);
      },
      isSignedIn: () => true,
      drop: async () => undefined,
      save: async ({ values, version }) => {
        if (!this.online) throw new ClientError('fetch', null);
        if (version !== (this.draft?.version ?? 0))
          throw new ApiProblem({ status: 409, code: 'changed', current: { draft: this.draft } } as never);
        expect(this.seen, 'a version that was shown').toContain(version);
        const saved = this.write(values);
        this.seen.add(saved.version);
        if (this.losesNext) {
          this.losesNext = false;
          throw new ClientError('timeout', null);
        }
        return saved;
      },
    });
    this.session.begin();
  }

  /** The page goes away: it keeps nothing more. */
  async close(): Promise<void> {
    void this.session.hold(() => new Promise<never>(() => {}));
    await vi.advanceTimersByTimeAsync(0);
  }

  choose(keeps: boolean): void {
    const { conflict } = this.session.getState();
    if (!conflict) return;
    this.seen.add(conflict.theirs?.version ?? 0);
    if (keeps) this.session.keepMine();
    else this.session.takeTheirs();
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is said to be saved is saved, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const world = new World();
      world.open();
      for (const [kind, ...rest] of steps) {
        if (kind === 'type') {
          const [name, value] = rest as [keyof Values, string];
          world.values = { ...world.values, [name]: value };
          world.session.changed();
        } else if (kind === 'wait') await vi.advanceTimersByTimeAsync(rest[0] as number);
        else if (kind === 'other') {
          const [name, value] = rest as [keyof Values, string];
          // With a sign that nobody here types: the same words would be one’s own to anybody.
          world.write({ ...(world.draft?.values ?? initial), [name]: `${value}š` });
        } else if (kind === 'line') world.online = rest[0] as boolean;
        else if (kind === 'lose') world.losesNext = true;
        else if (kind === 'choose') world.choose(rest[0] as boolean);
        else if (kind === 'settle') await world.session.settle().catch(() => undefined);
        else {
          const before = structuredClone(world.values);
          world.session.flush();
          await vi.advanceTimersByTimeAsync(0);
          const unsaved = world.local?.synced === false;
          await world.close();
          world.open();
          if (unsaved) expect(world.values, 'what was typed is there after a reload').toEqual(before);
        }
        const { local } = world;
        if (local?.synced) expect(world.history.get(local.version)).toEqual(local.values);
      }
      // The line is back, and whoever is asked keeps the own words.
      world.online = true;
      world.losesNext = false;
      for (let round = 0; round < 3; round += 1) {
        await vi.advanceTimersByTimeAsync(35_000);
        world.choose(true);
      }
      await vi.advanceTimersByTimeAsync(35_000);
      expect(world.session.getState().conflict).toBeNull();
      // Nothing waits: the browser holds what the account took, or nothing was typed.
      expect(world.local?.synced).not.toBe(false);
      if (world.local) expect(world.values).toEqual(world.local.values);
      await world.close();
    }),
    { numRuns: 500, examples: [[changedBack]] },
  );
});
