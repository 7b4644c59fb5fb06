import { sql } from 'drizzle-orm';
import type { Files } from '#features/files/server/index.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { OnceRequest } from '#platform/http/call-context.ts';
import { runOnce } from '#platform/idempotency/idempotency.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import { type Actor, guest } from '#shared/actor.ts';
import { localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import type { ApplicationReceipt, GuestApplicationInput } from '../fields.ts';
import { applyingRefusal, lacksCv } from '../policy.ts';
import type { SentParts } from '../sent-parts.ts';
import { checkAnswers } from '../survey-answers.ts';
import { confirmationMail, notificationMail, repetitionMail } from './application-mail.tsx';
import * as store from './application-store.ts';

/** What applying needs of postings. */
export interface ApplicationPostings {
  /** The posting, locked until the transaction ends; null when there is none. */
  lock(tx: Executor, id: number): Promise<PostingRow | null>;
  countApplication(tx: Executor, id: number): Promise<void>;
}

export interface GuestRequest {
  language: Language;
  network: string;
  once: OnceRequest | null;
}

export interface GuestApplicationService {
  /**
   * Stores an application without an account. A repetition by the same address keeps the first one and gets the same
   * response; the address is informed by mail. Throws 409 when the posting has ended or takes applications elsewhere,
   * 422 for unanswered questions, a missing CV and foreign uploads, 429 after 20 in an hour from one network address.
   */
  apply(
    actor: Actor,
    postingId: number,
    input: GuestApplicationInput,
    request: GuestRequest,
  ): Promise<ApplicationReceipt>;
}

export interface GuestApplicationDeps {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  files: Pick<Files, 'attach'>;
  postings: ApplicationPostings;
  applicationsPerAddress: RateLimit;
}

export function createGuestApplicationService(deps: GuestApplicationDeps): GuestApplicationService {
  const { database, clock, mailer, files, postings } = deps;

  const take = async (
    tx: Executor,
    postingId: number,
    input: GuestApplicationInput,
    language: Language,
  ): Promise<ApplicationReceipt> => {
    const now = clock.now();
    const posting = await postings.lock(tx, postingId);
    const refusal = applyingRefusal(posting, now);
    if (refusal !== null || !posting) throw new Problem(refusal ?? 'postings.not-found');
    const { answered, issues } = checkAnswers(posting.questions, input.answers);
    if (issues.length > 0) throw validationProblem(issues);
    if (lacksCv(input)) throw new Problem('applications.without-cv');

    const { company, mailLanguage } = await store.findCompany(tx, posting.employerId);
    const about = {
      postingId,
      positionTitle: posting.positionTitle,
      company: posting.advertiserName || company,
    };
    const receipt = { positionTitle: about.positionTitle, company: about.company, email: input.email };
    const toPerson = {
      to: input.email,
      language,
      ...(posting.advertiserEmail ? { replyTo: posting.advertiserEmail } : {}),
    };

    // The posting's lock serialises applications: a second one finds the first.
    const first = await store.findByEmail(tx, postingId, input.email);
    // Uploads are checked for a repetition too, so that a refusal does not reveal whether an address has applied.
    const handed = new Map(input.documents.map(({ fileId, guestToken }) => [fileId, guestToken]));
    for (const id of first?.documentIds ?? []) handed.delete(id);
    await tx.execute(sql`savepoint documents`);
    const documents = await files.attach(
      tx,
      guest,
      [...handed].map(([id, guestToken]) => ({ id, guestToken })),
    );
    if (first) {
      await tx.execute(sql`rollback to savepoint documents`);
      const firstSentOn = localDay(first.application.createdAt);
      await mailer.queue(tx, { template: repetitionMail, params: { ...about, firstSentOn }, ...toPerson });
      return receipt;
    }

    const { firstName, lastName, email, phone, address, city, applicationType, coverLetter } = input;
    const application = await store.insertApplication(
      tx,
      {
        postingId,
        firstName,
        lastName,
        email,
        phone,
        address,
        city,
        birthDate: input.birthDate || null,
        applicationType,
        coverLetter,
        withoutCv: documents.length === 0,
        answers: answered,
        language,
        createdAt: now,
      },
      documents,
    );
    await postings.countApplication(tx, postingId);

    const parts: SentParts = {
      documents: documents.length,
      coverLetter: coverLetter !== '',
      answers: answered.length,
    };
    const name = `${firstName} ${lastName}`;
    const closesOn = posting.liveUntil && localDay(posting.liveUntil);
    await mailer.queue(tx, {
      template: confirmationMail,
      params: { ...about, name, parts, closesOn },
      ...toPerson,
    });
    if (posting.notificationsEmail) {
      await mailer.queue(tx, {
        template: notificationMail,
        params: { ...about, applicationId: application.id, name, email, phone, city, parts },
        to: posting.notificationsEmail,
        language: mailLanguage,
        replyTo: email,
      });
    }
    return receipt;
  };

  return {
    async apply(_actor, postingId, input, { language, network, once }) {
      await deps.applicationsPerAddress.consume(network);
      return database.transaction((tx) =>
        runOnce(tx, once, clock, () => take(tx, postingId, input, language)),
      );
    },
  };
}
