import type { LegalNumbers } from '#features/accounts/consents.ts';
import type { LegalTexts } from '#features/accounts/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { OnceRequest } from '#platform/http/call-context.ts';
import { runOnce } from '#platform/idempotency/idempotency.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { formatTime, localDay, localInstant } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { pageOffset } from '#shared/paging.ts';
import { type FieldIssue, Problem, validationProblem } from '#shared/problem.ts';
import {
  type AnnouncementAudience,
  type AnnouncementState,
  mostAnnouncements,
  mostShownAnnouncements,
} from '../announcement-kinds.ts';
import type {
  AnnouncementChange,
  AnnouncementInput,
  AnnouncementsMeta,
  AnnouncementsQuery,
  AnnouncementView,
  Notices,
} from '../fields.ts';
import * as store from './announcement-store.ts';

export interface AnnouncementDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
  legalTexts: LegalTexts;
  /** The latest versions that an account has agreed to; null for none. */
  acceptedBy: (executor: Executor, accountId: string) => Promise<LegalNumbers | null>;
}

/** What the site says above every page (rules.md#announcements). */
export interface AnnouncementService {
  notices(actor: Actor, language: Language): Promise<Notices>;
  list(
    actor: Actor,
    query: AnnouncementsQuery,
  ): Promise<{ data: AnnouncementView[]; meta: AnnouncementsMeta }>;
  /** @throws 422 for moments that do not exist, have passed or are in the wrong order; administration.too-many-announcements */
  create(actor: Actor, input: AnnouncementInput, once: OnceRequest | null): Promise<AnnouncementView>;
  /** @throws as `create`; administration.announcement-not-found, administration.announcement-over, `conflict` with the newer state */
  save(actor: Actor, id: number, input: AnnouncementChange): Promise<AnnouncementView>;
  /** @throws administration.announcement-not-found, administration.already-done */
  end(actor: Actor, id: number): Promise<void>;
  /** @throws administration.announcement-not-found */
  remove(actor: Actor, id: number): Promise<void>;
}

const stateOf = ({ startsAt, endsAt }: store.AnnouncementRow, now: Date): AnnouncementState =>
  endsAt <= now ? 'over' : startsAt > now ? 'planned' : 'shown';

/** Belgrade's clock at an instant, as the field of a moment takes it. */
const writtenAt = (instant: Date): string => `${localDay(instant)}T${formatTime(instant, 'en')}`;

const toView = (row: store.AnnouncementRow, now: Date): AnnouncementView => ({
  ...{ id: row.id, level: row.level, audience: row.audience, textSr: row.textSr, textEn: row.textEn },
  ...{ startsAt: writtenAt(row.startsAt), endsAt: writtenAt(row.endsAt), version: row.version },
  ...{ starts: row.startsAt.toISOString(), ends: row.endsAt.toISOString(), state: stateOf(row, now) },
});

/** The instant of a written moment; null for one that no calendar or clock has. */
const instantOf = (written: string): Date | null => {
  const [day = '', time = ''] = written.split('T');
  const [hours = 24, minutes = 60] = time.split(':').map(Number);
  const date = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists && hours < 24 && minutes < 60 ? localInstant(day, hours * 60 + minutes) : null;
};

/** Both moments, or what is wrong with them; the beginning of one that is shown may have passed. */
const momentsOf = (
  { startsAt, endsAt }: Pick<AnnouncementInput, 'startsAt' | 'endsAt'>,
  now: Date,
): { startsAt: Date; endsAt: Date } => {
  const [starts, ends] = [instantOf(startsAt), instantOf(endsAt)];
  const issues: FieldIssue[] = [];
  if (!starts) issues.push({ path: 'startsAt', code: 'date' });
  if (!ends) issues.push({ path: 'endsAt', code: 'date' });
  else if (ends <= now) issues.push({ path: 'endsAt', code: 'administration.hour-passed' });
  else if (starts && ends <= starts)
    issues.push({ path: 'endsAt', code: 'administration.ends-before-begins' });
  if (!starts || !ends || issues.length > 0) throw validationProblem(issues);
  return { startsAt: starts, endsAt: ends };
};

