import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getCredits, listOrders } from '#features/advertising/orders/contract.ts';
import type { SentForm } from '#features/postings/input-fields.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { buildCreditPackage } from '#tests/builders/credit-builder.ts';
import { buildDraftValues } from '#tests/builders/draft-builder.ts';
import { signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { createPostingActs, formOf, free, standard } from '#tests/support/posting-acts.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testProvider } from '#tests/support/test-provider.ts';
import { getDraft, saveDraft } from '../../drafts/contract.ts';
import type { DraftInput, DraftKind } from '../../drafts/fields.ts';
import { editPosting, renewPosting, sendPosting } from '../contract.ts';

/* A draft becomes one posting, from however many tabs and devices it is sent (rules.md#sending-once). */

const app = await createTestApplication(testProvider);
const acts = await createPostingActs(app);

let drafts = 0;
const newId = (): string => {
  drafts += 1;
  return drafts.toString(16).padStart(32, '0');
};

const save = async (as: string, body: Partial<DraftInput>, kind: DraftKind = 'create') =>
  (
    await app.call(
      saveDraft,
      { params: { kind }, body: { posting: null, values: buildDraftValues(), version: 0, ...body } },
      { as },
    )
  ).data;
const kept = async (as: string, kind: DraftKind = 'create') =>
  (await app.call(getDraft, { params: { kind } }, { as })).data.draft;

const postingsOf = async (employerId: number): Promise<number> => {
  const [row] = await app.database.executor
    .select({ count: count() })
    .from(postings)
    .where(eq(postings.employerId, employerId));
  return row?.count ?? 0;
};

const byCredit = { productGroup: 'featured', productDuration: 30, purchase: { kind: 'credit' } } as const;
const purchases: Record<string, Partial<SentForm>> = { free, credit: byCredit, order: standard };

/** Each tab's key, the same one of a repetition, or none. */
const keys: Record<string, (tab: number) => { idempotencyKey?: string }> = {
  'a key of each tab': (tab) => ({ idempotencyKey: String(tab).padStart(32, 'k') }),
  'one key': () => ({ idempotencyKey: 'a'.repeat(32) }),
  'no key': () => ({}),
};

describe.each(Object.keys(purchases))('one draft, sent 50 times at once: %s', (bought) => {
  test.each(Object.keys(keys))('under %s it is one posting, the rest are told', async (key) => {
    const owner = await acts.company();
    await buildCreditPackage(app, { employerId: owner.row.id });
    const draftId = newId();
    await save(owner.token, { id: draftId });
    const body = { ...buildPostingInput(), ...purchases[bought], draftId } as SentForm;
    const results = await Promise.all(
      Array.from({ length: 50 }, async (_, tab) => {
        const options = { as: owner.token, ...keys[key]?.(tab) };
        let id: number | undefined;
        const refusal = await refusalOf(
          app.call(sendPosting, { body }, options).then((answer) => {
            id = answer.data.posting.id;
          }),
        );
        return refusal ? `${refusal.status} ${refusal.code}` : `posting ${id}`;
      }),
    );
    const made = new Set(results.filter((result) => result.startsWith('posting')));
    expect(made.size).toBe(1);
    const others = results.filter((result) => !result.startsWith('posting'));
    // Of one key a repetition may get the same answer, or be told that the first one still runs.
    const allowed = key === 'one key' ? '409 idempotency.still-running' : '409 postings.draft-sent';
    expect(new Set(others)).toEqual(new Set(others.length > 0 ? [allowed] : []));
    if (key !== 'one key') expect(others).toHaveLength(49);

    expect(await postingsOf(owner.row.id)).toBe(1);
    const left = (await app.call(getCredits, {}, { as: owner.token })).data[0]?.left;
    expect(left).toBe(bought === 'credit' ? 2 : 3);
    const ordered = (await app.call(listOrders, { query: {} }, { as: owner.token })).data;
    expect(ordered.filter(({ state }) => state === 'awaiting_payment')).toHaveLength(bought === 'order' ? 1 : 0);
    expect(await kept(owner.token)).toBeNull();
  });
});

test('the second tab is told which posting it became, and in which state; its key does not matter', async () => {
  const owner = await acts.company({ verifiedAt: null });
  const draftId = newId();
  const form = buildPostingInput({ positionTitle: 'Moler (m/ž)' });
  const { posting } = await acts.send(owner, { ...form, draftId });
  // Changed in the other tab meanwhile, and with a picture that the first one has taken.
  const refusal = await refusalOf(
    acts.send(owner, { ...form, positionTitle: 'Fasader (m/ž)', image: crypto.randomUUID(), draftId }),
  );
  expect(refusal).toMatchObject({
    status: 409,
    code: 'postings.draft-sent',
    current: { id: posting.id, positionTitle: 'Moler (m/ž)', state: 'in_review' },
  });
  await acts.approve(posting.id);
  expect(await refusalOf(acts.send(owner, { ...form, draftId }))).toMatchObject({
    current: { state: 'active' },
  });
});

test('a draft that was sent is not saved again; another one takes its place', async () => {
  const { token, ...owner } = await acts.company();
  const draftId = newId();
  const saved = await save(token, { id: draftId });
  expect(saved.id).toBe(draftId);
  const { posting } = await acts.send({ ...owner, token }, { draftId });
  for (const version of [saved.version, 0])
    expect(await refusalOf(save(token, { id: draftId, version }))).toMatchObject({
      status: 409,
      code: 'postings.draft-changed',
      current: { draft: null, sent: { id: posting.id } },
    });
  const next = newId();
  await save(token, { id: next });
  // Nor does a tab with the old one write over the new one, whose version is the same.
  expect(await refusalOf(save(token, { id: draftId, version: 1 }))).not.toBeNull();
  expect(await kept(token)).toMatchObject({ id: next });
});

test('who sends without a draft sends as often as they like', async () => {
  const owner = await acts.company();
  await save(owner.token, { id: newId() });
  const first = await acts.send(owner);
  // As before drafts had ids: what was kept is done with.
  expect(await kept(owner.token)).toBeNull();
  const second = await acts.send(owner);
  expect(second.posting.id).not.toBe(first.posting.id);
});

test('the draft of a colleague is another one, whatever its id', async () => {
  const owner = await acts.company();
  const draftId = newId();
  await acts.send(owner, { draftId });
  const { token } = await signedInMember(app, owner, 'recruiter');
  const body = { ...buildPostingInput(), draftId };
  expect((await app.call(sendPosting, { body }, { as: token })).data.posting.state).toBe('active');
});

test('a sending that was refused leaves the draft to be sent', async () => {
  const owner = await acts.company();
  const draftId = newId();
  await save(owner.token, { id: draftId });
  const unknown = { productGroup: 'standard', productDuration: 20, draftId } as const;
  expect(await refusalOf(acts.send(owner, unknown))).toMatchObject({ status: 422 });
  expect(await kept(owner.token)).toMatchObject({ id: draftId });
  expect((await acts.send(owner, { draftId })).posting.state).toBe('active');
});

describe('the drafts of a posting there is', () => {
  test('an edit is saved once', async () => {
    const owner = await acts.company();
    const { id } = await buildPosting(app, { employerId: owner.row.id });
    const draftId = newId();
    const { productGroup: _, productDuration: __, ...form } = formOf(await acts.read(owner, id));
    await save(owner.token, { id: draftId, posting: { id, version: form.version } }, 'edit');
    const edit = () =>
      refusalOf(
        app.call(
          editPosting,
          { params: { id: String(id) }, body: { ...form, positionTitle: 'Glavni kuvar (m/ž)', draftId } },
          { as: owner.token },
        ),
      );
    const results = await Promise.all(Array.from({ length: 20 }, edit));
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(results.find((result) => result !== null)).toMatchObject({
      code: 'postings.draft-sent',
      current: { id, positionTitle: 'Glavni kuvar (m/ž)', state: 'active' },
    });
    expect(await acts.rowOf(id)).toMatchObject({ version: form.version + 1 });
    expect(await kept(owner.token, 'edit')).toBeNull();
  });

  test('a renewal is sent once, and uses one credit', async () => {
    const owner = await acts.company();
    await buildCreditPackage(app, { employerId: owner.row.id });
    const { id } = await buildPosting(app, { employerId: owner.row.id });
    const body = { ...formOf(await acts.read(owner, id)), ...byCredit, draftId: newId() };
    const renew = () => refusalOf(app.call(renewPosting, { params: { id: String(id) }, body }, { as: owner.token }));
    const results = await Promise.all(Array.from({ length: 20 }, renew));
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(new Set(results.map((result) => result?.code))).toEqual(new Set([undefined, 'postings.draft-sent']));
    expect((await app.call(getCredits, {}, { as: owner.token })).data[0]?.left).toBe(2);
  });
});
