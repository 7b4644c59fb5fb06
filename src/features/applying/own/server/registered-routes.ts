import { inArray } from 'drizzle-orm';
import type { Files } from '#features/files/server/index.ts';
import type { Database, Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Jobseeker } from '#kit/actor.ts';
import type { Language } from '#kit/i18n/language.ts';
import { pageOffset } from '#kit/paging.ts';
import { Problem } from '#kit/problem.ts';
import { applicationArchive } from '../../archive/server/application-archive.ts';
import { findPacked } from '../../archive/server/archive-store.ts';
import type { InterviewNews } from '../../sent-news.ts';
import type { SentNewsSources } from '../../server/application-parts.ts';
import { listDocuments } from '../../server/application-store.ts';
import { applications } from '../../server/application-table.ts';
import { sentBy } from '../../server/sent-by.ts';
import * as store from '../../server/sent-store.ts';
import { type WithdrawalDeps, withdraw } from '../../withdrawing/server/withdrawal.ts';
import * as contract from '../contract.ts';
import type { SentAnswer } from '../fields.ts';
import type { createApplying } from './applying.ts';
import { endedAt, type SentNews, toMark, toSentApplication, toSentPosting, toSentRow } from './sent-rows.ts';

/** Sort key: interviews without a time come last. */
const beginOf = ({ startsAt }: InterviewNews): number =>
  startsAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(startsAt);

/** Messages and interviews of each of these applications. */
async function readNews(
  sources: SentNewsSources,
  executor: Executor,
  ids: readonly string[],
  now: Date,
): Promise<(id: string) => SentNews> {
  const [received, interviews] = await Promise.all([
    sources.messages(executor, ids),
    sources.interviews(executor, inArray(applications.id, [...ids]), now),
  ]);
  return (id) => ({ received: received.get(id), interview: interviews.get(id) });
}

async function readSent(
  executor: Executor,
  sources: SentNewsSources,
  { id, ...view }: { id: string; actor: Jobseeker; language: Language; now: Date },
): Promise<SentAnswer> {
  const sent = await store.findSent(executor, view.actor.accountId, id);
  if (!sent) throw new Problem('applications.not-found');
  const { application, posting } = sent;
  const [documents, movedAt, newsOf] = await Promise.all([
    listDocuments(executor, application.id),
    store.findMovedAt(executor, posting),
    readNews(sources, executor, [id], view.now),
  ]);
  const ended = endedAt(posting, movedAt, view);
  return {
    application: toSentApplication({ application, posting }, documents, newsOf(id), ended, view.now),
    posting: toSentPosting(posting, view),
  };
}

/** A candidate's own applications (rules.md#own-applications, rules.md#withdrawing); those of others are not found. */
export function createRegisteredRoutes(
  deps: WithdrawalDeps & {
    database: Database;
    translator: Machinery['translator'];
    files: Pick<Files, 'addArchive' | 'archiveLink' | 'read'>;
    apply: ReturnType<typeof createApplying>;
    news: SentNewsSources;
  },
): Route[] {
  const { database, clock, files } = deps;
  const { executor } = database;

  files.addArchive('sent-application', async (id, language) => {
    const packed = await findPacked(executor, id);
    return (
      packed &&
      applicationArchive(packed, {
        read: files.read,
        language,
        t: deps.translator(language),
        now: clock.now(),
      })
    );
  });

  const get = (actor: Jobseeker, id: string, language: Language): Promise<SentAnswer> =>
    readSent(executor, deps.news, { actor, id, language, now: clock.now() });

  return [
    on(contract.applyToPosting, async ({ actor, id, body, once, language }) =>
      get(actor, await deps.apply(actor, id, body, once), language),
    ),

    on(contract.getSentApplication, ({ actor, id, language }) => get(actor, id, language)),

    on(contract.listSentApplications, async ({ actor, query, language }) => {
      const { accountId } = actor;
      const view = { actor, language, now: clock.now() };
      const { page, pageSize, tab, posting } = query;
      const [counts, rows] = await Promise.all([
        store.countSent(executor, accountId, posting, view.now),
        store.listSent(
          executor,
          accountId,
          { tab, posting, now: view.now },
          { limit: pageSize, offset: pageOffset(query) },
        ),
      ]);
      const ids = rows.map(({ application }) => application.id);
      const newsOf = await readNews(deps.news, executor, ids, view.now);
      return {
        data: rows.map((row) => toSentRow(row, newsOf(row.application.id), view)),
        meta: { page, pageSize, total: counts[tab], tab, counts },
      };
    }),

    // For pages and cards: the postings applied to, and the active interviews.
    on(contract.getOwnMarks, async ({ actor: { accountId } }) => {
      const [applied, standing] = await Promise.all([
        store.listMarks(executor, accountId),
        deps.news.interviews(executor, sentBy(accountId), clock.now()),
      ]);
      const subjects = standing.size === 0 ? [] : await store.listSubjects(executor, [...standing.keys()]);
      return {
        applied: applied.map(toMark),
        interviews: subjects
          .flatMap((subject) => {
            const news = standing.get(subject.applicationId);
            return news ? [{ ...subject, news }] : [];
          })
          .sort((one, other) => beginOf(one.news) - beginOf(other.news)),
      };
    }),

    on(contract.getSentArchive, async ({ actor, id, language }) => {
      if (!(await store.findSent(executor, actor.accountId, id))) throw new Problem('applications.not-found');
      return { url: files.archiveLink('sent-application', id, language) };
    }),

    on(contract.getLastLetter, async ({ actor }) => {
      const letter = await store.findLastLetter(executor, actor.accountId);
      return { letter: letter && { ...letter, sentAt: letter.sentAt.toISOString() } };
    }),

    // Idempotent: a repeated request succeeds and changes nothing, for clients that lost the first response.
    on(contract.withdrawApplication, async ({ actor, id, language }) => {
      const { accountId } = actor;
      await database.transaction((tx) => withdraw(tx, deps, { id, whose: sentBy(accountId), accountId }));
      return get(actor, id, language);
    }),
  ];
}
