import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Employers } from '#features/employers/server/index.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Where } from '#host/mail/letter.tsx';
import type { RegisteredMail } from '#host/mail/mail-template.ts';
import type { Mailer } from '#host/mail/mailer.ts';
import { pageAddress } from '#kit/site-map.ts';
import { applications } from './application-table.ts';

/** Maximum number of postings named in a mail; the others are only counted. */
const named = 20;

export interface PostingInMail {
  postingId: number;
  positionTitle: string;
  /** Number of its applications that the mail is about. */
  applications: number;
}

/** The parameters of a mail to a company about applications to several of its postings. */
export interface PostingsInMail {
  postings: readonly PostingInMail[];
  morePostings: number;
  applications: number;
}

/** Counts by posting the applications that fulfil a condition and still stand. */
export const countByPosting = (executor: Executor, which: SQL | undefined) =>
  executor
    .select({
      postingId: postings.id,
      employerId: postings.employerId,
      positionTitle: postings.positionTitle,
      applications: sql<number>`count(*)::int`,
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(and(which, isNull(applications.withdrawnAt), isNull(applications.erasedAt)))
    .groupBy(postings.id)
    .orderBy(asc(postings.id));

/** The first postings by name, and the total number. */
export const toPostingsInMail = (all: readonly PostingInMail[]): PostingsInMail => ({
  postings: all
    .slice(0, named)
    .map(({ postingId, positionTitle, applications }) => ({ postingId, positionTitle, applications })),
  morePostings: Math.max(0, all.length - named),
  applications: all.reduce((sum, { applications }) => sum + applications, 0),
});

export const samplePostings: PostingsInMail = {
  postings: [
    { postingId: 1, positionTitle: 'Knjigovođa (m/ž)', applications: 3 },
    { postingId: 2, positionTitle: 'Obračun zarada', applications: 1 },
  ],
  morePostings: 0,
  applications: 4,
};

/** Each posting with the number of its applications. */
export const listPostings = ({ postings, morePostings }: PostingsInMail, { t, table }: Where) =>
  [
    table(postings.map((one) => [one.positionTitle, t('applications.mail.applications', { count: one.applications })])),
    morePostings > 0 && (['more', { count: morePostings }] as const),
  ] as const;

/** Links to the applications of a single posting, else to all postings. */
export const postingsButton = ({ postings: [only, ...others], morePostings }: PostingsInMail) =>
  only && others.length + morePostings === 0
    ? pageAddress('employer-applications', only.postingId)
    : pageAddress('my-postings');

/** What letters share that remind a company's recruiters of applications. */
export const postingsReminder = {
  sample: samplePostings,
  facts: ({ applications: count }: PostingsInMail) => ({ count }),
  notification: { kind: 'reminder', members: 'recruiter', path: postingsButton },
  body: (list: PostingsInMail, where: Where) => ['text', ...listPostings(list, where), 'next'] as const,
  button: postingsButton,
} as const;

/** Mails a company about applications to its postings, in the caller's transaction; nothing if there are none. */
export async function mailCompany<P extends PostingsInMail>(
  tx: Executor,
  { mailer, employers }: { mailer: Pick<Mailer, 'queue'>; employers: Pick<Employers, 'contactOf'> },
  template: RegisteredMail<P>,
  employerId: number,
  params: P,
): Promise<void> {
  const contact = params.applications > 0 ? await employers.contactOf(tx, employerId) : null;
  if (!contact) return;
  const { email: to, accountId, language } = contact;
  await mailer.queue(tx, { template, params, to, accountId, language });
}
