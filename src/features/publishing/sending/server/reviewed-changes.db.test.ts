import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { uploadFile } from '#features/files/contract.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { files } from '#features/files/server/file-table.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import {
  approvePosting,
  getModeratedPosting,
  listModeratedPostings,
  rejectPosting,
} from '#features/moderation/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import type { EditedForm } from '#features/postings/input-fields.ts';
import { isOtherAdvertiser } from '#features/postings/reviewed-fields.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { buildCreditPackage } from '#tests/builders/credit-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createPostingActs, formOf, free } from '#tests/support/posting-acts.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { samplePicture } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testProvider } from '#tests/support/test-provider.ts';
import { listOwnPostings, withdrawChange } from '../../own-postings/contract.ts';
import { editPosting } from '../contract.ts';

/* Review is not undone by an edit (rules.md#reviewed-changes). */

const app = await createTestApplication(testProvider);
const { executor } = app.database;
const acts = await createPostingActs(app);
const { tokenOf, admin, edit, read, renew, rowOf } = acts;
type Company = Awaited<ReturnType<typeof acts.company>>;

const params = (id: number) => ({ id: String(id) });
const company = (change: Parameters<typeof acts.company>[0] = {}) =>
  acts.company({ verifiedAt: null, company: 'Kovačnica Brest d.o.o.', ...change });
const live = async (owner: Company, change: Parameters<typeof buildPosting>[1] = {}) =>
  (await buildPosting(app, { employerId: owner.row.id, positionTitle: 'Kovač (m/ž)', ...change })).id;

const phishing = {
  positionTitle: 'Saradnik u banci (m/ž)',
  advertiserName: 'Narodna banka Srbije',
  isExternalApply: true,
  externalLink: 'https://phish.example/apply',
} satisfies Partial<EditedForm>;

const page = async (id: number) => (await app.call(getPosting, { params: params(id) })).data;
const found = async (q: string) => (await app.call(searchPostings, { query: { q } })).data.map((card) => card.id);
const own = async (owner: Company, id: number) =>
  (await app.call(listOwnPostings, { query: { tab: 'active' } }, { as: await tokenOf(owner) })).data.find(
    (row) => row.id === id,
  );
const moderated = async (id: number) =>
  (await app.call(getModeratedPosting, { params: params(id) }, await admin())).data;
const queued = async (id: number) =>
  (await app.call(listModeratedPostings, { query: { tab: 'waiting', pageSize: '100' } }, await admin())).data.some(
    (row) => row.id === id,
  );
const withdraw = async (owner: Company, id: number) =>
  app.call(withdrawChange, { params: params(id) }, { as: await tokenOf(owner) });
const mailsTo = async ({ account }: Company) =>
  (await executor.select().from(mailMessages).where(eq(mailMessages.recipient, account.email))).map(
    ({ template, params: facts }) => ({ template, ...(facts as object) }),
  );

describe('a change of who employs and how to apply', () => {
  test('of a company that is not verified waits, and everybody reads the old words', async () => {
    const owner = await company();
    const id = await live(owner);
    const before = await page(id);
    expect(await edit(owner, id, { ...phishing, locations: ['nis'] })).toMatchObject({
      posting: { state: 'active' },
      waitsFor: 'change',
    });
    expect(await page(id)).toEqual(before);
    expect(await found('kovač brest')).toEqual([id]);
    expect(await found('saradnik u banci')).not.toContain(id);
    expect(await own(owner, id)).toMatchObject({
      positionTitle: 'Kovač (m/ž)',
      change: {
        refusal: null,
        fields: ['positionTitle', 'advertiserName', 'isExternalApply', 'externalLink'],
      },
    });
    expect(await read(owner, id)).toMatchObject({
      content: { positionTitle: 'Kovač (m/ž)', locations: ['beograd'] },
      changedContent: { ...phishing, locations: ['nis'] },
    });
    expect(await queued(id)).toBe(true);
    expect(await moderated(id)).toMatchObject({
      change: true,
      acts: ['approve', 'reject', 'remove'],
      changes: { before: { positionTitle: 'Kovač (m/ž)' }, after: phishing },
    });
  });

  test.each([
    ['positionTitle', 'Bravar (m/ž)'],
    ['advertiserEmail', 'posao@brest.example'],
    ['advertiserName', 'Kovačnica Brest'],
  ] as const)('also one of %s alone', async (field, value) => {
    const owner = await company();
    const id = await live(owner);
    expect(await edit(owner, id, { [field]: value })).toMatchObject({ waitsFor: 'change' });
  });

  test('anything else is seen at once, and so is everything of a verified company', async () => {
    const owner = await company();
    const id = await live(owner);
    const text = '<p>Kujemo ograde.</p>';
    expect(await edit(owner, id, { jobDescription: text, locations: ['nis'] })).toMatchObject({
      waitsFor: null,
    });
    const verified = await company({ verifiedAt: app.clock.now() });
    const its = await live(verified);
    const { advertiserName: _, ...words } = phishing;
    expect(await edit(verified, its, words)).toMatchObject({ waitsFor: null });
    expect((await page(its)).positionTitle).toBe(phishing.positionTitle);
  });

  test('another advertiser than the company always waits, at sending too, until it was approved', async () => {
    const owner = await company({ verifiedAt: app.clock.now() });
    const id = await live(owner);
    expect(await edit(owner, id, { advertiserName: 'KOVAČNICA BREST' })).toMatchObject({ waitsFor: null });
    expect(await edit(owner, id, { advertiserName: 'Livnica Ruda' })).toMatchObject({ waitsFor: 'change' });
    const sent = await acts.send(owner, { advertiserName: 'Livnica Ruda' });
    expect(sent).toMatchObject({ posting: { state: 'in_review' }, waitsFor: 'advertiser' });
    await acts.approve(sent.posting.id);
    expect(await edit(owner, sent.posting.id, { locations: ['nis'] })).toMatchObject({ waitsFor: null });
    await acts.close(owner, sent.posting.id);
    // Approved once, it is renewed as it is.
    expect(await renew(owner, sent.posting.id, free)).toMatchObject({ waitsFor: null });
  });

  test('that the wording check stops takes the posting off, as any edit', async () => {
    const owner = await company();
    const id = await live(owner);
    await edit(owner, id, phishing);
    expect(await edit(owner, id, { ...phishing, jobDescription: '<p>Samo za muškarce.</p>' })).toMatchObject({
      posting: { state: 'in_review' },
      waitsFor: 'wording',
    });
    expect((await read(owner, id)).changedContent).toBeNull();
    expect(await moderated(id)).toMatchObject({ change: false });
  });
});

