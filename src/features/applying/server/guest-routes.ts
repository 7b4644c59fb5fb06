import { sql } from 'drizzle-orm';
import type { LegalTexts } from '#features/accounts/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import type { Key } from '#host/secrets.ts';
import { guest } from '#kit/actor.ts';
import { localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { applyAsGuest } from '../contract.ts';
import type { ApplicationReceipt, GuestApplicationInput } from '../fields.ts';
import { repetitionMail } from './application-mail.tsx';
import * as store from './application-store.ts';
import {
  type ApplicationPostings,
  announce,
  answersOf,
  initialNotifiedAt,
  lockApplicable,
  mailSubjectOf,
  toPerson,
} from './application-taking.ts';
import { withdrawalPath } from './withdrawal-link.ts';

export interface GuestApplicationDeps extends Pick<Machinery, 'database' | 'clock' | 'mailer'> {
  files: Pick<Files, 'attach'>;
  postings: ApplicationPostings;
  employers: Pick<Employers, 'noticeAddress'>;
  applicationsPerAddress: RateLimit;
  /** The legal texts accepted with an application. */
  legalTexts: Pick<LegalTexts, 'inForce'>;
  /** Key for signing guests' withdrawal links. */
  withdrawalSecret: Key;
}

/** Routes for applying without an account. */
export function createGuestRoutes(deps: GuestApplicationDeps): Route[] {
  const { database, clock, mailer, files, postings } = deps;

  /**
   * A repeated application from an address leaves the first one unchanged and gets the same response; the address is
   * informed by mail. Throws 409 when the posting has ended or takes applications elsewhere, 422 for unanswered
   * questions, a missing CV and foreign uploads.
   */
  const take = async (
    tx: Executor,
    postingId: number,
    input: GuestApplicationInput,
    language: Language,
  ): Promise<ApplicationReceipt> => {
    const now = clock.now();
    const posting = await lockApplicable(tx, postings, postingId, now);
    const answers = answersOf(posting, input);
    const subject = await mailSubjectOf(tx, posting);
    const { positionTitle, company } = subject.about;
    const { firstName, lastName, email, phone, address, city, applicationType, coverLetter } = input;
    const receipt = { positionTitle, company, email };
    const person = toPerson(posting, { email, language });

    // The posting's lock serialises applications: a second request finds the first application.
    const first = await store.findByEmail(tx, postingId, email);
    // Uploads are also checked for a repeated application, so that an error does not reveal whether an address has
    // applied.
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
      const { id, candidateId, createdAt, withdrawnAt } = first.application;
      const params = {
        ...subject.about,
        posting: subject.shown,
        firstSentOn: localDay(createdAt),
        withdrawnOn: withdrawnAt && localDay(withdrawnAt),
        withdrawPath: candidateId || withdrawnAt ? null : withdrawalPath(deps.withdrawalSecret, id),
      };
      await mailer.queue(tx, { template: repetitionMail, params, ...person });
      return receipt;
    }

    const { terms, privacy } = await deps.legalTexts.inForce(tx);
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
        answers,
        language,
        termsNumber: terms,
        privacyNumber: privacy,
        createdAt: now,
        notifiedAt: initialNotifiedAt(posting, now),
      },
      documents,
    );
    await announce(tx, deps, {
      posting,
      application,
      documents: documents.length,
      subject,
      person,
      withdrawPath: withdrawalPath(deps.withdrawalSecret, application.id),
    });
    return receipt;
  };

  return [
    on(applyAsGuest, async ({ id, body, language, network, once }) => {
      await deps.applicationsPerAddress.consume(network);
      return database.transaction((tx) => runOnce(tx, once, clock, () => take(tx, id, body, language)));
    }),
  ];
}
