import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProblem, ClientError, isApiProblem } from '#kit/client-errors.ts';
import {
  type AccountDraft,
  type DraftStart as AnyStart,
  sendKeyOf as keyOf,
  type LocalDraft,
  type LocalPlace,
  startingDraft,
} from './draft.ts';
import { createDraftSession, type DraftSession } from './draft-session.ts';
import { type DraftSessionOptions, InvalidDraft, newerByCode } from './draft-state.ts';

interface DraftValues {
  positionTitle: string;
}
interface About {
  posting: { id: number; version: number } | null;
}
type SavedDraft = AccountDraft<DraftValues, About>;
type DraftStart = AnyStart<DraftValues, About>;

/** A browser's store, as it reads back what was written. */
let kept: LocalDraft<DraftValues, About> | null = null;
const place: LocalPlace<DraftValues, About> = {
  read: () => kept,
  write: (draft) => {
    kept = structuredClone(draft);
  },
  discard: () => {
    kept = null;
  },
};
const sendKeyOf = (draft: LocalDraft<DraftValues, About>) => keyOf(place, draft);

const began = new Date('2026-11-20T13:00:00.000Z');
const user = 'a-user';
const initial: DraftValues = { positionTitle: '' };
const words = (positionTitle: string): DraftValues => ({ positionTitle });
const inAccount = (positionTitle: string, version: number): SavedDraft => ({
  posting: null,
  values: words(positionTitle),
  version,
  savedAt: '2026-11-20T14:00:00.000Z',
});
const changedElsewhere = (draft: SavedDraft | null) =>
  new ApiProblem({
    type: 'about:blank',
    title: '',
    status: 409,
    code: 'postings.draft-changed',
    detail: '',
    errors: [],
    requestId: '',
    current: { draft },
  } as never);

const refused = new ApiProblem({
  type: '',
  title: '',
  status: 422,
  code: 'validation',
  detail: '',
  errors: [],
  requestId: '',
});

/** The account, as the API has it: one draft, which a save must go on from. */
const createAccount = (draft: SavedDraft | null = null) => {
  const account = {
    draft,
    signedIn: true,
    online: true,
    save: vi.fn(async (sent: Pick<SavedDraft, 'posting' | 'values' | 'version'>): Promise<SavedDraft> => {
      if (!account.online) throw new ClientError('fetch', null);
      if (sent.version !== (account.draft?.version ?? 0)) throw changedElsewhere(account.draft);
      account.draft = { ...sent, version: sent.version + 1, savedAt: new Date().toISOString() };
      return account.draft;
    }),
    drop: vi.fn(async () => {
      account.draft = null;
    }),
  };
  return account;
};
type Account = ReturnType<typeof createAccount>;

/** The account saves the next draft, but its answer does not arrive. */
const loseAnswer = ({ save }: Account): void => {
  const asUsual = save.getMockImplementation();
  save.mockImplementationOnce(async (sent) => {
    await asUsual?.(sent);
    throw new ClientError('timeout', null);
  });
};

const nothing: DraftStart = { values: initial, version: 0, synced: true, savedAt: null, conflict: null };

/** A form over an account, with its draft. */
const open = (
  account: Account,
  change: Partial<DraftStart> = {},
  more: Partial<DraftSessionOptions<DraftValues, About>> = {},
) => {
  const start = { ...nothing, ...change };
  const page = { values: start.values };
  const session = createDraftSession({
    userId: user,
    about: { posting: null },
    aboutOf: ({ posting }) => ({ posting }),
    place,
    newerIn: newerByCode('postings.draft-changed'),
    initial,
    start,
    read: () => page.values,
    fill: (values) => {
      page.values = values;
    },
    save: account.save,
    drop: account.drop,
    isSignedIn: () => account.signedIn,
    ...more,
  });
  session.begin();
  const type = (positionTitle: string): void => {
    page.values = { ...page.values, positionTitle };
    session.changed();
  };
  return { session, page, type };
};
const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const stored = () => place.read();
const titles = (account: Account) => account.save.mock.calls.map(([{ values }]) => values.positionTitle);
const versions = (account: Account) => account.save.mock.calls.map(([{ version }]) => version);
const savedOf = (session: DraftSession<DraftValues, About>) => session.getState().saved;

