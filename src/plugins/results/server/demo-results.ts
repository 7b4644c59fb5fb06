import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ApplicationStatus } from '#features/applying/application-type.ts';
import { markResult } from '#features/applying/server/application-marks.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Plugin } from '#plugins/plugin.ts';
import { sendTimeOf } from '../result-delay.ts';
import { markSent } from './result-jobs.ts';
import { resultMail } from './result-mail.ts';
import { insertResults } from './result-store.ts';

/** Results for the demo posting with the most applications: the rejected were notified, another result is pending. */
export const writeResults: NonNullable<Plugin['writeDemo']> = async (tx, { postingId, employer: decidedBy, now }) => {
  const ofGuests = and(isNull(applications.candidateId), isNull(applications.withdrawnAt));
  const guests = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.postingId, postingId), ofGuests))
    .orderBy(asc(applications.createdAt), asc(applications.id));
  const withStatus = (wanted: ApplicationStatus) => guests.flatMap(({ id, status }) => (status === wanted ? id : []));
  const decidedAt = new Date(now.getTime() - 3_600_000);
  const decision = { postingId, result: 'notSelected', decidedBy, decidedAt } as const;
  const outcome = { ...decision, reason: 'iskustvo', decisionId: randomUUID(), sendAt: decidedAt } as const;
  await insertResults(tx, withStatus('rejected'), { ...outcome, notifiedAt: decidedAt });
  await markSent(tx, withStatus('rejected'), outcome, decidedAt);
  const waiting = { ...decision, reason: 'mesto', decisionId: randomUUID() } as const;
  await insertResults(tx, withStatus('maybe').slice(0, 1), { ...waiting, sendAt: sendTimeOf('later', decidedAt) });
};

/** The demo candidate was notified of a result: not selected, because others match more closely. */
export const notifyResults: NonNullable<Plugin['notifyDemo']> = async (tx, notify, { candidateId }) => {
  const [sent] = await tx
    .select({ applicationId: applications.id, createdAt: applications.createdAt, postingId: postings.id })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(and(eq(applications.candidateId, candidateId), eq(postings.state, 'expired')));
  const posting = sent && (await findMailPosting(tx, sent.postingId));
  if (!posting) return;
  const { applicationId, createdAt } = sent;
  const outcome = { result: 'notSelected', reason: 'jaka-konkurencija' } as const;
  await markResult(tx, [applicationId], { ...outcome, at: new Date(createdAt.getTime() + 410 * 3_600_000) });
  const params = { positionTitle: posting.positionTitle, company: posting.company, applicationId, ...outcome };
  await notify(tx, resultMail, { accountId: candidateId, hoursAgo: 170, params });
};
