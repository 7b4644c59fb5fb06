import type { ApplicationRow } from '#features/applying/server/application-table.ts';
import { toFileView } from '#features/files/file-view.ts';
import type { FileRow } from '#features/files/server/file-table.ts';
import { isLive } from '#features/postings/posting-state.ts';
import type { Executor } from '#host/database/database.ts';
import { daysAgo, localDay } from '#kit/dates.ts';
import { formatPhone } from '#kit/phone.ts';
import type { ApplicationListRow, ApplicationPosting, ApplicationView } from '../fields.ts';
import type { PostingOfApplication } from './received-store.ts';

/** Messages of applications by their ids; those without any are missing. */
export type CountedMessages = ReadonlyMap<string, { messages: number; unreadMessages: number }>;

export type CountMessages = (executor: Executor, applicationIds: readonly string[]) => Promise<CountedMessages>;

const common = (row: ApplicationRow, now: Date): Omit<ApplicationListRow, 'documentCount' | 'unreadMessages'> => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  city: row.city,
  applicationType: row.applicationType,
  guest: row.candidateId === null && row.erasedAt === null,
  erased: row.erasedAt !== null,
  status: row.status,
  withdrawn: row.withdrawnAt !== null,
  result: row.result,
  unmetRequirements: row.withdrawnAt ? 0 : row.answers.filter(({ requirement }) => requirement?.met === false).length,
  unopened: row.openedAt === null && row.withdrawnAt === null,
  createdAt: row.createdAt.toISOString(),
  daysAgo: daysAgo(row.createdAt, now),
});

/** An application as a row of the employer's list; documents of a withdrawn one are not counted. */
export const toListRow = (
  row: ApplicationRow,
  { documentCount, unreadMessages }: Pick<ApplicationListRow, 'documentCount' | 'unreadMessages'>,
  now: Date,
): ApplicationListRow => ({
  ...common(row, now),
  unreadMessages,
  documentCount: row.withdrawnAt ? 0 : documentCount,
});

/** The content of an application visible to its employer: none for a withdrawn one (rules.md#withdrawing). */
const contentOf = (
  row: ApplicationRow,
  documents: readonly FileRow[],
): Pick<ApplicationView, 'coverLetter' | 'answers' | 'documents' | 'snapshot'> =>
  row.withdrawnAt
    ? { coverLetter: '', answers: [], documents: [], snapshot: null }
    : {
        coverLetter: row.coverLetter,
        answers: row.answers,
        documents: documents.map(toFileView),
        snapshot: row.snapshot,
      };

/** An application with its documents as its employer reads it. */
export const toApplicationView = (
  row: ApplicationRow,
  documents: readonly FileRow[],
  correspondence: Pick<ApplicationView, 'noted' | 'messages' | 'unreadMessages'>,
  now: Date,
): ApplicationView => ({
  ...common(row, now),
  email: row.email ?? '',
  phone: row.phone,
  phoneText: formatPhone(row.phone),
  address: row.address,
  birthDate: row.birthDate,
  withoutCv: row.withoutCv,
  ...contentOf(row, documents),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  withdrawnDaysAgo: row.withdrawnAt && daysAgo(row.withdrawnAt, now),
  openedAt: row.openedAt?.toISOString() ?? null,
  openedDaysAgo: row.openedAt && daysAgo(row.openedAt, now),
  ...correspondence,
});

export const toApplicationPosting = (row: PostingOfApplication, now: Date): ApplicationPosting => ({
  id: row.id,
  positionTitle: row.positionTitle,
  company: row.advertiserName || row.company,
  live: isLive(row, now),
  closesOn: row.liveUntil && localDay(row.liveUntil),
});