beforeEach(() => {
  vi.useFakeTimers({ now: began });
  place.discard();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('while it is written', () => {
  test('the browser keeps a draft at the first pause, the account at a longer one', async () => {
    const account = createAccount();
    const { session, type } = open(account);
    const listener = vi.fn();
    session.subscribe(listener);
    type('Ku');
    await passing(399);
    type('Kuvar');
    await passing(399);
    expect([stored(), savedOf(session)]).toEqual([null, null]);
    await passing(1);
    expect(stored()).toMatchObject({ values: { positionTitle: 'Kuvar' }, version: 0, synced: false });
    expect(savedOf(session)).toMatchObject({ inAccount: false });
    expect(account.save).not.toHaveBeenCalled();
    await passing(2000);
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Kuvar' }, version: 1 });
    expect(stored()).toMatchObject({ version: 1, synced: true });
    expect(savedOf(session)).toEqual({ at: new Date(account.draft?.savedAt ?? 0), inAccount: true });
    expect(listener).toHaveBeenCalled();
  });

  test('each save is based on the previous one; input during a save is saved after it', async () => {
    const account = createAccount();
    const { type } = open(account);
    const answers: (() => void)[] = [];
    account.save.mockImplementation(
      (sent) =>
        new Promise((resolve) => {
          answers.push(() => resolve({ ...sent, version: sent.version + 1, savedAt: began.toISOString() }));
        }),
    );
    type('Prvi');
    await passing(2400);
    type('Drugi');
    await passing(60_000);
    expect(titles(account)).toEqual(['Prvi']);
    answers[0]?.();
    await passing(0);
    // The account has the first words; the browser has the second.
    expect(stored()).toMatchObject({ values: { positionTitle: 'Drugi' }, version: 1, synced: false });
    await passing(2000);
    expect(titles(account)).toEqual(['Prvi', 'Drugi']);
    expect(versions(account)).toEqual([0, 1]);
  });

  test('what says the same as before is not saved', async () => {
    const account = createAccount();
    const { type } = open(account);
    type('');
    await passing(60_000);
    expect(stored()).toBeNull();
    expect(account.save).not.toHaveBeenCalled();
  });

  test('a page that is put away keeps and saves the last words at once', async () => {
    const account = createAccount();
    const { session, type } = open(account);
    type('Kuvar');
    session.flush();
    expect(stored()).toMatchObject({ values: { positionTitle: 'Kuvar' } });
    await passing(0);
    expect(titles(account)).toEqual(['Kuvar']);
  });

  test('what another visit left in this browser alone is saved', async () => {
    const account = createAccount(inAccount('Kuvar', 3));
    open(account, { values: words('Glavni kuvar'), version: 3, synced: false, savedAt: began.toISOString() });
    await passing(2000);
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Glavni kuvar' }, version: 4 });
  });
});

describe('without the account', () => {
  test('the draft stays in this browser, and is saved when the connection is back', async () => {
    const account = createAccount();
    const { session, type } = open(account);
    account.online = false;
    type('Kuvar');
    await passing(2400);
    expect(stored()).toMatchObject({ values: { positionTitle: 'Kuvar' }, synced: false });
    expect(session.getState()).toMatchObject({ saved: { inAccount: false }, signedOut: false });
    account.online = true;
    session.flush();
    await passing(0);
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Kuvar' } });
    expect(savedOf(session)).toMatchObject({ inAccount: true });
  });

  test('is retried automatically', async () => {
    const account = createAccount();
    const { type } = open(account);
    account.online = false;
    type('Kuvar');
    await passing(2400);
    account.online = true;
    await passing(30_000);
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Kuvar' } });
  });

  test('a signed-out user sees a note until the account has it', async () => {
    const account = createAccount();
    const { session, type } = open(account);
    account.signedIn = false;
    type('Kuvar');
    await passing(2400);
    expect(account.save).not.toHaveBeenCalled();
    expect(session.getState()).toMatchObject({ signedOut: true, saved: { inAccount: false } });
    account.signedIn = true;
    session.flush();
    await passing(0);
    expect(session.getState()).toMatchObject({ signedOut: false, saved: { inAccount: true } });
  });

  test('a save that found the session ended is repeated when it is back', async () => {
    const account = createAccount();
    const { session, type } = open(account);
    account.save.mockImplementationOnce(async () => {
      account.signedIn = false;
      throw new ApiProblem({ status: 401, code: 'unauthorized' } as never);
    });
    type('Kuvar');
    await passing(2400);
    expect(session.getState()).toMatchObject({ signedOut: true, saved: { inAccount: false } });
    account.signedIn = true;
    session.flush();
    await passing(0);
    expect(account.draft).toMatchObject({ values: words('Kuvar') });
  });

  test('a refusal stays one until something changes', async () => {
    const account = createAccount();
    const { session, type } = open(account);
    account.save.mockRejectedValueOnce(refused);
    type('Kuvar');
    await passing(600_000);
    expect(account.save).toHaveBeenCalledOnce();
    expect(savedOf(session)).toMatchObject({ inAccount: false });
    type('Glavni kuvar');
    await passing(2400);
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Glavni kuvar' } });
  });
});

describe('a newer draft from elsewhere', () => {
  const meet = async () => {
    const account = createAccount(inAccount('Kuvar', 1));
    const page = open(account, { values: words('Kuvar'), version: 1, savedAt: began.toISOString() });
    account.draft = inAccount('Tuđi', 7);
    page.type('Moj');
    await passing(2400);
    return { account, ...page };
  };

  test('is shown, and nothing is saved until the person has chosen', async () => {
    const { account, session, type } = await meet();
    expect(session.getState().conflict).toMatchObject({ theirs: inAccount('Tuđi', 7) });
    type('Moj drugi');
    await passing(600_000);
    session.flush();
    await passing(0);
    expect(account.save).toHaveBeenCalledOnce();
    expect(stored()).toMatchObject({ values: { positionTitle: 'Moj drugi' }, version: 1 });
  });

  test('is overwritten by the own draft at once, when that is chosen', async () => {
    const { account, session } = await meet();
    session.keepMine();
    expect(session.getState().conflict).toBeNull();
    expect(stored()).toMatchObject({ values: { positionTitle: 'Moj' }, version: 7, synced: false });
    await passing(0);
    expect(versions(account)).toEqual([1, 7]);
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Moj' }, version: 8 });
    expect(stored()).toMatchObject({ version: 8, synced: true });
  });

  test('or is adopted: the fields have its values, there is nothing to save, and the next change is based on it', async () => {
    const { account, session, page, type } = await meet();
    session.takeTheirs();
    expect(session.getState()).toMatchObject({ conflict: null, saved: { inAccount: true } });
    expect(page.values).toEqual(words('Tuđi'));
    expect(stored()).toMatchObject({ values: { positionTitle: 'Tuđi' }, version: 7, synced: true });
    await passing(600_000);
    expect(account.save).toHaveBeenCalledOnce();
    type('Tuđi i moj');
    await passing(2400);
    expect(versions(account)).toEqual([1, 7]);
  });

  test('with the same words is nothing to choose from', async () => {
    const account = createAccount(inAccount('Kuvar', 1));
    const { session, type } = open(account, { values: words('Kuvar'), version: 1 });
    // The account saved it, but the response was lost.
    account.draft = inAccount('Isti', 2);
    type('Isti');
    await passing(2400);
    expect(session.getState()).toMatchObject({ conflict: null, saved: { inAccount: true } });
    expect(stored()).toMatchObject({ version: 2, synced: true });
    type('Drugi');
    await passing(2400);
    expect(versions(account)).toEqual([1, 2]);
  });

  test('that is an own save with a lost response is gone on from, whatever was typed meanwhile', async () => {
    const account = createAccount(inAccount('Kuvar', 1));
    const { session, type } = open(account, { values: words('Kuvar'), version: 1 });
    loseAnswer(account);
    type('Prvi');
    await passing(2400);
    expect(stored()).toMatchObject({ version: 1, unanswered: [words('Prvi')] });
    type('Drugi');
    await passing(600_000);
    expect(session.getState()).toMatchObject({ conflict: null, saved: { inAccount: true } });
    expect(versions(account)).toEqual([1, 1, 2]);
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Drugi' }, version: 3 });
    expect(stored()).toMatchObject({ version: 3, synced: true, unanswered: [] });
  });

  test('that is an own save is gone on from after refused ones as well', async () => {
    const account = createAccount(inAccount('Kuvar', 1));
    const { session, type } = open(account, { values: words('Kuvar'), version: 1 });
    loseAnswer(account);
    type('Prvi');
    await passing(2400);
    for (const text of ['Predugačak', 'Još duži', 'Najduži']) {
      account.save.mockRejectedValueOnce(refused);
      type(text);
      await passing(2400);
    }
    type('Drugi');
    await passing(5000);
    expect(session.getState()).toMatchObject({ conflict: null, saved: { inAccount: true } });
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Drugi' }, version: 3 });
  });

  test('that is a save of the page before, which arrives after this one was opened, is gone on from', async () => {
    const account = createAccount(inAccount('Ku', 1));
    const before = open(account, startingDraft<DraftValues, About>(null, account.draft, initial));
    let arrive = (): void => {};
    account.save.mockImplementationOnce(
      (sent) =>
        new Promise(() => {
          arrive = () => {
            account.draft = { ...sent, version: 2, savedAt: new Date().toISOString() };
          };
        }),
    );
    before.type('Kuv');
    await passing(2400);
    before.type('Kuvar');
    await passing(400);

    const { session } = open(account, startingDraft<DraftValues, About>(stored(), account.draft, initial));
    arrive();
    await passing(4000);
    expect(session.getState().conflict).toBeNull();
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Kuvar' }, version: 3 });
  });

  test('that stood there from the beginning is decided before anything is saved', async () => {
    const account = createAccount(inAccount('Tuđi', 7));
    const conflict = inAccount('Tuđi', 7);
    const { session } = open(account, { values: words('Moj'), version: 1, synced: false, conflict });
    await passing(600_000);
    expect(account.save).not.toHaveBeenCalled();
    session.keepMine();
    await passing(0);
    expect(versions(account)).toEqual([7]);
  });
});

describe('a draft that is sent', () => {
  test('is saved no more, and what is being saved is waited for', async () => {
    const account = createAccount();
    const { session, type } = open(account);
    let answer = () => {};
    account.save.mockImplementationOnce(
      (sent) =>
        new Promise((resolve) => {
          answer = () => resolve({ ...sent, version: 1, savedAt: began.toISOString() });
        }),
    );
    type('Kuvar');
    await passing(2400);
    const sending = vi.fn();
    void session.send(async () => sending());
    await passing(1000);
    expect(sending).not.toHaveBeenCalled();
    answer();
    await passing(0);
    expect(sending).toHaveBeenCalledOnce();
    type('Posle slanja');
    await passing(600_000);
    session.flush();
    await passing(0);
    expect(stored()).toBeNull();
    expect(account.save).toHaveBeenCalledOnce();
  });

  test('has the last words, typed a moment before', async () => {
    const { session, type } = open(createAccount());
    type('Kuvar');
    await session.hold(async (sent) => {
      expect(sent).toMatchObject({ values: { positionTitle: 'Kuvar' }, sendKey: null });
      expect(stored()).toMatchObject({ values: { positionTitle: 'Kuvar' } });
    });
  });

  test('but was refused continues, with its unsaved changes', async () => {
    const account = createAccount();
    const { session, type } = open(account);
    type('Kuvar');
    const refused = session.send(async () => {
      await passing(600_000);
      expect(account.save).not.toHaveBeenCalled();
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(stored()).not.toBeNull();
    await passing(2000);
    expect(titles(account)).toEqual(['Kuvar']);
    type('Glavni kuvar');
    await passing(2400);
    expect(titles(account)).toEqual(['Kuvar', 'Glavni kuvar']);
  });

  test('keeps its key while it is sent again unchanged, and takes another after a change', async () => {
    const { session, type } = open(createAccount());
    type('Kuvar');
    const keyOfSending = () => session.hold(async (sent) => sendKeyOf(sent));
    const key = await keyOfSending();
    await passing(600_000);
    expect(await keyOfSending()).toBe(key);
    type('Glavni kuvar');
    expect(await keyOfSending()).not.toBe(key);
  });

  test('takes another key for another version of its posting', async () => {
    const { session, type } = open(createAccount(), {}, { about: { posting: { id: 7, version: 1 } } });
    type('Kuvar');
    await session.hold(async (sent) => {
      const key = sendKeyOf(sent);
      session.goOnWith({ posting: { id: 7, version: 2 } }, null);
      expect(sendKeyOf(session.current())).not.toBe(key);
    });
  });

  test('and could neither be saved nor sent is saved later', async () => {
    const account = createAccount();
    const { session, type } = open(account);
    let fail = () => {};
    account.save.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new ClientError('fetch', null));
        }),
    );
    type('Kuvar');
    await passing(2400);
    const sending = session.send(async () => {
      throw new ClientError('fetch', null);
    });
    fail();
    await expect(sending).rejects.toThrow();
    await passing(2000);
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Kuvar' } });
  });

  test('is missed by the page of another tab, which may start over or continue', async () => {
    const account = createAccount(inAccount('Kuvar', 1));
    const start = { values: words('Kuvar'), version: 1, savedAt: began.toISOString() };
    const other = open(account, start);
    account.draft = null;
    other.type('Još nešto');
    await passing(2400);
    expect(other.session.getState().conflict).toEqual({ theirs: null, sent: null });
    other.session.keepMine();
    await passing(0);
    expect(versions(account)).toEqual([1, 0]);
    expect(account.draft).toMatchObject({ values: { positionTitle: 'Još nešto' } });

    account.draft = null;
    other.type('I još');
    await passing(2400);
    other.session.takeTheirs();
    expect(other.page.values).toEqual(initial);
    expect(other.session.getState()).toMatchObject({ conflict: null, saved: null });
    expect(stored()).toBeNull();
    await passing(600_000);
    expect(account.draft).toBeNull();
  });
});

