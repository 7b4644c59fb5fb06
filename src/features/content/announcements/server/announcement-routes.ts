import type { LegalNumbers } from '#features/accounts/consents.ts';
import type { LegalTexts } from '#features/accounts/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Actor } from '#kit/actor.ts';
import { formatTime, localDay, writtenInstant } from '#kit/dates.ts';
import { pageOffset } from '#kit/paging.ts';
import { type FieldIssue, Problem, validationProblem } from '#kit/problem.ts';
import {
  type AnnouncementAudience,
  type AnnouncementState,
  maxAnnouncements,
  maxShownAnnouncements,
} from '../announcement-kinds.ts';
import * as contract from '../contract.ts';
import type { AnnouncementInput, AnnouncementView, Notices } from '../fields.ts';
import * as store from './announcement-store.ts';

interface NoticeDeps extends Pick<Machinery, 'database' | 'clock'> {
  legalTexts: LegalTexts;
  /** Latest versions accepted by an account; null for none. */
  acceptedBy: (executor: Executor, accountId: string) => Promise<LegalNumbers | null>;
}

const stateOf = ({ startsAt, endsAt }: store.AnnouncementRow, now: Date): AnnouncementState =>
  endsAt <= now ? 'over' : startsAt > now ? 'planned' : 'shown';

/** Local time in Belgrade, in the format of a date-time field. */
const writtenAt = (instant: Date): string => `${localDay(instant)}T${formatTime(instant, 'en')}`;

const toView = (row: store.AnnouncementRow, now: Date): AnnouncementView => ({
  id: row.id,
  level: row.level,
  audience: row.audience,
  textSr: row.textSr,
  textEn: row.textEn,
  startsAt: writtenAt(row.startsAt),
  endsAt: writtenAt(row.endsAt),
  version: row.version,
  starts: row.startsAt.toISOString(),
  ends: row.endsAt.toISOString(),
  state: stateOf(row, now),
});

/**
 * Start and end as instants; throws validation errors. The start may be in the past, as for an announcement being
 * shown.
 */
const momentsOf = (
  { startsAt, endsAt }: Pick<AnnouncementInput, 'startsAt' | 'endsAt'>,
  now: Date,
): { startsAt: Date; endsAt: Date } => {
  const [starts, ends] = [writtenInstant(startsAt), writtenInstant(endsAt)];
  const issues: FieldIssue[] = [];
  if (!starts) issues.push({ path: 'startsAt', code: 'date' });
  if (!ends) issues.push({ path: 'endsAt', code: 'date' });
  else if (ends <= now) issues.push({ path: 'endsAt', code: 'administration.hour-passed' });
  else if (starts && ends <= starts) issues.push({ path: 'endsAt', code: 'administration.ends-before-begins' });
  if (!starts || !ends || issues.length > 0) throw validationProblem(issues);
  return { startsAt: starts, endsAt: ends };
};

const audiencesOf = (actor: Actor): AnnouncementAudience[] =>
  actor.kind === 'account' && actor.accountType !== 'admin' ? ['all', actor.accountType] : ['all'];

/** Announcements above every page (rules.md#announcements), and the texts that an account is asked to accept. */
export function createNoticeRoutes({ database, clock, legalTexts, acceptedBy }: NoticeDeps): Route[] {
  const { executor } = database;

  /** Texts that an account is asked to accept and has not accepted; administrators are never asked. */
  const consentOf = async (actor: Actor): Promise<Notices['consent']> => {
    if (actor.kind !== 'account' || actor.accountType === 'admin') return null;
    const asked = await legalTexts.asked(executor);
    if (asked.terms === 0 && asked.privacy === 0) return null;
    const accepted = (await acceptedBy(executor, actor.accountId)) ?? { terms: -1, privacy: -1 };
    const texts = (['terms', 'privacy'] as const).filter((text) => asked[text] > 0 && accepted[text] < asked[text]);
    if (texts.length === 0) return null;
    const { terms, privacy } = await legalTexts.inForce(executor);
    return { texts, terms, privacy };
  };

  return [
    on(
      contract.listNotices,
      async ({ actor, language }) => {
        const now = clock.now();
        const current = await store.listCurrent(executor, audiencesOf(actor), now);
        const shown = current.filter(({ startsAt }) => startsAt <= now);
        const next = Math.min(...current.map(({ startsAt, endsAt }) => (startsAt > now ? startsAt : endsAt).getTime()));
        return {
          announcements: shown.slice(-maxShownAnnouncements).map(({ id, version, level, textSr, textEn }) => ({
            key: `${id}.${version}`,
            level,
            text: language === 'sr' ? textSr : textEn,
          })),
          consent: await consentOf(actor),
          seconds: current.length === 0 ? null : Math.max(1, Math.ceil((next - now.getTime()) / 1000)),
        };
      },
      {
        shows: (_, { data: { seconds } }) => ({
          scopes: ['announcements'],
          ...(seconds === null ? {} : { seconds }),
        }),
      },
    ),
  ];
}

