import type { Files } from '#features/files/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import type { Language } from '#shared/i18n/language.ts';
import { pageOffset } from '#shared/paging.ts';
import { Problem } from '#shared/problem.ts';
import { applicationArchive } from '../../archive/server/application-archive.ts';
import { findPacked } from '../../archive/server/archive-store.ts';
import type { InterviewEnding } from '../../interviews/server/interview-ending.ts';
import { receivedBy } from '../../messaging/server/received.ts';
import { withdrawalMail } from '../../server/application-mail.tsx';
import { listDocuments } from '../../server/application-store.ts';
import type { ApplicationRow } from '../../server/application-table.ts';
import { mailSubjectOf } from '../../server/application-taking.ts';
import type { LastLetter, SentAnswer, SentMeta, SentQuery, SentRow } from '../fields.ts';
import { endedAt, toSentApplication, toSentPosting, toSentRow } from './sent-rows.ts';
import * as store from './sent-store.ts';

/** What candidates see of their own applications; anybody else's are not found. */
export interface SentService {
  list(actor: Actor, query: SentQuery, language: Language): Promise<{ data: SentRow[]; meta: SentMeta }>;
  get(actor: Actor, id: string, language: Language): Promise<SentAnswer>;
  /** Address of the archive of everything that was sent (rules.md#application-archive). */
  archive(actor: Actor, id: string, language: Language): Promise<string>;
  /** The letter that the next one can begin with; null without any. */
  lastLetter(actor: Actor): Promise<LastLetter | null>;
  /**
   * Takes an application back and tells an employer who wants mail. Once more changes nothing and succeeds: whoever
   * lost the first answer wants what is already so.
   */
  withdraw(actor: Actor, id: string, language: Language): Promise<SentAnswer>;
}

/** The own applications of a candidate (rules.md#own-applications, rules.md#withdrawing). */
export function createSentService(deps: {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  files: Pick<Files, 'addArchive' | 'archiveLink' | 'read'>;
  interviews: Pick<InterviewEnding, 'ofApplications'>;
}): SentService {
  const { database, clock, mailer, files } = deps;
  const { executor } = database;

  files.addArchive('sent-application', async (id, language) => {
    const packed = await findPacked(executor, id);
    return packed && applicationArchive(packed, files.read, language, clock.now());
  });

  const get: SentService['get'] = async (actor, id, language) => {
    const { accountId } = requireType(actor, 'jobseeker');
    const sent = await store.findSent(executor, accountId, id);
    if (!sent) throw new Problem('applications.not-found');
    const { application, posting } = sent;
    const view = { actor, language, now: clock.now() };
    const [documents, movedAt, received] = await Promise.all([
      listDocuments(executor, application.id),
      store.findMovedAt(executor, posting),
      receivedBy(executor, [id], 'employer'),
    ]);
    const ended = endedAt(posting, movedAt, view);
    return {
      application: toSentApplication({ application, posting }, documents, received.get(id), ended, view.now),
      posting: toSentPosting(posting, view),
    };
  };

  const tellEmployer = async (
    tx: Executor,
    accountId: string,
    application: ApplicationRow,
  ): Promise<void> => {
    const posting = await store.findPostingOf(tx, application.postingId);
    // Who has not been told of it yet is told of neither.
    if (!posting?.notificationsEmail || application.notifiedAt === null) return;
    const { about, mailLanguage } = await mailSubjectOf(tx, posting);
    const { id, firstName, lastName, email } = application;
    await mailer.queue(tx, {
      template: withdrawalMail,
      params: { ...about, applicationId: id, name: `${firstName} ${lastName}` },
      to: posting.notificationsEmail,
      language: mailLanguage,
      ...(email === null ? {} : { replyTo: email }),
      aboutAccountId: accountId,
    });
  };

  return {
    get,

    async list(actor, query, language) {
      const { accountId } = requireType(actor, 'jobseeker');
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
      const received = await receivedBy(executor, ids, 'employer');
      return {
        data: rows.map((row) => toSentRow(row, received.get(row.application.id), view)),
        meta: { page, pageSize, total: counts[tab], tab, counts },
      };
    },

    async archive(actor, id, language) {
      const { accountId } = requireType(actor, 'jobseeker');
      if (!(await store.findSent(executor, accountId, id))) throw new Problem('applications.not-found');
      return files.archiveLink('sent-application', id, language);
    },

    async lastLetter(actor) {
      const { accountId } = requireType(actor, 'jobseeker');
      const letter = await store.findLastLetter(executor, accountId);
      return letter && { ...letter, sentAt: letter.sentAt.toISOString() };
    },

    async withdraw(actor, id, language) {
      const { accountId } = requireType(actor, 'jobseeker');
      await database.transaction(async (tx) => {
        const application = await store.markWithdrawn(tx, accountId, id, clock.now());
        if (!application) return;
        await tellEmployer(tx, accountId, application);
        await deps.interviews.ofApplications(tx, [id], 'withdrawn');
      });
      return get(actor, id, language);
    },
  };
}
