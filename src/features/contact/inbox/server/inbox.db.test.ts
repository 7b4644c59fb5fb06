import { describe, expect, test } from 'vitest';
import { getSummary } from '#features/administration/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { signedInAdmin } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import type { ContactForm } from '../../messages/fields.ts';
import { contactMessages } from '../../messages/server/contact-table.ts';
import { postingReports } from '../../server/report-table.ts';
import { decideReport, getMessage, handleMessage, listMessages, reopenMessage } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
const nobodys = '00000000-0000-0000-0000-000000000001';

const admin = await signedInAdmin(app, { name: 'Nenad', lastName: 'Vuković' });
const as = { as: admin.token };
const colleague = await signedInAdmin(app);
const asColleague = { as: colleague.token };

const message = async (values: Partial<ContactForm & { accountId: string; createdAt: Date }> = {}) => {
  const [row] = await executor
    .insert(contactMessages)
    .values({
      name: 'Đorđe Šćepanović',
      email: 'djordje@primer.rs',
      sender: 'employer',
      subject: 'order',
      message: 'Uplatili smo predračun.\n\nMožete li da potvrdite?',
      language: 'sr',
      createdAt: app.clock.now(),
      ...values,
    })
    .returning({ id: contactMessages.id });
  app.clock.advance({ minutes: 1 });
  return row?.id as string;
};
const report = async (values: Partial<typeof postingReports.$inferInsert> = {}) => {
  const postingId = values.postingId ?? (await buildPosting(app)).id;
  const [row] = await executor
    .insert(postingReports)
    .values({
      reason: 'money',
      text: 'Traže uplatu unapred.',
      language: 'sr',
      createdAt: app.clock.now(),
      ...values,
      postingId,
    })
    .returning({ id: postingReports.id });
  app.clock.advance({ minutes: 1 });
  return row?.id as string;
};
const list = (query: Record<string, string> = {}) => app.call(listMessages, { query }, as);
const idsOf = async (query: Record<string, string>) => (await list(query)).data.map(({ id }) => id);
const handle = (id: string, reason = 'Odgovoreno imejlom', how = as) =>
  app.call(handleMessage, { params: { id }, body: { reason } }, how);
const decide = (id: string, reason: string, how = as) =>
  app.call(decideReport, { params: { id }, body: { ground: 'terms-money', reason } }, how);
const entriesOf = async (id: string) =>
  (await executor.select().from(auditEntries)).filter(({ objectId }) => objectId === id);

const letter = await message();
const posting = await buildPosting(app, { positionTitle: 'Kuvar', company: 'Bistrica' });
const complaint = await report({ postingId: posting.id });
const cyrillic = await message({
  name: 'Љубица Џајић',
  email: 'ljubica@primer.rs',
  subject: 'data',
  message: 'Желим копију својих података. '.repeat(20),
});

describe('the inbox', () => {
  test('shows messages and reports together, newest first, with the beginning of what was written', async () => {
    const { data, meta } = await list();
    expect(data.map(({ id }) => id)).toEqual([cyrillic, complaint, letter]);
    expect(data[1]).toMatchObject({
      kind: 'report',
      reason: 'money',
      subject: null,
      email: null,
      posting: { id: posting.id, positionTitle: 'Kuvar', company: 'Bistrica' },
      handled: false,
    });
    expect(data[2]?.excerpt).toBe('Uplatili smo predračun. Možete li da potvrdite?');
    expect(data[0]?.excerpt).toMatch(/^Желим .*…$/);
    expect(meta).toMatchObject({
      total: 3,
      counts: { waitingMessages: 2, waitingReports: 1, arrivedThisWeek: 3, handledThisWeek: 0 },
    });
  });

  test.each([
    ['scepanovic', [letter]],
    ['ЂОРЂЕ', [letter]],
    ['DJORDJE@primer', [letter]],
    ['potvrdite uplatili', [letter]],
    ['ljubica dzajic', [cyrillic]],
    ['kopiju podataka', [cyrillic]],
    ['kuvar bistrica', [complaint]],
    ['uplatu unapred', [complaint]],
    ['%', []],
    ['nema toga', []],
  ])('is searched for %s, whatever the script', async (q, found) => {
    expect(await idsOf({ q })).toEqual(found);
    expect((await list({ q })).meta.total).toBe(found.length);
  });

  test('is narrowed by kind and state and read page by page; nonsense counts as nothing', async () => {
    expect(await idsOf({ q: String(posting.id), kind: 'report' })).toEqual([complaint]);
    expect(await idsOf({ kind: 'contact' })).toEqual([cyrillic, letter]);
    expect(await idsOf({ kind: 'report', state: 'new' })).toEqual([complaint]);
    expect(await idsOf({ state: 'handled' })).toEqual([]);
    expect(await idsOf({ pageSize: '2', page: '2' })).toEqual([letter]);
    expect(await idsOf({ kind: 'x', state: 'y', page: '-1' })).toHaveLength(3);
  });

  test('counts what waits on the first page of the administration', async () => {
    expect((await app.call(getSummary, {}, as)).data).toMatchObject({
      waitingMessages: 2,
      waitingReports: 1,
    });
  });
});

