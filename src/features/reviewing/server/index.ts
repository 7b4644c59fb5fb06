import { inArray } from 'drizzle-orm';
import type { ApplicationPart } from '#features/applying/server/application-parts.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { ProblemTable } from '#kit/problem.ts';
import type { CountMessages } from '../received/server/application-rows.ts';
import { createListRoutes } from '../received/server/list-routes.ts';
import { applicationNotes } from '../received/server/review-table.ts';
import { createNoteRoutes } from './note-routes.ts';
import { createReviewArchiveRoutes } from './review-archive-routes.ts';
import { reviewingPersonalData } from './review-personal-data.ts';
import { createReviewRoutes } from './review-routes.ts';

/** Problem codes with their HTTP statuses. */
export const reviewingProblems = {
  'applications.too-many-selected': 422,
  'applications.note-changed': 409,
  'applications.withdrawn': 409,
  'applications.erased': 409,
  'applications.archive-too-large': 422,
  'applications.nothing-to-pack': 422,
} as const satisfies ProblemTable;

type ReviewingProblems = typeof reviewingProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ReviewingProblems {}
}

/** Notes are deleted with their applications; that they were written stays in the history. */
export const reviewingPart: ApplicationPart = {
  async erase(tx: Executor, applicationIds) {
    await tx.delete(applicationNotes).where(inArray(applicationNotes.applicationId, [...applicationIds]));
  },
};

/** Companies' work with received applications: reading, sorting, notes and export. */
export const createReviewing = (
  deps: Pick<Machinery, 'database' | 'clock' | 'translator' | 'notifications'> & {
    files: Pick<Files, 'addArchive' | 'archiveLink' | 'read' | 'addDownload' | 'downloadLink'>;
    countMessages: CountMessages;
  },
): Feature => ({
  routes: [
    ...createListRoutes(deps),
    ...createReviewRoutes(deps),
    ...createNoteRoutes(deps),
    ...createReviewArchiveRoutes(deps),
  ],
  personalData: [reviewingPersonalData],
  problems: reviewingProblems,
});
