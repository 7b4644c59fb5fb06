import { inArray } from 'drizzle-orm';
import type { ApplicationPart } from '#features/applying/server/application-parts.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import { reviewingProblems } from '../problems.ts';
import { createListRoutes } from '../received/server/list-routes.ts';
import { applicationNotes } from '../received/server/review-table.ts';
import { createNoteRoutes } from './note-routes.ts';
import { createReviewArchiveRoutes } from './review-archive-routes.ts';
import { reviewingPersonalData } from './review-personal-data.ts';
import { createReviewRoutes, type MessageCounts } from './review-routes.ts';

/** What the company wrote about applications is deleted with them; that it happened stays in the history. */
export const reviewingPart: ApplicationPart = {
  async erase(tx: Executor, applicationIds) {
    await tx.delete(applicationNotes).where(inArray(applicationNotes.applicationId, [...applicationIds]));
  },
};

/** What companies do with the applications they received: reading, sorting, noting and taking them along. */
export const createReviewing = (
  deps: Pick<Machinery, 'database' | 'clock' | 'translator'> & {
    files: Pick<Files, 'addArchive' | 'archiveLink' | 'read' | 'addDownload' | 'downloadLink'>;
    messageCounts: MessageCounts;
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
