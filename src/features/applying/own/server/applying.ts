import type { Employers } from '#features/employers/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { OnceRequest } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import type { Jobseeker } from '#kit/actor.ts';
import type { LocalDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import type { CandidateSnapshot } from '../../fields.ts';
import { type ApplicationPart, cancelPlanned } from '../../server/application-parts.ts';
import { insertApplication } from '../../server/application-store.ts';
import {
  type ApplicationPostings,
  announce,
  answersOf,
  initialNotifiedAt,
  lockApplicable,
  mailSubjectOf,
  toPerson,
} from '../../server/application-taking.ts';
import { sentBy } from '../../server/sent-by.ts';
import { findFirst } from '../../server/sent-store.ts';
import { markWithdrawn } from '../../withdrawing/server/withdrawal.ts';
import type { ApplicationInput } from '../fields.ts';

/** A candidate's data that are copied into an application. */
export interface Applicant {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164, or empty. */
  phone: string;
  address: string;
  city: string;
  birthday: LocalDay | null;
  /** The candidate's mail language. */
  language: Language;
  snapshot: CandidateSnapshot;
}

/** Data about candidates that applying needs. */
export interface ApplicationCandidates {
  /** The candidate, whose account cannot be deleted until the transaction ends; null when it no longer exists. */
  forApplication(tx: Executor, accountId: string): Promise<Applicant | null>;
  /**
   * The documents that belong to the candidate, in the order of `ids`; none of them can be deleted until the
   * transaction ends.
   */
  documents(
    tx: Executor,
    accountId: string,
    ids: readonly string[],
  ): Promise<{ id: string; fileId: string; name: string }[]>;
}

/** Applying with an account (rules.md#applying-with-an-account). */
export function createApplying(
  deps: Pick<Machinery, 'database' | 'clock' | 'mailer'> & {
    postings: ApplicationPostings;
    candidates: ApplicationCandidates;
    employers: Pick<Employers, 'noticeAddress'>;
    applicationsPerAccount: RateLimit;
    parts: () => readonly ApplicationPart[];
  },
) {
  const { database, clock, postings, candidates } = deps;

  const take = async (
    tx: Executor,
    accountId: string,
    postingId: number,
    input: ApplicationInput,
  ): Promise<{ id: string }> => {
    const now = clock.now();
    // The account is locked before the posting, as everywhere.
    const applicant = await candidates.forApplication(tx, accountId);
    if (!applicant) throw new Problem('unauthorized');
    const posting = await lockApplicable(tx, postings, postingId, now);
    // The posting's lock serialises applications: a second request finds the first application.
    const first = await findFirst(tx, accountId, postingId);
    if (first?.candidateId) {
      const current = { id: first.id, createdAt: first.createdAt.toISOString() };
      throw new Problem('applications.already-applied', { current });
    }
    const ids = [...new Set(input.documents)];
    const answers = answersOf(posting, input);
    const documents = await candidates.documents(tx, accountId, ids);
    if (documents.length < ids.length) throw new Problem('files.not-yours');

    // Anyone could have entered the address: the application of its verified owner replaces the guest's.
    if (first) {
      await markWithdrawn(tx, first.id, sentBy(accountId), now);
      await cancelPlanned(tx, deps.parts(), [first.id], 'withdrawn');
    }
    const { birthday, snapshot, language, ...contacts } = applicant;
    const application = await insertApplication(
      tx,
      {
        ...contacts,
        postingId,
        candidateId: accountId,
        snapshot,
        language,
        answers,
        birthDate: birthday,
        applicationType: input.applicationType,
        coverLetter: input.coverLetter,
        withoutCv: documents.length === 0,
        createdAt: now,
        notifiedAt: initialNotifiedAt(posting, now),
      },
      documents.map(({ fileId, name }) => ({ id: fileId, name })),
    );
    await announce(tx, deps, {
      posting,
      application,
      documents: documents.length,
      subject: await mailSubjectOf(tx, posting),
      person: toPerson(posting, { email: applicant.email, language, accountId }),
    });
    return { id: application.id };
  };

  /**
   * Stores an application with a snapshot of profile and CV; returns its id. Throws 409 when the posting has ended or
   * takes applications elsewhere and for a second application (with the first as `current`), 422 for unanswered
   * questions, a missing CV and documents that are not the candidate's, 429 after 40 attempts in an hour.
   */
  return async (
    { accountId }: Jobseeker,
    postingId: number,
    input: ApplicationInput,
    once: OnceRequest | null,
  ): Promise<string> => {
    await deps.applicationsPerAccount.consume(accountId);
    const { id } = await database.transaction((tx) =>
      // Only the id is stored for repeated requests, no personal data.
      runOnce(tx, once, clock, () => take(tx, accountId, postingId, input)),
    );
    return id;
  };
}
