import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adTypes } from '#features/advertising/server/ad-type-table.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import type { SentForm } from '#features/postings/input-fields.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testProvider } from '#tests/support/test-provider.ts';
import { getOwnPosting } from '../../own-postings/contract.ts';
import { previewPosting, sendPosting } from '../contract.ts';

const app = await createTestApplication(testProvider);

/** An employer who can order paid ads. */
const buyer = { pib: '101134702', registrationNumber: '20084693' };

const send = async (as: string, change: Partial<SentForm> = {}, idempotencyKey?: string) =>
  (
    await app.call(
      sendPosting,
      { body: { ...buildPostingInput(), ...change } },
      { as, ...(idempotencyKey ? { idempotencyKey } : {}) },
    )
  ).data;

const rowOf = async (id: number) => {
  const [row] = await app.database.executor.select().from(postings).where(eq(postings.id, id));
  return row!;
};

const movesOf = (id: number) =>
  app.database.executor
    .select({
      from: postingMoves.fromState,
      to: postingMoves.toState,
      cause: postingMoves.cause,
      note: postingMoves.note,
      actorId: postingMoves.actorId,
    })
    .from(postingMoves)
    .where(eq(postingMoves.postingId, id))
    .orderBy(asc(postingMoves.id));

describe('a free posting of a verified employer', () => {
  test('goes live at once, is found and can be read', async () => {
    const { token, account } = await signedInEmployer(app);
    const title = 'Zlatar za nakit (m/ž)';
    const sent = await send(token, {
      positionTitle: title,
      salaryRange: { min: 1000, max: 1500, currency: 'EUR', basis: 'gross' },
    });
    expect(sent).toMatchObject({ posting: { state: 'active' }, waitsFor: null, questionsLeftOut: false });

    const result = await app.call(searchPostings, { query: { q: 'златар накит', locations: 'beograd' } });
    expect(result.data.map(({ id }) => id)).toEqual([sent.posting.id]);
    const page = await app.call(getPosting, { params: { id: String(sent.posting.id) } });
    expect(page.data).toMatchObject({
      positionTitle: title,
      live: true,
      closesOn: '2026-12-05',
      daysLeft: 15,
    });

    expect(await rowOf(sent.posting.id)).toMatchObject({
      priority: 4,
      firstPublishedAt: app.clock.now(),
      liveUntil: new Date('2026-12-05T22:59:59.999Z'),
      placeTags: expect.arrayContaining(['vracar', 'beograd', 'u-srbiji']),
      salaryFilter: Math.round(1500 * 117.2 * 0.72),
    });
    expect(await movesOf(sent.posting.id)).toEqual([
      { from: null, to: 'active', cause: null, note: '', actorId: account.row.id },
    ]);
  });

  test('ends on the employer’s own last day when that is earlier', async () => {
    const { token } = await signedInEmployer(app);
    const { posting } = await send(token, { expiryDate: '2026-11-25' });
    expect((await rowOf(posting.id)).liveUntil).toEqual(new Date('2026-11-25T22:59:59.999Z'));
  });

  test('may end today, not yesterday', async () => {
    const { token } = await signedInEmployer(app);
    expect((await send(token, { expiryDate: '2026-11-20' })).posting.state).toBe('active');
    expect(await refusalOf(send(token, { expiryDate: '2026-11-19' }))).toMatchObject({
      status: 422,
      fields: ['expiryDate date-past'],
    });
  });

  test('waits for a person when its words tie the job to a trait', async () => {
    const { token } = await signedInEmployer(app);
    const sent = await send(token, { conditionsDescription: '<p>Uslov: <em>do 30</em> godina.</p>' });
    expect(sent).toMatchObject({ posting: { state: 'in_review' }, waitsFor: 'wording' });
    expect((await rowOf(sent.posting.id)).firstPublishedAt).toBeNull();
    expect(await movesOf(sent.posting.id)).toMatchObject([{ to: 'in_review', cause: 'wording' }]);
    expect(await refusalOf(app.call(getPosting, { params: { id: String(sent.posting.id) } }))).toMatchObject({
      status: 404,
    });
  });
});

