import type { PostingState } from '#features/postings/posting-state.ts';
import type { ViewSource } from '#features/postings/view-sources.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { LocalDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import type { Plugin } from '#plugins/plugin.ts';
import * as contract from '../contract.ts';
import type { PostingHistoryEntry, PostingStatistics } from '../fields.ts';
import { historyEventOf, historyNoteOf } from '../posting-history.ts';
import { statisticsDays } from './statistics-range.ts';
import * as store from './statistics-store.ts';

const byDay = (rows: readonly { day: LocalDay; count: number }[]): Map<LocalDay, number> => {
  const counts = new Map<LocalDay, number>();
  for (const { day, count } of rows) counts.set(day, (counts.get(day) ?? 0) + count);
  return counts;
};

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

const toSources = (rows: readonly { source: ViewSource; count: number }[]): PostingStatistics['sources'] => {
  const counts = new Map<ViewSource, number>();
  for (const { source, count } of rows) counts.set(source, (counts.get(source) ?? 0) + count);
  return [...counts].map(([source, views]) => ({ source, views })).sort((a, b) => b.views - a.views);
};

/** States with an administrator's reason for the employer; reasons for approvals are internal. */
const spokenStates: readonly PostingState[] = ['rejected', 'removed'];

/** Who made a state change. Administrators' accounts cannot be deleted: a missing one was a member of the company. */
const moverOf = ({
  actorId,
  accountType,
  name,
  lastName,
  email,
}: Pick<
  Awaited<ReturnType<typeof store.listMoves>>[number],
  'actorId' | 'accountType' | 'name' | 'lastName' | 'email'
>): Pick<PostingHistoryEntry, 'by' | 'who'> => {
  if (actorId === null) return { by: 'system', who: null };
  if (accountType === 'admin') return { by: 'administrator', who: null };
  return { by: 'employer', who: [name, lastName].filter(Boolean).join(' ') || email };
};

function createStatisticsRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const { executor } = database;

  const lifeOf = async (employerId: number, id: number) => {
    const life = await store.findLife(executor, employerId, id);
    if (!life) throw new Problem('postings.not-found');
    return life;
  };

  return [
    on(contract.getPostingStatistics, async ({ actor, id, query: { days: period } }) => {
      const days = statisticsDays(await lifeOf(actor.employerId, id), period, clock.now());
      const [visits, outcomes] = await Promise.all([
        store.countVisits(executor, id),
        store.countOutcomes(executor, id),
      ]);
      const funnel = { ...visits, ...outcomes };
      const [from] = days;
      const to = days.at(-1);
      if (from === undefined || to === undefined)
        return { period, days: [], sums: { views: 0, applyClicks: 0, applications: 0 }, sources: [], funnel };
      const range = { from, to };
      const [viewRows, clickRows, applicationRows] = await Promise.all([
        store.listDailyViews(executor, id, range),
        store.listDailyApplyClicks(executor, id, range),
        store.listDailyApplications(executor, id, range),
      ]);
      const [views, applyClicks, applications] = [byDay(viewRows), byDay(clickRows), byDay(applicationRows)] as const;
      return {
        period,
        days: days.map((day) => ({
          day,
          views: views.get(day) ?? 0,
          applyClicks: applyClicks.get(day) ?? 0,
          applications: applications.get(day) ?? 0,
        })),
        sums: {
          views: sum(views.values()),
          applyClicks: sum(applyClicks.values()),
          applications: sum(applications.values()),
        },
        sources: toSources(viewRows),
        funnel,
      };
    }),

    on(contract.getPostingHistory, async ({ actor, id }) => {
      await lifeOf(actor.employerId, id);
      const [moves, extensions] = await Promise.all([
        store.listMoves(executor, id),
        store.listExtensions(executor, id),
      ]);
      const entries = moves.map(
        ({ fromState, toState, cause, note, ground, movedAt, ...actedBy }): PostingHistoryEntry => ({
          movedAt: movedAt.toISOString(),
          from: fromState,
          to: toState,
          event: historyEventOf(fromState, toState, cause),
          ...moverOf(actedBy),
          note: historyNoteOf(toState, cause),
          reason: spokenStates.includes(toState) ? note : '',
          ground: spokenStates.includes(toState) ? ground : null,
        }),
      );
      const added = extensions.map(
        (startedAt): PostingHistoryEntry => ({
          movedAt: startedAt.toISOString(),
          from: 'active',
          to: 'active',
          event: 'extended',
          by: 'employer',
          who: null,
          note: null,
          reason: '',
          ground: null,
        }),
      );
      return [...added, ...entries].sort((a, b) => Date.parse(a.movedAt) - Date.parse(b.movedAt));
    }),
  ];
}

/** How a posting does by day, where its views come from, and what has happened to it. */
export const plugin = { mails: [], create: (core) => ({ routes: createStatisticsRoutes(core) }) } satisfies Plugin;