describe('what waits', () => {
  test('is shown once it is approved; its employer hears of it', async () => {
    const owner = await company();
    const id = await live(owner);
    const { liveUntil, firstPublishedAt } = await rowOf(id);
    await edit(owner, id, { ...phishing, expiryDate: '2026-11-25' });
    await acts.approve(id);
    expect(await page(id)).toMatchObject({
      positionTitle: phishing.positionTitle,
      company: phishing.advertiserName,
      applyMode: 'link',
      closesOn: '2026-11-25',
    });
    expect(await found('saradnik u banci')).toContain(id);
    expect(await rowOf(id)).toMatchObject({ paidUntil: liveUntil, firstPublishedAt, state: 'active' });
    expect(await own(owner, id)).toMatchObject({ change: null });
    expect(await queued(id)).toBe(false);
    expect(await mailsTo(owner)).toMatchObject([{ template: 'postings.change', decision: 'approved' }]);
    const { version } = await rowOf(id);
    const again = { params: params(id), body: { reason: '', version } };
    expect(await codeOf(app.call(approvePosting, again, await admin()))).toBe('postings.moved-on');
  });

  test('is refused with a reason, stays to be corrected, and goes when it is withdrawn', async () => {
    const owner = await company();
    const id = await live(owner);
    await edit(owner, id, phishing);
    await acts.reject(id, 'Niste Narodna banka Srbije.');
    expect((await page(id)).positionTitle).toBe('Kovač (m/ž)');
    expect(await own(owner, id)).toMatchObject({ change: { refusal: 'Niste Narodna banka Srbije.' } });
    expect(await queued(id)).toBe(false);
    expect(await mailsTo(owner)).toMatchObject([
      { template: 'postings.change', decision: 'refused', statement: { facts: 'Niste Narodna banka Srbije.' } },
    ]);
    const { version } = await rowOf(id);
    const again = { params: params(id), body: { ground: 'other' as const, reason: 'Predomislili smo se.', version } };
    expect(await codeOf(app.call(rejectPosting, again, await admin()))).toBe('postings.moved-on');
    expect(await codeOf(withdraw(await company(), id))).toBe('postings.not-found');
    await withdraw(owner, id);
    expect(await read(owner, id)).toMatchObject({ change: null, changedContent: null });
    expect(await codeOf(withdraw(owner, id))).toBe('postings.moved-on');
  });

  test('is replaced by the next edit, and dropped by one that needs no approval', async () => {
    const owner = await company();
    const id = await live(owner);
    await edit(owner, id, phishing);
    await edit(owner, id, { positionTitle: 'Bravar (m/ž)' });
    expect(await read(owner, id)).toMatchObject({
      changedContent: { positionTitle: 'Bravar (m/ž)', advertiserName: '' },
    });
    await edit(owner, id, { locations: ['nis'] });
    expect(await read(owner, id)).toMatchObject({ change: null, changedContent: null });
    expect(await queued(id)).toBe(false);
  });

  test('is not approved while it is edited again: one of the two is told', async () => {
    const owner = await company();
    const id = await live(owner);
    await edit(owner, id, { positionTitle: 'Bravar (m/ž)' });
    const { productGroup: _, productDuration: __, ...form } = formOf(await read(owner, id));
    const results = await Promise.all([
      codeOf(acts.approve(id)),
      codeOf(
        app.call(
          editPosting,
          { params: params(id), body: { ...form, ...phishing } as EditedForm },
          { as: owner.token },
        ),
      ),
    ]);
    expect([
      [null, 'postings.changed'],
      ['postings.edited-meanwhile', null],
    ]).toContainEqual(results);
    // Nothing that nobody has read is shown.
    expect(['Kovač (m/ž)', 'Bravar (m/ž)']).toContain((await page(id)).positionTitle);
  });

  test('needs a reason where the wording check finds something, and no day that is over', async () => {
    const owner = await company();
    const stopped = { jobDescription: '<p>Samo za muškarce.</p>' };
    const id = await live(owner, stopped);
    await edit(owner, id, { positionTitle: 'Bravar (m/ž)', expiryDate: '2026-11-21' });
    const { version } = await rowOf(id);
    const approve = async (reason: string) =>
      app.call(approvePosting, { params: params(id), body: { reason, version } }, await admin());
    expect(await refusalOf(approve(''))).toMatchObject({ fields: ['reason too-short'] });
    app.clock.advance({ days: 3 });
    expect(await codeOf(approve('Uloga u predstavi.'))).toBe('postings.expiry-date-passed');
  });

  test('waits no more when the posting ends, and begins its renewal', async () => {
    const owner = await company();
    const id = await live(owner);
    await edit(owner, id, phishing);
    await acts.close(owner, id);
    expect(await queued(id)).toBe(false);
    expect(await codeOf(acts.approve(id))).toBe('postings.moved-on');
    expect(await page(id)).toMatchObject({ positionTitle: 'Kovač (m/ž)', state: 'closed' });
    expect(await read(owner, id)).toMatchObject({ change: null, changedContent: phishing });
    expect(await renew(owner, id, { ...free, ...phishing })).toMatchObject({ waitsFor: 'verification' });
    expect((await read(owner, id)).changedContent).toBeNull();
  });

  test('waits beside a renewal of the live posting, whose days begin', async () => {
    const owner = await company();
    await buildCreditPackage(app, { employerId: owner.row.id });
    const id = await live(owner);
    const { paidUntil } = await rowOf(id);
    const byCredit = { productGroup: 'featured', productDuration: 30, purchase: { kind: 'credit' } } as const;
    expect(await renew(owner, id, { ...byCredit, ...phishing })).toMatchObject({ waitsFor: 'change' });
    expect((await page(id)).positionTitle).toBe('Kovač (m/ž)');
    const after = await rowOf(id);
    expect(after.paidUntil?.getTime()).toBe((paidUntil as Date).getTime() + 30 * 86_400_000);
    await acts.approve(id);
    expect((await page(id)).positionTitle).toBe(phishing.positionTitle);
  });

  test('comes back with a company that was blocked, and goes with one that is removed', async () => {
    const owner = await company();
    const id = await live(owner);
    await edit(owner, id, phishing);
    await acts.block(owner);
    expect(await queued(id)).toBe(false);
    expect(await codeOf(acts.approve(id))).toBe('postings.moved-on');
    await acts.unblock(owner);
    expect(await queued(id)).toBe(true);
    await acts.remove(id);
    expect(await queued(id)).toBe(false);
    expect(await codeOf(acts.approve(id))).toBe('postings.moved-on');
  });

  test('keeps its picture to its employer and administrators until it is approved', async () => {
    const owner = await company();
    const upload = async () => {
      const form = new FormData();
      form.set('purpose', 'postingImage');
      form.set('file', new File([await samplePicture('png', 40)], 'kovacnica.png'));
      const body = { purpose: 'postingImage' } as const;
      return (await app.call(uploadFile, { body }, { as: owner.token, form })).data.id;
    };
    const id = await live(owner);
    const [first, second] = [await upload(), await upload()];
    await edit(owner, id, { positionTitle: 'Bravar (m/ž)', image: first });
    await edit(owner, id, { positionTitle: 'Bravar (m/ž)', image: second });
    const saved = async (file: string) => (await executor.select().from(files).where(eq(files.id, file))).length;
    expect([await saved(first), await saved(second)]).toEqual([0, 1]);
    // Kept by the edit after it.
    await edit(owner, id, { positionTitle: 'Limar (m/ž)', image: second });
    expect((await page(id)).image).toBeNull();
    expect((await app.fetch(publicFileAddress(second))).status).toBe(404);
    await acts.approve(id);
    expect((await page(id)).image?.id).toBe(second);
  });
});

test.each([
  ['', false],
  ['Kovačnica Brest d.o.o.', false],
  ['kovacnica brest', false],
  ['Ковачница Брест ДОО', false],
  ['Kovačnica "Brest" D.O.O.', false],
  ['Brest', true],
  ['Narodna banka Srbije', true],
])('the advertiser „%s” is another than Kovačnica Brest: %s', (name, other) => {
  expect(isOtherAdvertiser(name, 'Kovačnica Brest d.o.o.')).toBe(other);
});