test('a posting of an unverified employer waits for review', async () => {
  const { token } = await signedInEmployer(app, { verifiedAt: null });
  expect(await send(token)).toMatchObject({ posting: { state: 'in_review' }, waitsFor: 'verification' });
});

describe('paid ad types', () => {
  test('wait for payment', async () => {
    const { token } = await signedInEmployer(app, buyer);
    const sent = await send(token, {
      productGroup: 'promoted',
      productDuration: 30,
      purchase: { kind: 'single', total: 1_908_000 },
    });
    expect(sent).toMatchObject({ posting: { state: 'awaiting_payment' }, waitsFor: 'payment' });
    expect(await rowOf(sent.posting.id)).toMatchObject({ priority: 1, liveUntil: null });
  });

  test.each([
    ['free', 30],
    ['standard', 20],
  ] as const)('%s is not sold for %i days', async (productGroup, productDuration) => {
    const { token } = await signedInEmployer(app);
    expect(await refusalOf(send(token, { productGroup, productDuration }))).toMatchObject({
      status: 422,
      fields: ['productDuration not-listed'],
    });
  });
});

describe('questions', () => {
  const questions: SentForm['questions'] = [
    { id: 'a', text: 'Kada počinjete?', answerType: 'free' },
    { id: 'b', text: 'Smene?', answerType: 'single', answers: ['da', 'ne'] },
  ];

  test('are left out, with a note, where the ad type takes none', async () => {
    const { token } = await signedInEmployer(app);
    const sent = await send(token, { questions });
    expect(sent.questionsLeftOut).toBe(true);
    expect((await rowOf(sent.posting.id)).questions).toEqual([]);
  });

  test('stay with an ad type that has a questionnaire', async () => {
    const { token } = await signedInEmployer(app, { pib: '101017777', registrationNumber: '20084693' });
    const sent = await send(token, {
      productGroup: 'featured',
      questions,
      purchase: { kind: 'single', total: 588_000 },
    });
    expect(sent.questionsLeftOut).toBe(false);
    expect((await rowOf(sent.posting.id)).questions).toHaveLength(2);
  });
});

test('the preview of a draft is the page that it then has', async () => {
  const { token } = await signedInEmployer(app);
  const draft = buildPostingInput({
    jobDescription: '<p>Opis</p><script>alert(1)</script>',
    salaryRange: { min: 1000, max: null, currency: 'EUR', basis: 'net' },
  });
  const preview = (await app.call(previewPosting, { body: draft }, { as: token })).data;
  const { id } = (await send(token, draft)).posting;
  const page = (await app.call(getPosting, { params: { id: String(id) } })).data;
  const { activePostings: _, ...employer } = page.employer;
  expect(preview).toMatchObject({ ...page, id: 0, badge: preview.badge, employer });
  expect(preview.jobDescription).toBe('<p>Opis</p>');
  const foreign = '3b241101-e2bb-4255-8caf-4136c566a962';
  const body = buildPostingInput({ image: foreign });
  expect((await app.call(previewPosting, { body }, { as: token })).data.image).toBeNull();
});

