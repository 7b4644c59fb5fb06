import { beforeEach, expect, test } from 'vitest';
import type { Api } from '#kit/api-client.ts';
import { ApiProblem } from '#kit/client-errors.ts';
import { rootStore, setDraft } from '#kit/root-store.ts';
import { emptyDraft } from '../fields.ts';
import { hasUnsaved } from './local-draft.ts';
import { discardDraft, type PostingDraft, storeDraft, storedDraft, storedNewDraft } from './posting-draft.ts';
import { saveInAccount, unsavedDrafts } from './save-in-account.ts';

const user = 'a-user';
const cook = 'a'.repeat(32);
const driver = 'b'.repeat(32);
const draft = (id: string, positionTitle: string, change: Partial<PostingDraft> = {}): PostingDraft => ({
  id,
  userId: user,
  posting: null,
  values: { ...emptyDraft(), positionTitle },
  savedAt: '2026-11-20T13:05:00.000Z',
  version: 2,
  synced: false,
  sendKey: null,
  ...change,
});
const saved = { ...draft(cook, 'Kuvar', { version: 3 }), userId: undefined };

interface Sent {
  id: string;
  version: number;
}
let sent: Sent[];
/** An account that answers one refusal with its draft, then takes everything. */
const account = (...refusals: unknown[]): Api =>
  ({
    call: async (_: unknown, { body }: { body: Sent }) => {
      sent.push({ id: body.id, version: body.version });
      const current = refusals.shift();
      if (current instanceof Error) throw current;
      if (current !== undefined)
        throw new ApiProblem({ status: 409, code: 'postings.draft-changed', errors: [], current } as never);
      return { data: { ...body, version: body.version + 1, savedAt: '2026-11-20T14:00:00.000Z' } };
    },
  }) as unknown as Api;

beforeEach(() => {
  sent = [];
  rootStore.setState({ waitingDrafts: {} });
  setDraft('create', null);
});

test('the last opened one has the browser’s place; what the account lacks of the other waits beside it', () => {
  storeDraft('create', draft(cook, 'Kuvar'));
  storeDraft('create', draft(driver, 'Vozač'));
  expect(storedDraft('create', user)?.id).toBe(driver);
  expect(storedNewDraft(user, cook)?.values.positionTitle).toBe('Kuvar');
  expect(storedNewDraft('somebody-else', cook)).toBeNull();
  expect(unsavedDrafts(user, driver).map(({ id }) => id)).toEqual([cook]);
  expect(unsavedDrafts('somebody-else', null)).toEqual([]);
  storeDraft('create', draft(cook, 'Glavni kuvar', { synced: true }));
  expect(unsavedDrafts(user, null).map(({ id }) => id)).toEqual([driver]);
  // What the account has is not kept twice.
  storeDraft('create', draft(driver, 'Vozač', { synced: true }));
  expect([rootStore.getState().waitingDrafts, hasUnsaved(user)]).toEqual([{}, false]);
});

test('forgetting one leaves the other', () => {
  storeDraft('create', draft(cook, 'Kuvar'));
  storeDraft('create', draft(driver, 'Vozač'));
  discardDraft('create', cook);
  expect(storedDraft('create', user)?.id).toBe(driver);
  expect([storedNewDraft(user, cook), hasUnsaved(user), hasUnsaved('somebody-else')]).toEqual([null, true, false]);
  discardDraft('create', driver);
  expect(hasUnsaved(user)).toBe(false);
});

test('is saved over the version that it rests on', async () => {
  storeDraft('create', draft(cook, 'Kuvar'));
  await saveInAccount(account(), draft(cook, 'Kuvar'));
  expect(sent).toEqual([{ id: cook, version: 2 }]);
  expect(storedDraft('create', user)).toMatchObject({ id: cook, version: 3, synced: true });
});

test('goes on over its own save, whose answer was lost', async () => {
  const left = draft(cook, 'Glavni kuvar', { unanswered: [saved.values] });
  await saveInAccount(account({ draft: saved }), left);
  expect(sent).toEqual([
    { id: cook, version: 2 },
    { id: cook, version: 3 },
  ]);
});

test.each([
  ['changed', { draft: { ...saved, values: { ...emptyDraft(), positionTitle: 'Tuđi' } } }],
  ['deleted', { draft: null, sent: null }],
  ['sent', { draft: null, sent: { id: 7 } }],
])('one that was %s elsewhere becomes another one', async (_, current) => {
  storeDraft('create', draft(cook, 'Kuvar'));
  await saveInAccount(account(current), draft(cook, 'Kuvar'));
  expect(sent[1]).toEqual({ id: expect.not.stringContaining(cook), version: 0 });
  expect(storedDraft('create', user)).toMatchObject({ id: sent[1]?.id, synced: true });
  expect(hasUnsaved(user)).toBe(false);
});

test('stays here when it cannot be saved', async () => {
  storeDraft('create', draft(cook, 'Kuvar'));
  await expect(saveInAccount(account(new Error('offline')), draft(cook, 'Kuvar'))).rejects.toThrow('offline');
  expect(unsavedDrafts(user, null)).toHaveLength(1);
});
