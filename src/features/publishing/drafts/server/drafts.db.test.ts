import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildDraftValues } from '#tests/builders/draft-builder.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { editPosting, sendPosting } from '../../sending/contract.ts';
import { dropDraft, getDraft, saveDraft } from '../contract.ts';
import type { DraftInput, DraftKind } from '../fields.ts';

const app = await createTestApplication();

const read = async (as: string, kind: DraftKind = 'create') =>
  (await app.call(getDraft, { params: { kind } }, { as })).data.draft;
const save = async (as: string, change: Partial<DraftInput> = {}, kind: DraftKind = 'create') =>
  (
    await app.call(
      saveDraft,
      { params: { kind }, body: { posting: null, values: buildDraftValues(), version: 0, ...change } },
      { as },
    )
  ).data;

describe('a draft', () => {
  test('follows the account, with the time of saving', async () => {
    const { token, anew } = await signedInEmployer(app);
    expect(await read(token)).toBeNull();
    const values = buildDraftValues({
      positionTitle: 'Ku',
      expiryDate: '31. 2.',
      salaryRange: { min: 'sto', max: null, currency: 'EUR', basis: 'net' },
    });
    const saved = await save(token, { values });
    expect(saved).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      posting: null,
      values,
      version: 1,
      savedAt: app.clock.now().toISOString(),
    });
    expect(await read((await anew()).as)).toEqual(saved);
    app.clock.advance({ minutes: 1 });
    const next = await save(token, { version: 1 });
    expect(next).toMatchObject({ version: 2, savedAt: app.clock.now().toISOString() });
  });

  test('that was kept before packages could be bought is about one ad', async () => {
    const { token } = await signedInEmployer(app);
    await save(token, { values: buildDraftValues({ adCount: 7 }) });
    expect((await read(token))?.values.adCount).toBe(7);
    await app.database.executor.execute(sql`update posting_drafts set values = values - 'adCount'`);
    expect((await read(token))?.values.adCount).toBe(1);
    const { adCount: _, ...older } = buildDraftValues();
    expect((await save(token, { values: older as DraftInput['values'], version: 1 })).values.adCount).toBe(1);
  });

  test('of each kind is independent', async () => {
    const { token, row } = await signedInEmployer(app);
    const { id } = await buildPosting(app, { employerId: row.id });
    await save(token, { values: buildDraftValues({ positionTitle: 'Nov' }) });
    await save(token, { values: buildDraftValues({ positionTitle: 'Izmenjen' }), posting: { id, version: 1 } }, 'edit');
    expect((await read(token))?.values.positionTitle).toBe('Nov');
    expect(await read(token, 'edit')).toMatchObject({ posting: { id, version: 1 } });
    expect(await read(token, 'renew')).toBeNull();
    await app.call(dropDraft, { params: { kind: 'create' } }, { as: token });
    await app.call(dropDraft, { params: { kind: 'create' } }, { as: token });
    expect(await read(token)).toBeNull();
    expect(await read(token, 'edit')).not.toBeNull();
  });

  test('saved in two tabs: the second gets a conflict with the first; of two parallel saves one wins', async () => {
    const { token } = await signedInEmployer(app);
    const first = await save(token, { values: buildDraftValues({ positionTitle: 'Prva kartica' }) });
    const problem = await refusalOf(save(token, { values: buildDraftValues({ positionTitle: 'Druga' }) }));
    expect(problem).toMatchObject({ status: 409, code: 'postings.draft-changed', current: { draft: first } });
    const results = await Promise.all(Array.from({ length: 6 }, () => refusalOf(save(token, { version: 1 }))));
    expect(results.filter((result) => result === null)).toHaveLength(1);
    // Sent elsewhere meanwhile: there is nothing to overwrite.
    await app.call(dropDraft, { params: { kind: 'create' } }, { as: token });
    expect(await refusalOf(save(token, { version: 2 }))).toMatchObject({ current: { draft: null } });
  });

  test('is deleted when it is sent, the others stay', async () => {
    const { token } = await signedInEmployer(app);
    await save(token);
    await save(token, {}, 'renew');
    const sent = await app.call(sendPosting, { body: buildPostingInput() }, { as: token });
    expect(await read(token)).toBeNull();
    expect(await read(token, 'renew')).not.toBeNull();
    const { id } = sent.data.posting;
    await save(token, { posting: { id, version: 1 } }, 'edit');
    const { productGroup: _, ...words } = buildPostingInput();
    const body = { ...words, version: 1 };
    await app.call(editPosting, { params: { id: String(id) }, body }, { as: token });
    expect(await read(token, 'edit')).toBeNull();
  });

  test('cannot be read by others, cannot be about another company’s posting, and is bounded', async () => {
    const { token, row } = await signedInEmployer(app);
    await save(token);
    const { token: other } = await signedInEmployer(app);
    expect(await read(other)).toBeNull();
    const { id } = await buildPosting(app, { employerId: row.id });
    expect(await refusalOf(save(other, { posting: { id, version: 1 } }, 'edit'))).toMatchObject({
      code: 'postings.not-found',
    });
    expect(await refusalOf(save(await signedIn(app)))).toMatchObject({ status: 403 });
    const values = { ...buildDraftValues({ jobDescription: 'a'.repeat(60_001) }), price: 1 };
    const problem = await refusalOf(save(token, { values, version: 1 }));
    expect(problem?.fields).toEqual(
      expect.arrayContaining(['values.jobDescription too-long', 'values.price unknown-field']),
    );
  });
});
