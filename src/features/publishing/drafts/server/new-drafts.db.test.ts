import { describe, expect, test } from 'vitest';
import { newIdempotencyKey } from '#kit/idempotency-key.ts';
import { buildDraftValues } from '#tests/builders/draft-builder.ts';
import { signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { listOwnPostings } from '../../own-postings/contract.ts';
import { sendPosting } from '../../sending/contract.ts';
import { deleteDraft, dropDraft, getDraft, listDrafts, openDraft, saveDraft } from '../contract.ts';
import { type DraftInput, maxDrafts } from '../fields.ts';

const app = await createTestApplication();
const create = { kind: 'create' };

const save = async (as: string, positionTitle: string, change: Partial<DraftInput> = {}) => {
  const values = buildDraftValues({ positionTitle });
  const body = { posting: null, values, version: 0, id: newIdempotencyKey(), ...change };
  return (await app.call(saveDraft, { params: create, body }, { as })).data;
};
const lastOpened = async (as: string) =>
  (await app.call(getDraft, { params: create }, { as })).data.draft?.values.positionTitle ?? null;
const open = async (as: string, id: string) => (await app.call(openDraft, { params: { id } }, { as })).data;
const remove = (as: string, id: string) => app.call(deleteDraft, { params: { id } }, { as });
const list = async (as: string) => (await app.call(listDrafts, {}, { as })).data;
const titles = async (as: string) => (await list(as)).map(({ positionTitle }) => positionTitle);
const send = (as: string, draftId?: string) =>
  app.call(sendPosting, { body: { ...buildPostingInput(), ...(draftId && { draftId }) } }, { as });

describe('drafts of new postings', () => {
  test('are several, the last saved first; the one that was opened last is the draft of its kind', async () => {
    const { token } = await signedInEmployer(app);
    const cook = await save(token, ' Kuvar ');
    app.clock.advance({ minutes: 1 });
    const driver = await save(token, 'Vozač');
    app.clock.advance({ minutes: 1 });
    await save(token, '', { values: buildDraftValues({ positionTitle: '', productGroup: '' }) });
    expect(await list(token)).toEqual([
      {
        id: expect.any(String),
        positionTitle: '',
        productGroup: null,
        savedAt: app.clock.now().toISOString(),
      },
      { id: driver.id, positionTitle: 'Vozač', productGroup: 'free', savedAt: driver.savedAt },
      { id: cook.id, positionTitle: 'Kuvar', productGroup: 'free', savedAt: cook.savedAt },
    ]);
    expect(await lastOpened(token)).toBe('');
    expect(await open(token, cook.id)).toEqual(cook);
    expect(await open(token, cook.id)).toEqual(cook);
    expect(await lastOpened(token)).toBe(' Kuvar ');
    expect(await list(token)).toHaveLength(3);
    const counts = (await app.call(listOwnPostings, {}, { as: token })).meta.counts;
    expect(counts).toEqual({ active: 0, pending: 0, history: 0, drafts: 3 });
  });

  test('in two tabs are saved each as itself, and a version is refused of itself alone', async () => {
    const { token } = await signedInEmployer(app);
    const cook = await save(token, 'Kuvar');
    const driver = await save(token, 'Vozač');
    const newer = await save(token, 'Glavni kuvar', { id: cook.id, version: 1 });
    expect(await lastOpened(token)).toBe('Glavni kuvar');
    await save(token, 'Vozač kamiona', { id: driver.id, version: 1 });
    const refusal = await refusalOf(save(token, 'Pomoćni kuvar', { id: cook.id, version: 1 }));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'postings.draft-changed',
      current: { draft: { id: cook.id, version: newer.version }, sent: null },
    });
    // Who was refused has opened nothing.
    expect(await lastOpened(token)).toBe('Vozač kamiona');
    // Without an id it is the one that was opened last.
    await save(token, 'Vozač autobusa', { id: undefined, version: 2 });
    expect(await refusalOf(save(token, 'Treći', { id: undefined }))).toMatchObject({
      current: { draft: { id: driver.id, version: 3 } },
    });
    expect((await titles(token)).toSorted()).toEqual(['Glavni kuvar', 'Vozač autobusa']);
  });

  test('of two that are opened and saved at the same moment none is lost', async () => {
    const { token } = await signedInEmployer(app);
    const drafts = await Promise.all(['Kuvar', 'Vozač', 'Zidar'].map((title) => save(token, title)));
    await Promise.all(
      drafts.flatMap(({ id, values, version }) => [
        save(token, values.positionTitle, { id, version }),
        open(token, id),
      ]),
    );
    expect((await titles(token)).toSorted()).toEqual(['Kuvar', 'Vozač', 'Zidar']);
  });

  test(`are ${maxDrafts} at most; the next one is refused, and nothing is lost`, async () => {
    const { token } = await signedInEmployer(app);
    for (let number = 1; number <= maxDrafts; number += 1) await save(token, `Nacrt ${number}`);
    const full = { status: 409, code: 'postings.drafts-full' };
    expect(await refusalOf(save(token, 'Jedan više'))).toMatchObject(full);
    expect(await list(token)).toHaveLength(maxDrafts);
    expect(await lastOpened(token)).toBe(`Nacrt ${maxDrafts}`);
    // None is open, and still there is no room.
    await app.call(dropDraft, { params: create }, { as: token });
    await save(token, 'Poslednji');
    const [first] = await list(token);
    await send(token, first?.id);
    await save(token, 'Opet poslednji');
    await remove(token, (await list(token))[3]?.id ?? '');
    await save(token, 'I opet');
    expect(await refusalOf(save(token, 'Jedan više', { id: undefined, version: 0 }))).toMatchObject({
      code: 'postings.draft-changed',
    });
    const results = await Promise.all(['a', 'b'].map((title) => refusalOf(save(token, title))));
    expect(results).toEqual([expect.objectContaining(full), expect.objectContaining(full)]);
  });

  test('end one by one: sent, deleted, or started over', async () => {
    const { token } = await signedInEmployer(app);
    const [cook, driver, mason, baker] = [
      await save(token, 'Kuvar'),
      await save(token, 'Vozač'),
      await save(token, 'Zidar'),
      await save(token, 'Pekar'),
    ];
    const { id } = (await send(token, driver.id)).data.posting;
    expect(await titles(token)).toEqual(expect.not.arrayContaining(['Vozač']));
    const current = { id, state: 'active' };
    expect(await refusalOf(send(token, driver.id))).toMatchObject({ code: 'postings.draft-sent', current });
    expect(await refusalOf(open(token, driver.id))).toMatchObject({ code: 'postings.draft-sent', current });
    expect(await refusalOf(save(token, 'Vozač', { id: driver.id, version: 1 }))).toMatchObject({
      current: { draft: null, sent: current },
    });
    await remove(token, cook.id);
    const gone = { status: 404, code: 'postings.draft-not-found' };
    expect(await refusalOf(remove(token, cook.id))).toMatchObject(gone);
    expect(await refusalOf(open(token, cook.id))).toMatchObject(gone);
    expect(await refusalOf(open(token, 'nacrt'))).toMatchObject({ status: 404 });
    expect(await refusalOf(save(token, 'Kuvar', { id: cook.id, version: 1 }))).toMatchObject({
      code: 'postings.draft-changed',
      current: { draft: null, sent: null },
    });
    // The one that was opened last is sent without its name, or started over.
    await send(token);
    expect(await titles(token)).toEqual(['Zidar']);
    await open(token, mason.id);
    await app.call(dropDraft, { params: create }, { as: token });
    expect(await list(token)).toEqual([]);
    expect(await refusalOf(send(token, baker.id))).toMatchObject({ code: 'postings.draft-sent' });
  });

  test('are their account’s alone, also in one company', async () => {
    const owner = await signedInEmployer(app);
    const colleague = await signedInMember(app, owner, 'recruiter');
    const reader = await signedInMember(app, owner, 'reader');
    const stranger = await signedInEmployer(app);
    const { id } = await save(owner.token, 'Kuvar');
    for (const { token } of [colleague, stranger]) {
      expect(await list(token)).toEqual([]);
      expect(await refusalOf(open(token, id))).toMatchObject({ status: 404 });
      expect(await refusalOf(remove(token, id))).toMatchObject({ status: 404 });
      await save(token, 'Isti naziv', { id });
    }
    expect(await titles(owner.token)).toEqual(['Kuvar']);
    expect(await refusalOf(list(reader.token))).toMatchObject({ status: 403 });
    const counts = (await app.call(listOwnPostings, {}, { as: reader.token })).meta.counts;
    expect(counts.drafts).toBeNull();
  });

  test('before there were several stay, and remember no step', async () => {
    const { token } = await signedInEmployer(app);
    const { step: _, ...values } = buildDraftValues({ positionTitle: 'Kuvar' });
    const saved = await save(token, '', { values: values as DraftInput['values'] });
    expect(saved.values.step).toBe('tip');
    const left = buildDraftValues({ positionTitle: 'Kuvar', step: 'oglasivac' });
    await save(token, '', { id: saved.id, values: left, version: 1 });
    expect((await open(token, saved.id)).values.step).toBe('oglasivac');
  });
});
