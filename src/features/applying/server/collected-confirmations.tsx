import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings, shownCompany } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { letter } from '#host/mail/letter.tsx';
import { MailLink } from '#host/mail/mail-frame.tsx';
import type { Key } from '#host/secrets.ts';
import { pageAddress } from '#kit/site-map.ts';
import { accountInvitation } from './application-mail.tsx';
import { applications } from './application-table.ts';
import { withdrawalPath } from './withdrawal-link.ts';

/** Max applications listed in the mail; the rest are only counted. */
const named = 20;

interface Collected {
  applications: readonly {
    positionTitle: string;
    company: string;
    /** Path of the page where it can be withdrawn; a secret. */
    withdrawPath?: string;
  }[];
  more: number;
}

/** Confirms applications beyond the daily limit of mails caused by others (rules.md#mail-by-others). */
export const collectedConfirmationMail = letter({
  name: 'applications.collected-confirmation',
  texts: 'applications.mail.collected',
  sample: {
    applications: [
      { positionTitle: 'Knjigovođa (m/ž)', company: 'Kvarc Računovodstvo' },
      { positionTitle: 'Obračun zarada', company: 'Saldo' },
    ],
    more: 0,
  },
  keep: 'until-sent',
  facts: ({ applications: sent, more }: Collected) => ({ count: sent.length + more }),
  body: ({ applications: sent, more }, { siteUrl, t, table }) => [
    'text',
    table(
      sent.map(({ positionTitle, company, withdrawPath }) => [
        positionTitle,
        withdrawPath ? (
          <>
            {company} (<MailLink href={siteUrl + withdrawPath}>{t('applications.withdrawing.mail.link')}</MailLink>)
          </>
        ) : (
          company
        ),
      ]),
    ),
    more > 0 && ['more', { count: more }],
  ],
  button: pageAddress('postings'),
  after: (_, where) => [accountInvitation(where)],
});

export const confirmCollectedJob = defineJob({
  name: 'applications.confirm-collected',
  cron: '41 7 * * *',
});

/** Max addresses per morning; the rest are processed on the next. */
const addressesPerDay = 5000;

/**
 * Marks an address's applications that are waiting for confirmation as confirmed; returns them without withdrawn ones.
 */
async function takeDue(tx: Executor, email: string) {
  const taken = await tx
    .update(applications)
    .set({ confirmationDueAt: null })
    .where(and(eq(applications.email, email), isNotNull(applications.confirmationDueAt)))
    .returning({ id: applications.id });
  if (taken.length === 0) return [];
  const ids = taken.map(({ id }) => id);
  return tx
    .select({
      id: applications.id,
      positionTitle: postings.positionTitle,
      company: shownCompany,
      language: applications.language,
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(and(inArray(applications.id, ids), isNull(applications.withdrawnAt)))
    .orderBy(asc(applications.createdAt), asc(applications.id));
}

/** Every morning, sends one mail to each address with unconfirmed applications. */
export async function handleCollectedConfirmations(
  deps: Pick<Machinery, 'database' | 'jobs' | 'clock' | 'mailer'> & {
    withdrawalSecret: Key;
  },
): Promise<void> {
  const { database, jobs, mailer, withdrawalSecret } = deps;
  const confirm = (email: string): Promise<void> =>
    database.transaction(async (tx) => {
      const sent = await takeDue(tx, email);
      const last = sent.at(-1);
      if (!last) return;
      await mailer.queue(tx, {
        template: collectedConfirmationMail,
        params: {
          applications: sent.slice(0, named).map(({ id, positionTitle, company }) => ({
            positionTitle,
            company,
            withdrawPath: withdrawalPath(withdrawalSecret, id),
          })),
          more: Math.max(0, sent.length - named),
        },
        to: email,
        language: last.language,
      });
    });
  await jobs.handle(confirmCollectedJob, async () => {
    const due = await database.executor
      .selectDistinct({ email: applications.email })
      .from(applications)
      .where(isNotNull(applications.confirmationDueAt))
      .limit(addressesPerDay);
    for (const { email } of due) if (email !== null) await confirm(email);
  });
}
