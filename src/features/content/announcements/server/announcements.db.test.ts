import { beforeEach, describe, expect, test } from 'vitest';
import { buildAnnouncement } from '#tests/builders/announcement-builder.ts';
import { signedIn } from '#tests/builders/personas.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { maxAnnouncements } from '../announcement-kinds.ts';
import {
  createAnnouncement,
  deleteAnnouncement,
  endAnnouncement,
  listAnnouncements,
  listNotices,
  saveAnnouncement,
} from '../contract.ts';
import type { AnnouncementForm } from '../fields.ts';
import { announcements } from './announcement-table.ts';

const app = await createTestApplication();
app.clock.set(new Date('2026-11-23T10:00:00Z'));
let as: { as: string };
beforeEach(async () => {
  await app.database.executor.delete(announcements);
  as = { as: await signedIn(app, 'admin') };
});

const form = (more: Partial<AnnouncementForm> = {}): AnnouncementForm => ({
  level: 'warning',
  audience: 'all',
  textSr: 'Sutra ne radimo.',
  textEn: 'Closed tomorrow.',
  // Belgrade is one hour ahead of UTC.
  startsAt: '2026-11-23T12:00',
  endsAt: '2026-11-23T14:00',
  ...more,
});
const create = async (more: Partial<AnnouncementForm> = {}) =>
  (await app.call(createAnnouncement, { body: form(more) }, as)).data;
const shown = async (options: { as?: string; language?: 'sr' | 'en' } = {}) =>
  (await app.call(listNotices, {}, options)).data;
const texts = async (options: Parameters<typeof shown>[0] = {}) =>
  (await shown(options)).announcements.map(({ text }) => text);
const params = (id: number) => ({ params: { id: String(id) } });

describe('an announcement', () => {
  test('is shown from its beginning to its end, in the language of the page', async () => {
    await create();
    expect(await shown()).toEqual({ announcements: [], consent: null, seconds: 3600 });
    app.clock.set(new Date('2026-11-23T11:00:00Z'));
    expect(await texts()).toEqual(['Sutra ne radimo.']);
    expect(await texts({ language: 'en' })).toEqual(['Closed tomorrow.']);
    expect((await shown()).seconds).toBe(7200);
    app.clock.set(new Date('2026-11-23T13:00:00Z'));
    expect(await shown()).toEqual({ announcements: [], consent: null, seconds: null });
  });

  test('is for those it is for', async () => {
    await buildAnnouncement(app, { audience: 'employer', textSr: 'Poslodavcima' });
    await buildAnnouncement(app, { audience: 'jobseeker', textSr: 'Kandidatima' });
    expect(await texts()).toEqual([]);
    expect(await texts({ as: await signedIn(app) })).toEqual(['Kandidatima']);
    expect(await texts(as)).toEqual([]);
  });

  test('at most three are shown, those that began last', async () => {
    const began = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000);
    for (const minutes of [40, 30, 20, 10])
      await buildAnnouncement(app, { textSr: `pre ${minutes}`, startsAt: began(minutes) });
    expect(await texts()).toEqual(['pre 30', 'pre 20', 'pre 10']);
  });

  test('is another one for who has dismissed it, once its words have changed', async () => {
    const { id } = await buildAnnouncement(app);
    const before = (await shown()).announcements[0]?.key;
    const body = { ...form({ startsAt: '2026-11-23T10:00', endsAt: '2026-11-24T10:00' }), version: 1 };
    await app.call(saveAnnouncement, { ...params(id), body }, as);
    expect((await shown()).announcements[0]?.key).not.toBe(before);
  });

  test('that two change at once keeps the first, and the second gets it', async () => {
    const { id } = await buildAnnouncement(app);
    const save = (textSr: string) =>
      app.call(
        saveAnnouncement,
        { ...params(id), body: { ...form({ textSr, endsAt: '2026-11-24T10:00' }), version: 1 } },
        as,
      );
    const all = await Promise.all(['A', 'B', 'C'].map((text) => refusalOf(save(text))));
    expect(all.filter((refused) => refused === null)).toHaveLength(1);
    const refused = all.find((one) => one !== null);
    expect(refused).toMatchObject({ code: 'conflict', current: { id, version: 2 } });
  });

  test('is ended at once, and only while it is shown', async () => {
    const { id } = await buildAnnouncement(app);
    const end = () => app.call(endAnnouncement, { ...params(id), body: {} }, as);
    await end();
    expect(await texts()).toEqual([]);
    expect(await codeOf(end())).toBe('administration.already-done');
    const body = { ...form({ endsAt: '2026-11-25T10:00' }), version: 2 };
    expect(await codeOf(app.call(saveAnnouncement, { ...params(id), body }, as))).toBe(
      'administration.announcement-over',
    );
    await app.call(deleteAnnouncement, params(id), as);
    expect(await codeOf(app.call(deleteAnnouncement, params(id), as))).toBe('administration.announcement-not-found');
  });

  test('is refused field by field', async () => {
    const wrong = async (more: Partial<AnnouncementForm>) =>
      (await refusalOf(app.call(createAnnouncement, { body: form(more) }, as)))?.errors.map(
        ({ path, code }) => `${path} ${code}`,
      );
    expect(await wrong({ textSr: ' ', textEn: 'a'.repeat(301) })).toEqual(['textSr required', 'textEn too-long']);
    expect(await wrong({ startsAt: '', endsAt: 'sutra' })).toEqual(['startsAt required', 'endsAt format']);
    expect(await wrong({ startsAt: '2026-11-31T10:00', endsAt: '2026-12-01T24:30' })).toEqual([
      'startsAt date',
      'endsAt date',
    ]);
    expect(await wrong({ endsAt: '2026-11-23T10:00' })).toEqual(['endsAt administration.hour-passed']);
    expect(await wrong({ startsAt: '2026-12-02T10:00', endsAt: '2026-12-01T10:00' })).toEqual([
      'endsAt administration.ends-before-begins',
    ]);
  });
});

test('a repeated request announces once, and there is an end to how many', async () => {
  const key = { ...as, idempotencyKey: '6f1d4a52-27f3-4ac6-94fc-9b3f0d4f7a11' };
  const body = form({ startsAt: '2026-11-24T12:00', endsAt: '2026-11-25T14:00' });
  const send = async () => (await app.call(createAnnouncement, { body }, key)).data.id;
  expect(await send()).toBe(await send());
  for (let count = 1; count < maxAnnouncements; count += 1) await buildAnnouncement(app);
  expect(await codeOf(app.call(createAnnouncement, { body }, as))).toBe('administration.too-many-announcements');
  const { meta } = await app.call(listAnnouncements, { query: { state: 'shown', pageSize: '10' } as never }, as);
  expect(meta).toMatchObject({ total: maxAnnouncements - 1, counts: { planned: 1, over: 0 } });
});
