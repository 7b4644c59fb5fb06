import { and, count, eq, inArray } from 'drizzle-orm';
import {
  type ApplicationRow,
  applicationDocuments,
  applications,
} from '#features/applying/server/application-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { type PostingRow, postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { Problem } from '#kit/problem.ts';

/** The posting's data in responses about an application. */
export interface PostingOfApplication
  extends Pick<PostingRow, 'id' | 'positionTitle' | 'advertiserName' | 'state' | 'liveUntil'> {
  company: string;
}

export interface OwnApplication {
  application: ApplicationRow;
  posting: PostingOfApplication;
}

const postingColumns = {
  id: postings.id,
  positionTitle: postings.positionTitle,
  advertiserName: postings.advertiserName,
  state: postings.state,
  liveUntil: postings.liveUntil,
  company: employers.company,
};

/** @throws `postings.not-found`, also when it is another company's */
export async function getOwnPosting(
  executor: Executor,
  employerId: number,
  postingId: number,
): Promise<PostingOfApplication> {
  const [row] = await executor
    .select(postingColumns)
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(and(eq(postings.id, postingId), eq(postings.employerId, employerId)));
  if (!row) throw new Problem('postings.not-found');
  return row;
}

/**
 * An application to a posting of this company. With `lock` its row is locked.
 * @throws `applications.not-found`
 */
export async function getOwnApplication(
  executor: Executor,
  employerId: number,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OwnApplication> {
  const query = executor
    .select({ application: applications, posting: postingColumns })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(and(eq(applications.id, id), eq(postings.employerId, employerId)));
  const [row] = await (lock ? query.for('no key update', { of: applications }) : query);
  if (!row) throw new Problem('applications.not-found');
  return row;
}

export async function countDocuments(executor: Executor, applicationIds: string[]): Promise<Map<string, number>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await executor
    .select({ id: applicationDocuments.applicationId, count: count() })
    .from(applicationDocuments)
    .where(inArray(applicationDocuments.applicationId, applicationIds))
    .groupBy(applicationDocuments.applicationId);
  return new Map(rows.map((row) => [row.id, row.count]));
}
