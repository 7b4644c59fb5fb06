import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cancelOrder, listOrders } from '#features/advertising/orders/contract.ts';
import { uploadFile } from '#features/files/contract.ts';
import { files } from '#features/files/server/file-table.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { approvePosting, rejectPosting } from '#features/moderation/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import type { EditedForm, RenewedForm, SentForm } from '#features/postings/input-fields.ts';
import { postingPeriods } from '#features/postings/server/posting-table.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { createPostingActs, formOf, standard } from '#tests/support/posting-acts.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { samplePicture } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testProvider } from '#tests/support/test-provider.ts';
import { closePosting, listOwnPostings } from '../../own-postings/contract.ts';
import { editPosting, renewPosting, sendPosting } from '../contract.ts';

const app = await createTestApplication(testProvider);
const { executor } = app.database;
const acts = await createPostingActs(app);
const { company, tokenOf, admin, rowOf, read, edit, renew, payLast } = acts;
type Company = Awaited<ReturnType<typeof company>>;

const params = (id: number) => ({ id: String(id) });
const lastMoveOf = async (id: number) => {
  const moves = await acts.movesOf(id);
  const { fromState, toState, cause } = moves.at(-1) as (typeof moves)[number];
  return `${fromState} ${toState} ${cause ?? ''}`.trim();
};
const live = async (owner: Company, change: Parameters<typeof buildPosting>[1] = {}) =>
  (await buildPosting(app, { employerId: owner.row.id, ...change })).id;
const isFound = async (id: number) => {
  const { positionTitle } = await rowOf(id);
  const { data } = await app.call(searchPostings, { query: { q: positionTitle } });
  return data.some((card) => card.id === id);
};
const publicState = async (id: number) => {
  const seen = app.call(getPosting, { params: params(id) });
  return (await codeOf(seen)) ?? (await seen).data.state;
};