test('what became of a draft that was sent elsewhere is known; kept, it is another draft', async () => {
  const account = createAccount(inAccount('Kuvar', 1));
  const start = { values: words('Kuvar'), version: 1, savedAt: began.toISOString() };
  const aboutAnew = () => ({ posting: { id: 0, version: 9 } });
  const { session, type } = open(account, start, { aboutAnew });
  const sent = { id: 7 };
  account.save.mockRejectedValueOnce(
    new ApiProblem({
      status: 409,
      code: 'postings.draft-changed',
      errors: [],
      current: { draft: null, sent },
    } as never),
  );
  type('Još nešto');
  await passing(2400);
  expect(session.getState().conflict).toEqual({ theirs: null, sent });
  session.keepMine();
  await passing(0);
  expect(stored()).toMatchObject({ ...aboutAnew(), values: words('Još nešto') });

  session.meetSent(sent);
  expect(session.getState().conflict).toEqual({ theirs: null, sent });
  expect(stored()).toBeNull();
  type('I još');
  await passing(600_000);
  expect(account.save).toHaveBeenCalledTimes(2);
  session.startOver(initial);
  expect(session.getState().conflict).toBeNull();
});

test('a choice that was put off comes again before anything is settled', async () => {
  const account = createAccount(inAccount('Kuvar', 1));
  const start = { values: words('Kuvar'), version: 1, savedAt: began.toISOString() };
  const { session, type } = open(account, start);
  expect(session.remind()).toBe(false);
  account.draft = inAccount('Njihov', 2);
  type('Moj');
  await passing(2400);
  const { conflict } = session.getState();
  expect(conflict?.theirs).toMatchObject({ version: 2 });
  await session.settle();
  expect(session.getState().conflict).toEqual(conflict);
  expect(session.getState().conflict).not.toBe(conflict);
  expect(account.save).toHaveBeenCalledOnce();
});