describe('one of them', () => {
  test('is shown in full, with the writer’s account and how often the posting was reported', async () => {
    const { row } = await buildAccount(app, { name: 'Ana', lastName: 'Kiš' });
    const second = await report({ postingId: posting.id, accountId: row.id, email: 'ana@primer.rs' });
    const { data } = await app.call(getMessage, { params: { id: second } }, as);
    expect(data).toMatchObject({
      kind: 'report',
      text: 'Traže uplatu unapred.',
      account: { id: row.id, name: 'Ana Kiš' },
      email: 'ana@primer.rs',
      reportsOfPosting: 2,
      sender: null,
      handling: null,
    });
    const { data: written } = await app.call(getMessage, { params: { id: letter } }, as);
    expect(written).toMatchObject({
      text: 'Uplatili smo predračun.\n\nMožete li da potvrdite?',
      sender: 'employer',
      account: null,
      reportsOfPosting: 0,
    });
  });

  test('with an unknown id is not found', async () => {
    for (const id of [nobodys, 'x', '1']) {
      const notFound = { status: 404, code: 'administration.message-not-found' };
      expect(await refusalOf(app.call(getMessage, { params: { id } }, as))).toMatchObject({ status: 404 });
      expect(await refusalOf(handle(id))).toMatchObject({ status: 404 });
      if (id === nobodys) expect(await refusalOf(handle(id))).toMatchObject(notFound);
    }
  });
});

describe('dealing with it', () => {
  test.each([
    ['a message is marked with a note', message, handle],
    ['a report is decided with facts', report, decide],
  ] as const)('%s, is in the audit log, and can be reopened', async (_, make, act) => {
    const id = await make();
    await act(id, ' Odgovoreno telefonom ');
    const { data } = await app.call(getMessage, { params: { id } }, as);
    expect(data).toMatchObject({
      handled: true,
      handling: {
        by: { id: admin.row.id, name: 'Nenad Vuković' },
        note: 'Odgovoreno telefonom',
        moment: { at: app.clock.now().toISOString(), daysAgo: 0 },
      },
    });
    expect(await idsOf({ state: 'handled' })).toContain(id);
    expect(await idsOf({ state: 'new' })).not.toContain(id);
    await app.call(reopenMessage, { params: { id }, body: { reason: 'Nije rešeno' } }, asColleague);
    expect((await app.call(getMessage, { params: { id } }, as)).data).toMatchObject({
      handled: false,
      handling: null,
    });
    expect(await entriesOf(id)).toMatchObject([
      {
        action: 'messages.handle',
        actor: admin.row.id,
        objectKind: 'message',
        reason: 'Odgovoreno telefonom',
      },
      { action: 'messages.reopen', actor: colleague.row.id, reason: 'Nije rešeno' },
    ]);
    const again = app.call(reopenMessage, { params: { id }, body: { reason: 'Nije rešeno' } }, as);
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'administration.already-done' });
  });

  test('of two parallel acts the second gets a conflict, and the note of the first stays', async () => {
    const id = await report();
    const outcomes = await Promise.all([
      refusalOf(decide(id, 'Odlučeno prvi put', as)),
      refusalOf(decide(id, 'Odlučeno drugi put', asColleague)),
    ]);
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== null)).toMatchObject({
      code: 'administration.already-done',
    });
    const entries = await entriesOf(id);
    expect(entries).toHaveLength(1);
    const { data } = await app.call(getMessage, { params: { id } }, as);
    expect(data.handling?.note).toBe(entries[0]?.reason);
  });

  test.each(['', '  ', 'ok', 'a'.repeat(1001)])('needs a note that says something: %#', async (reason) => {
    const id = await message();
    expect(await refusalOf(handle(id, reason))).toMatchObject({ status: 422, errors: [{ path: 'reason' }] });
    expect(await entriesOf(id)).toEqual([]);
  });
});