describe('editing', () => {
  test('a live posting stays live with its new words, under its old address and dates', async () => {
    const owner = await company();
    const id = await live(owner);
    const before = await rowOf(id);
    const sent = await edit(owner, id, {
      positionTitle: 'Kovač umetničkih ograda (m/ž)',
      locations: ['nis'],
    });
    expect(sent).toEqual({
      posting: { id, state: 'active' },
      waitsFor: null,
      act: 'edited',
      questionsLeftOut: false,
    });
    const { data } = await app.call(searchPostings, { query: { q: 'kovac ograda', locations: 'nis' } });
    expect(data.map((card) => card.id)).toEqual([id]);
    const after = await rowOf(id);
    expect(after).toMatchObject({
      productGroup: before.productGroup,
      firstPublishedAt: before.firstPublishedAt,
      liveUntil: before.liveUntil,
      version: 2,
    });
  });

  test('an own last day shortens the days that were paid for, and a later one brings them back', async () => {
    const owner = await company();
    const id = await live(owner);
    const { liveUntil } = await rowOf(id);
    await edit(owner, id, { expiryDate: '2026-11-25' });
    expect((await rowOf(id)).liveUntil?.toISOString()).toBe('2026-11-25T22:59:59.999Z');
    await edit(owner, id, { expiryDate: null });
    expect((await rowOf(id)).liveUntil).toEqual(liveUntil);
    expect(await refusalOf(edit(owner, id, { expiryDate: '2026-11-19' }))).toMatchObject({
      code: 'validation',
      fields: ['expiryDate date-past'],
    });
  });

  test('new words that the check stops take it to review; the days it waits are added to its end', async () => {
    const owner = await company();
    const id = await live(owner);
    const { liveUntil } = await rowOf(id);
    const sent = await edit(owner, id, { jobDescription: '<p>Isključivo muškarci do 35 godina.</p>' });
    expect(sent).toMatchObject({ posting: { state: 'in_review' }, waitsFor: 'wording' });
    expect(await isFound(id)).toBe(false);
    expect(await publicState(id)).toBe('postings.not-found');
    app.clock.advance({ days: 3 });
    const approval = { reason: 'Kaže se u tekstu predstave.', version: 2 };
    await app.call(approvePosting, { params: params(id), body: approval }, await admin());
    const after = await rowOf(id);
    expect(after.state).toBe('active');
    expect(after.liveUntil?.getTime()).toBe((liveUntil as Date).getTime() + 3 * 86_400_000);
    expect(await isFound(id)).toBe(true);
    // An approved finding does not stop the next edit.
    expect(await edit(owner, id, { jobType: 'nepuno' })).toMatchObject({ posting: { state: 'active' } });
  });

  test('a rejected one is corrected and waits for review again', async () => {
    const owner = await company({ verifiedAt: null });
    const as = owner.token;
    const { id } = (await app.call(sendPosting, { body: buildPostingInput() }, { as })).data.posting;
    const reject = { ground: 'other' as const, reason: 'Navedite mesto rada i uslove.', version: 1 };
    await app.call(rejectPosting, { params: params(id), body: reject }, await admin());
    expect(await edit(owner, id, { jobDescription: '<p>Rad u Beogradu, od 8 do 16.</p>' })).toMatchObject({
      posting: { state: 'in_review' },
      waitsFor: 'correction',
    });
    expect(await lastMoveOf(id)).toBe('rejected in_review correction');
    // An administrator who sees the old words cannot publish the new ones.
    const stale = app.call(approvePosting, { params: params(id), body: { reason: '', version: 1 } }, await admin());
    expect(await refusalOf(stale)).toMatchObject({ code: 'postings.edited-meanwhile' });
    await app.call(approvePosting, { params: params(id), body: { reason: '', version: 2 } }, await admin());
    expect(await isFound(id)).toBe(true);
  });

  test('one that waits for payment can be changed and still waits', async () => {
    const owner = await company();
    const body = { ...buildPostingInput(), ...standard } as SentForm;
    const { id } = (await app.call(sendPosting, { body }, { as: owner.token })).data.posting;
    expect(await edit(owner, id, { positionTitle: 'Krojač za maslačke (m/ž)' })).toMatchObject({
      posting: { state: 'awaiting_payment' },
      waitsFor: 'payment',
    });
    await payLast(owner);
    expect(await isFound(id)).toBe(true);
  });

  test('of two edits of one version the second gets a conflict, with the first one’s words', async () => {
    const owner = await company();
    const id = await live(owner);
    await edit(owner, id, { positionTitle: 'Prva izmena oglasa' });
    const problem = await refusalOf(edit(owner, id, { positionTitle: 'Druga izmena oglasa', version: 1 }));
    expect(problem).toMatchObject({
      code: 'postings.changed',
      current: { version: 2, content: { positionTitle: 'Prva izmena oglasa' } },
    });
    expect((await rowOf(id)).positionTitle).toBe('Prva izmena oglasa');
  });

  test('questions that have been answered stay', async () => {
    const owner = await company();
    const questions = [
      { id: 'p1', text: 'Imate li vozačku dozvolu?', answerType: 'single' as const, answers: ['da', 'ne'] },
    ];
    const id = await live(owner, { productGroup: 'hot', questions, applicationCount: 1 });
    expect(await edit(owner, id, { positionTitle: 'Vozač dostave hleba' })).toMatchObject({ waitsFor: null });
    expect(await refusalOf(edit(owner, id, { questions: [] }))).toMatchObject({
      code: 'validation',
      fields: ['questions answered'],
    });
    const other = await live(owner, { productGroup: 'hot', questions });
    expect(await edit(owner, other, { questions: [] })).toMatchObject({ waitsFor: null });
  });

  test('what questions require can be changed until somebody has applied, and is fixed then', async () => {
    const owner = await company();
    const question = {
      id: 'p1',
      text: 'Imate li vozačku dozvolu?',
      answerType: 'single' as const,
      answers: ['da', 'ne'],
    };
    const required = { ...question, requiredAnswers: ['da'], otherwise: 'end' as const };
    const id = await live(owner, { productGroup: 'hot', questions: [question] });
    await edit(owner, id, { questions: [required] });
    expect((await rowOf(id)).questions).toEqual([required]);
    await edit(owner, id, { questions: [{ ...question, requiredAnswers: [] }] });
    expect((await rowOf(id)).questions).toEqual([question]);

    const answered = await live(owner, { productGroup: 'hot', questions: [required], applicationCount: 1 });
    expect(await edit(owner, answered, { positionTitle: 'Vozač dostave hleba' })).toMatchObject({
      waitsFor: null,
    });
    for (const changed of [question, { ...required, otherwise: 'mark' as const }])
      expect((await refusalOf(edit(owner, answered, { questions: [changed] })))?.fields).toEqual([
        'questions answered',
      ]);
  });

  test('an answer that the law forbids to ask for takes an edit to review', async () => {
    const owner = await company();
    const question = { id: 'p1', text: 'Pol?', answerType: 'single' as const, answers: ['Ženski', 'Muški'] };
    const id = await live(owner, { productGroup: 'hot', questions: [question] });
    const required = { ...question, requiredAnswers: ['Muški'], otherwise: 'mark' as const };
    expect(await edit(owner, id, { questions: [required] })).toMatchObject({ waitsFor: 'wording' });
  });

  test('questions come by no edit and no unpaid renewal where the ad type takes none', async () => {
    const owner = await company();
    const questions = [
      { id: 'p1', text: 'Imate li vozačku dozvolu?', answerType: 'single' as const, answers: ['da', 'ne'] },
    ];
    const id = await live(owner, { productGroup: 'free' });
    expect(await edit(owner, id, { questions })).toMatchObject({ act: 'edited', questionsLeftOut: true });
    expect((await rowOf(id)).questions).toEqual([]);
    const hot = { productGroup: 'hot', purchase: { kind: 'single', total: 864_000 } } as const;
    expect(await renew(owner, id, { ...hot, productDuration: 15, questions })).toMatchObject({
      waitsFor: 'payment',
      questionsLeftOut: true,
    });
    expect((await rowOf(id)).questions).toEqual([]);
    await payLast(owner);
    await edit(owner, id, { questions });
    expect((await rowOf(id)).questions).toEqual(questions);
  });

  test('a picture stays, is replaced or removed; a replaced one is deleted', async () => {
    const owner = await company();
    const upload = async () => {
      const form = new FormData();
      form.set('purpose', 'postingImage');
      form.set('file', new File([await samplePicture('png', 40)], 'slika.png'));
      const sent = await app.call(uploadFile, { body: { purpose: 'postingImage' } }, { as: owner.token, form });
      return sent.data.id;
    };
    const [first, second] = [await upload(), await upload()];
    const body = buildPostingInput({ image: first });
    const { id } = (await app.call(sendPosting, { body }, { as: owner.token })).data.posting;
    await edit(owner, id, { positionTitle: 'Fotograf na svadbama (m/ž)' });
    expect((await rowOf(id)).imageFileId).toBe(first);
    await edit(owner, id, { image: second });
    expect((await rowOf(id)).imageFileId).toBe(second);
    expect(await executor.select().from(files).where(eq(files.id, first))).toEqual([]);
    await edit(owner, id, { image: null });
    expect((await rowOf(id)).imageFileId).toBeNull();
    expect(await refusalOf(edit(owner, id, { image: first }))).toMatchObject({ fields: ['image file-gone'] });
  });

  test('refuses another company’s posting, an ended one, and another ad type', async () => {
    const owner = await company();
    const id = await live(owner);
    const form = formOf(await read(owner, id));
    const { productGroup: _, productDuration: __, purchase: ___, ...body } = form;
    const put = (as: string, sent: object) =>
      refusalOf(app.call(editPosting, { params: params(id), body: sent as EditedForm }, { as }));
    expect(await put((await company()).token, body)).toMatchObject({ code: 'postings.not-found' });
    expect(await put(owner.token, { ...body, productGroup: 'promoted', state: 'active' })).toMatchObject({
      fields: expect.arrayContaining(['productGroup unknown-field', 'state unknown-field']),
    });
    await app.call(closePosting, { params: params(id), body: { reason: 'filled' } }, { as: owner.token });
    expect(await put(owner.token, body)).toMatchObject({ code: 'postings.moved-on' });
  });
});