/** Announcements for the administrators who write them. */
export function createAnnouncementRoutes({
  database,
  clock,
  audit,
}: Pick<Machinery, 'database' | 'clock' | 'audit'>): Route[] {
  const { executor } = database;

  const lock = async (tx: Executor, id: number): Promise<store.AnnouncementRow> => {
    const row = await store.lockAnnouncement(tx, id);
    if (!row) throw new Problem('administration.announcement-not-found');
    return row;
  };

  const record = (
    tx: Executor,
    actor: string,
    action: 'create' | 'change' | 'end' | 'delete',
    id: number,
  ): Promise<void> =>
    audit.record(tx, {
      actor,
      action: `announcements.${action}`,
      objectKind: 'announcement',
      objectId: String(id),
    });

  return [
    on(contract.listAnnouncements, async ({ query }) => {
      const now = clock.now();
      const rows = await store.listAnnouncements(executor, query.state, now, {
        limit: query.pageSize,
        offset: pageOffset(query),
      });
      const count = (state: AnnouncementState | null) => store.countAnnouncements(executor, state, now);
      return {
        data: rows.map((row) => toView(row, now)),
        meta: {
          page: query.page,
          pageSize: query.pageSize,
          total: await count(query.state),
          counts: { planned: await count('planned'), shown: await count('shown'), over: await count('over') },
        },
      };
    }),

    on(contract.createAnnouncement, async ({ actor: { accountId }, once, body: { startsAt, endsAt, ...input } }) => {
      return database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          const now = clock.now();
          const moments = momentsOf({ startsAt, endsAt }, now);
          const current =
            (await store.countAnnouncements(tx, null, now)) - (await store.countAnnouncements(tx, 'over', now));
          if (current >= maxAnnouncements)
            throw new Problem('administration.too-many-announcements', {
              params: { max: maxAnnouncements },
            });
          const row = await store.insertAnnouncement(tx, { ...input, ...moments, createdAt: now });
          await record(tx, accountId, 'create', row.id);
          return toView(row, now);
        }),
      );
    }),

    on(
      contract.saveAnnouncement,
      async ({ actor: { accountId }, id, body: { version, startsAt, endsAt, ...input } }) => {
        return database.transaction(async (tx) => {
          const before = await lock(tx, id);
          const now = clock.now();
          if (before.version !== version) throw new Problem('conflict', { current: toView(before, now) });
          if (stateOf(before, now) === 'over') throw new Problem('administration.announcement-over');
          const moments = momentsOf({ startsAt, endsAt }, now);
          const row = await store.changeAnnouncement(tx, id, { ...input, ...moments });
          await record(tx, accountId, 'change', id);
          return toView(row, now);
        });
      },
    ),

    on(contract.endAnnouncement, async ({ actor: { accountId }, id }) => {
      await database.transaction(async (tx) => {
        const row = await lock(tx, id);
        const now = clock.now();
        if (stateOf(row, now) !== 'shown') throw new Problem('administration.already-done');
        await store.changeAnnouncement(tx, id, { endsAt: now });
        await record(tx, accountId, 'end', id);
      });
    }),

    on(contract.deleteAnnouncement, async ({ actor: { accountId }, id }) => {
      await database.transaction(async (tx) => {
        await lock(tx, id);
        await store.removeAnnouncement(tx, id);
        await record(tx, accountId, 'delete', id);
      });
    }),
  ];
}