test('a draft that is left for good is forgotten, and nothing more is kept of it', async () => {
  const account = createAccount();
  const { session, type } = open(account);
  type('Kuvar');
  session.leave();
  type('Posle toga');
  await passing(600_000);
  expect(stored()).toBeNull();
  expect(account.save).not.toHaveBeenCalled();
});

test('a newer version of the posting continues with the own words, or with its own', async () => {
  const account = createAccount();
  const posting = { id: 7, version: 1 };
  const { session, page, type } = open(account, {}, { about: { posting } });
  type('Moj');
  await passing(2400);
  session.goOnWith({ posting: { id: 7, version: 2 } }, null);
  expect(stored()).toMatchObject({ posting: { version: 2 }, values: { positionTitle: 'Moj' } });
  session.goOnWith({ posting: { id: 7, version: 3 } }, words('Njihov'));
  expect(page.values).toEqual(words('Njihov'));
  await passing(2000);
  expect(account.draft).toMatchObject({
    posting: { id: 7, version: 3 },
    values: { positionTitle: 'Njihov' },
  });
});

test('starting over deletes it everywhere', async () => {
  const account = createAccount();
  const { session, page, type } = open(account);
  type('Kuvar');
  await passing(2400);
  type('Glavni kuvar');
  session.startOver(initial);
  await passing(600_000);
  expect(page.values).toEqual(initial);
  expect([stored(), account.draft, savedOf(session)]).toEqual([null, null, null]);
  type('Drugi posao');
  await passing(2400);
  expect(account.draft).toMatchObject({ values: { positionTitle: 'Drugi posao' }, version: 1 });
});