const audiencesOf = (actor: Actor): AnnouncementAudience[] =>
  actor.kind === 'account' && actor.accountType !== 'admin' ? ['all', actor.accountType] : ['all'];

export function createAnnouncementService(deps: AnnouncementDeps): AnnouncementService {
  const { database, clock, audit } = deps;
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
      ...{ actor, action: `announcements.${action}`, objectKind: 'announcement', objectId: String(id) },
    });

  /** Texts that an account is asked to agree to and has not; administrators agree to nothing. */
  const consentOf = async (actor: Actor): Promise<Notices['consent']> => {
    if (actor.kind !== 'account' || actor.accountType === 'admin') return null;
    const asked = await deps.legalTexts.asked(executor);
    if (asked.terms === 0 && asked.privacy === 0) return null;
    const accepted = (await deps.acceptedBy(executor, actor.accountId)) ?? { terms: -1, privacy: -1 };
    const texts = (['terms', 'privacy'] as const).filter(
      (text) => asked[text] > 0 && accepted[text] < asked[text],
    );
    if (texts.length === 0) return null;
    const { terms, privacy } = await deps.legalTexts.inForce(executor);
    return { texts, terms, privacy };
  };

  return {
    async notices(actor, language) {
      const now = clock.now();
      const current = await store.listCurrent(executor, audiencesOf(actor), now);
      const shown = current.filter(({ startsAt }) => startsAt <= now);
      const next = Math.min(
        ...current.map(({ startsAt, endsAt }) => (startsAt > now ? startsAt : endsAt).getTime()),
      );
      return {
        announcements: shown.slice(-mostShownAnnouncements).map(({ id, version, level, textSr, textEn }) => ({
          key: `${id}.${version}`,
          level,
          text: language === 'sr' ? textSr : textEn,
        })),
        consent: await consentOf(actor),
        seconds: current.length === 0 ? null : Math.max(1, Math.ceil((next - now.getTime()) / 1000)),
      };
    },

    async list(actor, query) {
      requireType(actor, 'admin');
      const now = clock.now();
      const rows = await store.listAnnouncements(executor, query.state, now, {
        limit: query.pageSize,
        offset: pageOffset(query),
      });
      const count = (state: AnnouncementState | null) => store.countAnnouncements(executor, state, now);
      return {
        data: rows.map((row) => toView(row, now)),
        meta: {
          ...{ page: query.page, pageSize: query.pageSize, total: await count(query.state) },
          counts: { planned: await count('planned'), shown: await count('shown'), over: await count('over') },
        },
      };
    },

    async create(actor, { startsAt, endsAt, ...input }, once) {
      const { accountId } = requireType(actor, 'admin');
      return database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          const now = clock.now();
          const moments = momentsOf({ startsAt, endsAt }, now);
          const current =
            (await store.countAnnouncements(tx, null, now)) -
            (await store.countAnnouncements(tx, 'over', now));
          if (current >= mostAnnouncements)
            throw new Problem('administration.too-many-announcements', {
              params: { max: mostAnnouncements },
            });
          const row = await store.insertAnnouncement(tx, { ...input, ...moments, createdAt: now });
          await record(tx, accountId, 'create', row.id);
          return toView(row, now);
        }),
      );
    },

    async save(actor, id, { version, startsAt, endsAt, ...input }) {
      const { accountId } = requireType(actor, 'admin');
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

    async end(actor, id) {
      const { accountId } = requireType(actor, 'admin');
      await database.transaction(async (tx) => {
        const row = await lock(tx, id);
        const now = clock.now();
        if (stateOf(row, now) !== 'shown') throw new Problem('administration.already-done');
        await store.changeAnnouncement(tx, id, { endsAt: now });
        await record(tx, accountId, 'end', id);
      });
    },

    async remove(actor, id) {
      const { accountId } = requireType(actor, 'admin');
      await database.transaction(async (tx) => {
        await lock(tx, id);
        await store.removeAnnouncement(tx, id);
        await record(tx, accountId, 'delete', id);
      });
    },
  };
}
