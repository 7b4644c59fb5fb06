import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '#features/accounts/personal-data/contract.ts';
import { accounts } from '#features/accounts/server/account-table.ts';
import { getSentApplication, getSentArchive, withdrawApplication } from '#features/applying/own/contract.ts';
import { applicationMessages } from '#features/messages/server/message-table.ts';
import { applyTo, applyWith } from '#tests/builders/application-builder.ts';
import { signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import {
  getApplication,
  getApplicationNote,
  listApplicationEvents,
  putApplicationNote,
  sortApplication,
} from '../contract.ts';
import { maxNoteLength } from '../note-length.ts';
import { listApplications } from '../received/contract.ts';
import { recordEvents } from '../received/server/event-store.ts';
import { applicationEvents, applicationNotes } from '../received/server/review-table.ts';
import { editedNoteMinutes, maxEvents } from './event-history.ts';

const app = await createTestApplication();
const { executor } = app.database;
const owner = await signedInEmployer(app);
const stranger = await signedInEmployer(app);
const recruiter = await signedInMember(app, owner, 'recruiter', { name: 'Jovana', lastName: 'Perić' });
const nameless = await signedInMember(app, owner, 'recruiter', { name: '', lastName: '' });
const reader = await signedInMember(app, owner, 'reader');

const guestApplication = async (): Promise<string> => {
  const { id } = await buildPosting(app, { employerId: owner.row.id });
  await applyTo(app, id);
  const { data } = await app.call(listApplications, { params: { id: String(id) }, query: {} }, { as: owner.token });
  return data[0]?.id as string;
};
const candidateApplication = async () => {
  const candidate = await signedInCandidate(app);
  const { id } = await buildPosting(app, { employerId: owner.row.id });
  const { data } = await applyWith(app, candidate.token, id);
  return { candidate, id: data.application.id };
};

const read = async (id: string, as = owner.token) =>
  (await app.call(getApplicationNote, { params: { id } }, { as })).data;
const save = async (id: string, text: string, version: number, as = owner.token) =>
  (await app.call(putApplicationNote, { params: { id }, body: { text, version } }, { as })).data;
const history = (id: string, as = owner.token) => app.call(listApplicationEvents, { params: { id } }, { as });
const eventsOf = async (id: string) => (await history(id)).data.map(({ event }) => event);

describe('the note about an application', () => {
  test('is empty at first, is saved, cleared and written anew, each time as a new version', async () => {
    const id = await guestApplication();
    expect(await read(id)).toMatchObject({ text: '', version: 0, updatedAt: null });
    expect(await save(id, '  Zvati posle 17 h.\n', 0, recruiter.token)).toMatchObject({
      text: 'Zvati posle 17 h.',
      version: 1,
      actor: { kind: 'member', name: 'Jovana Perić' },
      daysAgo: 0,
    });
    expect(await save(id, '', 1)).toMatchObject({ text: '', version: 2 });
    expect(await save(id, 'Ponovo', 2)).toMatchObject({ text: 'Ponovo', version: 3 });
    // The first version is not taken for one of now.
    expect(await refusalOf(save(id, 'Staro', 1))).toMatchObject({ code: 'applications.note-changed' });
  });

  test('is pointed at beside the list, as are messages and those nobody has read', async () => {
    const id = await guestApplication();
    const opened = async () => {
      const { data } = await app.call(getApplication, { params: { id } }, { as: owner.token });
      const { noted, messages, unreadMessages } = data.application;
      const params = { id: String(data.posting.id) };
      const { data: rows } = await app.call(listApplications, { params }, { as: owner.token });
      // The list marks the row with the same number.
      expect(rows.find((row) => row.id === id)?.unreadMessages).toBe(unreadMessages);
      return [noted, messages, unreadMessages];
    };
    expect(await opened()).toEqual([false, 0, 0]);
    await save(id, 'Zvati posle 17 h.', 0);
    const message = { applicationId: id, subject: 'Razgovor', body: 'Dobar dan', createdAt: app.clock.now() };
    await executor.insert(applicationMessages).values([
      { ...message, side: 'employer', state: 'sent' },
      { ...message, side: 'candidate', state: 'stored' },
      { ...message, side: 'candidate', state: 'stored', readAt: app.clock.now() },
    ]);
    expect(await opened()).toEqual([true, 3, 1]);
    await save(id, '', 1);
    expect(await opened()).toEqual([false, 3, 1]);
  });

  test('meets a newer one: both are known, and nothing is overwritten', async () => {
    const id = await guestApplication();
    await save(id, 'Prva', 0, recruiter.token);
    const refused = await refusalOf(save(id, 'Druga', 0));
    expect(refused).toMatchObject({
      status: 409,
      code: 'applications.note-changed',
      current: { text: 'Prva', version: 1, actor: { kind: 'member', name: 'Jovana Perić' } },
    });
    expect((await read(id)).text).toBe('Prva');
    expect(await save(id, 'Prva i druga', 1)).toMatchObject({ version: 2 });
  });

  test('of two saves at the same moment one wins, and the other learns of it', async () => {
    const id = await guestApplication();
    const both = await Promise.allSettled([save(id, 'Jedna', 0), save(id, 'Druga', 0, recruiter.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(id)).version).toBe(1);
  });

  test('that is saved again as it is changes nothing: an answer may have been lost', async () => {
    const id = await guestApplication();
    const first = await save(id, 'Isto', 0);
    app.clock.advance({ minutes: 1 });
    expect(await save(id, 'Isto', 0)).toMatchObject({ version: 1, updatedAt: first.updatedAt });
    app.clock.advance({ minutes: -1 });
    expect(await eventsOf(id)).toEqual(['arrived', 'noted']);
  });

  test('takes its longest text, and no longer one', async () => {
    const id = await guestApplication();
    expect((await save(id, 'č'.repeat(maxNoteLength), 0)).text).toHaveLength(maxNoteLength);
    expect(await refusalOf(save(id, 'č'.repeat(maxNoteLength + 1), 1))).toMatchObject({
      status: 422,
      errors: [{ path: 'text', code: 'too-long' }],
    });
  });

  test('is read by readers, who do not write it, and found by nobody else', async () => {
    const id = await guestApplication();
    await save(id, 'Samo za nas', 0);
    expect((await read(id, reader.token)).text).toBe('Samo za nas');
    expect(await refusalOf(save(id, 'Ne', 1, reader.token))).toMatchObject({ status: 403 });
    for (const attempt of [
      () => read(id, stranger.token),
      () => save(id, 'Ne', 1, stranger.token),
      () => history(id, stranger.token),
      () => read('nista'),
      () => history('00000000-0000-0000-0000-000000000000'),
    ])
      expect(await refusalOf(attempt())).toMatchObject({ status: 404, code: 'applications.not-found' });
    expect((await read(id)).text).toBe('Samo za nas');
  });

  test('stays of a withdrawn application and can be written; nothing of it reaches the candidate', async () => {
    const { candidate, id } = await candidateApplication();
    await save(id, 'Tajna beleška', 0);
    await app.call(sortApplication, { params: { id }, body: { status: 'maybe' } }, { as: owner.token });
    await app.call(withdrawApplication, { params: { id } }, { as: candidate.token });
    expect(await save(id, 'Tajna beleška, dopunjena', 1)).toMatchObject({ version: 2 });
    const sent = await app.call(getSentApplication, { params: { id } }, { as: candidate.token });
    const { url } = (await app.call(getSentArchive, { params: { id } }, { as: candidate.token })).data;
    const { unzipSync, strFromU8 } = await import('fflate');
    const packed = Object.values(unzipSync(new Uint8Array(await (await app.fetch(url)).arrayBuffer())));
    for (const text of [JSON.stringify(sent), ...packed.map((bytes) => strFromU8(bytes))])
      expect(text).not.toMatch(/beleška|maybe|noted|sorted/);
    expect(await refusalOf(app.call(getApplicationNote, { params: { id } }, { as: candidate.token }))).toMatchObject({
      status: 403,
    });
  });

  test('goes with the candidate’s account, and none can be written after it', async () => {
    const { candidate, id } = await candidateApplication();
    await save(id, 'Odličan razgovor', 0);
    await app.call(deleteAccount, { body: { password: testPassword } }, { as: candidate.token });
    expect(await read(id)).toMatchObject({ text: '', version: 0 });
    expect(await refusalOf(save(id, 'Ipak', 0))).toMatchObject({ status: 409, code: 'applications.erased' });
    expect(await executor.select().from(applicationNotes).where(eq(applicationNotes.applicationId, id))).toEqual([]);
    // That it was noted stays known.
    expect(await eventsOf(id)).toEqual(['arrived', 'noted']);
  });
});

describe('the history of an application', () => {
  test('tells what happened in order, and who did it', async () => {
    const id = await guestApplication();
    app.clock.advance({ seconds: 1 });
    await app.call(getApplication, { params: { id }, query: {} }, { as: recruiter.token });
    app.clock.advance({ seconds: 1 });
    await app.call(sortApplication, { params: { id }, body: { status: 'saved' } }, { as: nameless.token });
    app.clock.advance({ seconds: 1 });
    await save(id, 'Zvati', 0, recruiter.token);
    const { data, meta } = await history(id, reader.token);
    expect(meta.older).toBe(0);
    const jovana = { kind: 'member', name: 'Jovana Perić' };
    expect(data.map(({ event, status, actor }) => [event, status, actor])).toEqual([
      ['arrived', null, { kind: 'other', name: '' }],
      ['opened', null, jovana],
      ['sorted', 'saved', { kind: 'member', name: nameless.email }],
      ['noted', null, jovana],
    ]);
  });

  test('knows that a member’s account is gone, and leaves the candidate without a name', async () => {
    const id = await guestApplication();
    const leaver = await signedInMember(app, owner, 'recruiter');
    await app.call(sortApplication, { params: { id }, body: { status: 'maybe' } }, { as: leaver.token });
    await recordEvents(executor, [id], {
      event: 'message-received',
      actorId: null,
      happenedAt: app.clock.now(),
    });
    await executor.delete(accounts).where(eq(accounts.id, leaver.row.id));
    expect((await history(id)).data.map(({ event, actor }) => [event, actor.kind])).toEqual([
      ['arrived', 'other'],
      ['sorted', 'gone'],
      ['message-received', 'other'],
    ]);
  });

  test('tells of several saves of a note by one member within a short time once, of the last', async () => {
    const id = await guestApplication();
    let version = 0;
    const note = async (member: typeof recruiter) => {
      await save(id, `Beleška ${version}`, version, (await member.anew()).as);
      version += 1;
    };
    await note(nameless);
    app.clock.advance({ minutes: editedNoteMinutes - 1 });
    await note(nameless);
    await note(recruiter);
    app.clock.advance({ minutes: editedNoteMinutes - 1 });
    await note(nameless);
    app.clock.advance({ minutes: editedNoteMinutes });
    await note(nameless);
    const { data } = await history(id, (await owner.anew()).as);
    const noted = data.filter(({ event }) => event === 'noted');
    expect(noted.map(({ actor }) => actor.name)).toEqual(['Jovana Perić', nameless.email, nameless.email]);
    expect(noted.at(-1)?.at).toBe(app.clock.now().toISOString());
    app.clock.advance({ minutes: 2 - 3 * editedNoteMinutes });
  });

  test('gives out the newest hundred, and how many are older', async () => {
    const id = await guestApplication();
    const at = (minute: number) => new Date(app.clock.now().getTime() + minute * 60_000);
    await executor.insert(applicationEvents).values(
      Array.from({ length: maxEvents + 3 }, (_, minute) => ({
        applicationId: id,
        event: 'sorted' as const,
        status: 'saved' as const,
        happenedAt: at(minute),
      })),
    );
    const { data, meta } = await history(id);
    expect(meta.older).toBe(3);
    expect(data).toHaveLength(maxEvents + 1);
    expect(data[0]?.event).toBe('arrived');
    expect(data[1]?.at).toBe(at(3).toISOString());
  });

  test('tells of an opening from before there was a history, and of the withdrawal', async () => {
    const { candidate, id } = await candidateApplication();
    await app.call(getApplication, { params: { id }, query: {} }, { as: owner.token });
    await executor.delete(applicationEvents).where(eq(applicationEvents.applicationId, id));
    app.clock.advance({ seconds: 1 });
    await app.call(withdrawApplication, { params: { id } }, { as: candidate.token });
    expect(await eventsOf(id)).toEqual(['arrived', 'opened', 'withdrawn']);
  });
});