describe('what the person would not call a draft', () => {
  const steps = { first: 'tip', second: 'opis' };
  /** The step of a form is kept with its values, and is no reason to ask anything. */
  const same = (one: DraftValues, other: DraftValues) => one.positionTitle === other.positionTitle;
  const at = (step: string, positionTitle: string) => ({ positionTitle, step }) as DraftValues;

  test('an empty form on another step is not kept', async () => {
    const account = createAccount();
    const page = open(account, {}, { same });
    page.page.values = at(steps.second, '');
    page.session.changed();
    await passing(60_000);
    expect([stored(), account.draft]).toEqual([null, null]);
    page.type('Kuvar');
    await passing(2400);
    expect(account.draft).toMatchObject({ values: at(steps.second, 'Kuvar') });
  });

  test('another step on another device is nothing to choose from', async () => {
    const account = createAccount(inAccount('Kuvar', 1));
    const { session, page } = open(
      account,
      { values: at(steps.first, 'Kuvar'), version: 1, savedAt: began.toISOString() },
      { same },
    );
    account.draft = { ...inAccount('Kuvar', 2), values: at('potvrda', 'Kuvar') };
    page.values = at(steps.second, 'Kuvar');
    session.changed();
    await passing(2400);
    expect(session.getState()).toMatchObject({ conflict: null, saved: { inAccount: true } });
    expect(stored()).toMatchObject({ version: 2 });
  });
});