describe('the free limit', () => {
  test('is two in 12 months, and is available again after that', async () => {
    const { token, row } = await signedInEmployer(app, { pib: '104052135', registrationNumber: '17162543' });
    const yearAgo = new Date('2025-11-20T15:00:00Z');
    await buildPosting(app, {
      employerId: row.id,
      productGroup: 'free',
      state: 'expired',
      firstPublishedAt: yearAgo,
      createdAt: yearAgo,
    });
    await buildPosting(app, {
      employerId: row.id,
      productGroup: 'free',
      state: 'removed',
      firstPublishedAt: null,
      liveUntil: null,
    });
    await send(token);
    await send(token);
    expect(await refusalOf(send(token))).toMatchObject({ status: 409, code: 'postings.free-limit-reached' });
    const paid = await send(token, {
      productGroup: 'standard',
      purchase: { kind: 'single', total: 348_000 },
    });
    expect(paid.posting.state).toBe('awaiting_payment');
  });

  test('holds for sendings at the same moment', async () => {
    const { token } = await signedInEmployer(app);
    const results = await Promise.all(Array.from({ length: 4 }, () => refusalOf(send(token))));
    expect(results.filter((result) => result === null)).toHaveLength(2);
    expect(results.filter((result) => result?.code === 'postings.free-limit-reached')).toHaveLength(2);
  });

  test('a repeated sending with one key is one posting', async () => {
    const { token } = await signedInEmployer(app);
    const first = await send(token, {}, 'kljuc-jednog-slanja');
    expect(await send(token, {}, 'kljuc-jednog-slanja')).toEqual(first);
    expect((await send(token, {}, 'kljuc-drugog-slanja')).posting.id).not.toBe(first.posting.id);
  });

  test('administrators can switch the free ad off', async () => {
    const { token } = await signedInEmployer(app);
    const set = (available: boolean) =>
      app.database.executor.update(adTypes).set({ available }).where(eq(adTypes.code, 'free'));
    await set(false);
    const answer = await refusalOf(send(token));
    await set(true);
    expect(answer).toMatchObject({ status: 409, code: 'postings.free-not-available' });
  });
});

describe('rich text', () => {
  test('carries nothing that runs', async () => {
    const { token } = await signedInEmployer(app);
    const { posting } = await send(token, {
      jobDescription:
        '<p onclick="x()">Radite <b>sve</b><script>alert(1)</script> <a href="javascript:alert(2)">ovde</a></p><img src=x onerror=alert(3)>',
    });
    const { data } = await app.call(getOwnPosting, { params: { id: String(posting.id) } }, { as: token });
    expect(data.content.jobDescription).toBe('<p>Radite <strong>sve</strong> ovde</p>');
  });

  test('never ends after its period', async () => {
    const { token } = await signedInEmployer(app);
    expect(await refusalOf(send(token, { expiryDate: '2026-12-06' }))).toMatchObject({
      status: 422,
      fields: ['expiryDate after-period'],
    });
    const { posting } = await send(token, { expiryDate: '2026-12-05' });
    expect((await rowOf(posting.id)).liveUntil).toEqual(new Date('2026-12-05T22:59:59.999Z'));
  });

  test('values of fields of another mode do not count', async () => {
    const { token } = await signedInEmployer(app);
    const { posting } = await send(token, {
      isExternalApply: false,
      externalLink: 'ne valja',
      externalPhone: '12',
      contentType: 'short',
      jobShortDescription: 'Kratko i jasno.',
      jobDescription: `<p>${'x'.repeat(6000)}</p>`,
    });
    expect(await rowOf(posting.id)).toMatchObject({
      externalLink: '',
      externalPhone: '',
      jobDescription: '',
    });
  });

  test('that is nothing but a script is no description', async () => {
    const { token } = await signedInEmployer(app);
    expect(await refusalOf(send(token, { jobDescription: '<script>alert(1)</script>' }))).toMatchObject({
      status: 422,
      fields: ['jobDescription required'],
    });
  });
});

test('every invalid field is reported at once, in the caller’s language', async () => {
  const { token } = await signedInEmployer(app);
  const body = buildPostingInput({
    categories: ['racunovodstvo', 'finansije', 'administracija', 'ekonomija'],
    contractType: 'večito' as never,
    isExternalApply: true,
    externalLink: 'ftp://primer.rs',
  });
  const problem = await refusalOf(app.call(sendPosting, { body }, { as: token, language: 'en' }));
  expect(problem).toMatchObject({
    status: 422,
    errors: [
      { path: 'categories', message: 'Choose at most 3.' },
      { path: 'contractType', message: 'Choose one of the listed values.' },
      { path: 'externalLink', message: expect.stringContaining('web address') },
    ],
  });
});