describe('renewing', () => {
  test('an expired posting lives again under its address when it is paid', async () => {
    const owner = await company();
    const id = await live(owner, { productGroup: 'featured', applicationCount: 3 });
    const first = await rowOf(id);
    app.clock.advance({ days: 40 });
    await acts.noteEnded();
    expect((await rowOf(id)).state).toBe('expired');

    expect(await renew(owner, id, standard)).toMatchObject({
      posting: { id, state: 'awaiting_payment' },
      waitsFor: 'payment',
      act: 'renewed',
    });
    // For everybody else it is still an ended posting.
    expect(await publicState(id)).toBe('expired');
    app.clock.advance({ days: 2 });
    await payLast(owner);
    expect(await rowOf(id)).toMatchObject({
      state: 'active',
      productGroup: 'standard',
      productDuration: 15,
      priority: 4,
      applicationCount: 3,
      firstPublishedAt: first.firstPublishedAt,
      lastRenewedAt: app.clock.now(),
    });
    expect(await isFound(id)).toBe(true);
    expect((await read(owner, id)).daysLeft).toBe(15);
  });

  test('before the end the days are added when it is paid, and the posting stays live meanwhile', async () => {
    const owner = await company();
    const id = await live(owner, { productGroup: 'hot' });
    const before = await rowOf(id);
    expect(await renew(owner, id, standard)).toMatchObject({
      posting: { state: 'active' },
      waitsFor: 'payment',
    });
    expect(await rowOf(id)).toMatchObject({ productGroup: 'hot', liveUntil: before.liveUntil });
    const as = await tokenOf(owner);
    const [row] = (await app.call(listOwnPostings, { query: {} }, { as })).data;
    expect(row?.renewal).toEqual({ productGroup: 'standard', productDuration: 15 });
    await payLast(owner);
    const after = await rowOf(id);
    expect(after).toMatchObject({ state: 'active', productGroup: 'standard' });
    expect(after.liveUntil?.getTime()).toBe((before.liveUntil as Date).getTime() + 15 * 86_400_000);
  });

  test('in two tabs, and in parallel, is one renewal', async () => {
    const owner = await company();
    const id = await live(owner);
    const form = { ...formOf(await read(owner, id)), ...standard };
    const again = () => refusalOf(app.call(renewPosting, { params: params(id), body: form }, { as: owner.token }));
    const results = await Promise.all(Array.from({ length: 5 }, again));
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(await codeOf(renew(owner, id, standard))).toBe('postings.renewal-waits');
    expect((await app.call(listOrders, { query: {} }, { as: owner.token })).meta.total).toBe(1);
  });

  test('a cancelled one leaves a live posting alone and closes one that waited', async () => {
    const owner = await company();
    const running = await live(owner);
    const ended = await live(owner, { state: 'closed' });
    await renew(owner, running, standard);
    await renew(owner, ended, standard);
    const as = await tokenOf(owner);
    for (const { id } of (await app.call(listOrders, { query: {} }, { as })).data)
      await app.call(cancelOrder, { params: params(id) }, { as });
    expect((await rowOf(running)).state).toBe('active');
    expect((await rowOf(ended)).state).toBe('closed');
    expect(await publicState(ended)).toBe('closed');
    // It can be requested again.
    await renew(owner, running, standard);
  });

  test('with new words that were not reviewed: they are not shown before it is live again', async () => {
    const owner = await company();
    const id = await live(owner, { state: 'closed' });
    await renew(owner, id, { ...standard, jobDescription: '<p>Samo za muškarce.</p>' });
    expect(await publicState(id)).toBe('postings.not-found');
    await payLast(owner);
    expect(await rowOf(id)).toMatchObject({ state: 'in_review' });
    expect(await lastMoveOf(id)).toBe('awaiting_payment in_review wording');
  });

  test('a free period counts towards the free limit and begins at once', async () => {
    const owner = await company();
    const id = await live(owner, { productGroup: 'free' });
    const free = { productGroup: 'free', productDuration: 15 } as const;
    expect(await renew(owner, id, free)).toMatchObject({ posting: { state: 'active' }, waitsFor: null });
    expect(await codeOf(renew(owner, id, free))).toBe('postings.free-limit-reached');
    const periods = await executor.select().from(postingPeriods).where(eq(postingPeriods.postingId, id));
    expect(periods.map(({ startedAt, droppedAt }) => [startedAt !== null, droppedAt])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  test('paid after the posting has ended: the new period begins with the payment', async () => {
    const owner = await company();
    const id = await live(owner, { liveUntil: new Date(app.clock.now().getTime() + 86_400_000) });
    await renew(owner, id, standard);
    app.clock.advance({ days: 4 });
    await payLast(owner);
    expect((await read(owner, id)).daysLeft).toBe(15);
    expect(await lastMoveOf(id)).toBe('expired active');
  });

  test('paid while an edit waits for review: the days are added when it is live again', async () => {
    const owner = await company();
    const id = await live(owner);
    const { liveUntil } = await rowOf(id);
    await renew(owner, id, standard);
    await edit(owner, id, { jobDescription: '<p>Samo za muškarce.</p>' });
    await payLast(owner);
    expect((await rowOf(id)).state).toBe('in_review');
    const approval = { reason: 'Uloga u predstavi.', version: 3 };
    await app.call(approvePosting, { params: params(id), body: approval }, await admin());
    expect((await rowOf(id)).liveUntil?.getTime()).toBe((liveUntil as Date).getTime() + 15 * 86_400_000);
  });

  test('refuses another company’s posting and a waiting one, and uses the price that was shown', async () => {
    const owner = await company();
    const id = await live(owner);
    const form = { ...formOf(await read(owner, id)), ...standard };
    const post = (as: string, body: object) =>
      refusalOf(app.call(renewPosting, { params: params(id), body: body as RenewedForm }, { as }));
    expect(await post((await company()).token, form)).toMatchObject({ code: 'postings.not-found' });
    expect(await post(owner.token, { ...form, purchase: { kind: 'single', total: 1 } })).toMatchObject({
      code: 'advertising.price-changed',
    });
    expect(await post(owner.token, { ...form, expiryDate: '2020-01-01' })).toMatchObject({
      fields: ['expiryDate date-past'],
    });
    const waiting = await live(owner, { state: 'in_review', firstPublishedAt: null, liveUntil: null });
    const body = { ...formOf(await read(owner, waiting)), ...standard };
    expect(
      await refusalOf(app.call(renewPosting, { params: params(waiting), body }, { as: owner.token })),
    ).toMatchObject({ code: 'postings.moved-on' });
  });
});