test('a form that was filled in from elsewhere is a draft at once', async () => {
  const account = createAccount();
  const { session } = open(account, { values: words('Kuvar'), synced: false });
  expect(stored()).toMatchObject({ values: { positionTitle: 'Kuvar' }, synced: false });
  expect(savedOf(session)).toMatchObject({ inAccount: false });
  await passing(2000);
  expect(account.draft).toMatchObject({ values: { positionTitle: 'Kuvar' }, version: 1 });
});

describe('a thing that is saved as it is typed, without a draft beside it', () => {
  test('saving at once is done when the account has all of it, also what was typed meanwhile', async () => {
    const account = createAccount();
    const { session, type } = open(account, { savedAt: began.toISOString() });
    type('Jedan');
    const saving = session.settle();
    type('Jedan dva');
    session.flush();
    await saving;
    expect(account.draft?.values).toEqual(words('Jedan dva'));
    expect(session.getState().failure).toBeNull();
  });

  test('and says why it has not; once more tries once more', async () => {
    const account = createAccount();
    const { session, type } = open(account, { savedAt: began.toISOString() });
    account.online = false;
    type('Zvati');
    await expect(session.settle()).rejects.toBeInstanceOf(ClientError);
    expect(session.getState().failure).toBeInstanceOf(ClientError);
    expect(kept?.values).toEqual(words('Zvati'));
    account.online = true;
    await session.settle();
    expect(account.draft?.values).toEqual(words('Zvati'));
  });

  test('what the account would not take is kept here alone', async () => {
    const account = createAccount();
    const save = vi.fn(async (sent: Parameters<Account['save']>[0]) => {
      if (sent.values.positionTitle.length > 4) throw new InvalidDraft();
      return account.save(sent);
    });
    const { session, type } = open(account, { savedAt: began.toISOString() }, { save });
    type('Predugo');
    await expect(session.settle()).rejects.toThrow(InvalidDraft);
    expect([savedOf(session)?.inAccount, kept?.values]).toEqual([false, words('Predugo')]);
    await passing(600_000);
    expect(save).toHaveBeenCalledTimes(1);
    // The same again is as invalid as before.
    type('Predugo');
    await expect(session.settle()).rejects.toThrow(InvalidDraft);
    type('Duga');
    await passing(400);
    expect(session.getState().failure).toBeNull();
    expect(await session.settle()).toBe(true);
    expect(account.draft?.values).toEqual(words('Duga'));
  });

  test('a newer version is shown where nothing is unsaved', async () => {
    const account = createAccount(inAccount('Prvi', 3));
    const { session, page, type } = open(account, {
      values: words('Prvi'),
      version: 3,
      savedAt: began.toISOString(),
    });
    session.adopt(inAccount('Drugi', 4));
    expect(page.values).toEqual(words('Drugi'));
    session.adopt(inAccount('Prvi', 3));
    expect(page.values).toEqual(words('Drugi'));
    type('Moj');
    session.adopt(inAccount('Treći', 5));
    expect(page.values).toEqual(words('Moj'));
  });

  test('a refusal may carry the thing itself', async () => {
    const account = createAccount(inAccount('Njihov', 4));
    const { session, type } = open(
      account,
      { values: words('Prvi'), version: 3, savedAt: began.toISOString() },
      { newerIn: (error) => (isApiProblem(error) ? { draft: inAccount('Njihov', 4) } : null) },
    );
    type('Moj');
    expect(await session.settle()).toBe(false);
    expect(session.getState().conflict?.theirs).toEqual(inAccount('Njihov', 4));
    session.keepMine();
    expect(await session.settle()).toBe(true);
    expect(account.draft).toMatchObject({ values: words('Moj'), version: 5 });
  });
});
