import { and, eq } from 'drizzle-orm';
import type { Accounts } from '#features/accounts/server/index.ts';
import type { Files, PublicFileReader } from '#features/files/server/index.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { documentsToSend, forApplication } from '../applicant/server/applicant.ts';
import { createCvDocumentRoutes } from '../documents/server/cv-document-routes.ts';
import { createDocumentRoutes, type SentWith } from '../documents/server/document-routes.ts';
import { documentsOf } from '../documents/server/document-store.ts';
import { candidatePersonalData } from '../personal-data/server/candidate-personal-data.ts';
import { type CandidateCounts, createCandidateRoutes } from '../profile/server/candidate-routes.ts';
import { createPromptRoutes } from '../prompts/server/prompt-routes.ts';
import { candidateProfiles } from './candidate-table.ts';

/** Problem codes with their HTTP statuses. */
export const candidateProblems = {
  'candidates.profile-changed': 409,
  'candidates.cv-empty': 409,
  'candidates.not-a-cv': 422,
  'candidates.document-not-found': 404,
} as const satisfies ProblemTable;

type CandidateProblems = typeof candidateProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends CandidateProblems {}
}

export { countDocuments as countDocumentsOf } from '../documents/server/document-store.ts';
export type { CandidateCounts } from '../profile/server/candidate-routes.ts';

/** A photo is visible only to its candidate. */
const audienceOfPhoto: PublicFileReader = async (executor, actor, fileId) => {
  if (actor.kind !== 'account') return 'nobody';
  const own = and(eq(candidateProfiles.photoFileId, fileId), eq(candidateProfiles.accountId, actor.accountId));
  return (await executor.$count(candidateProfiles, own)) > 0 ? 'caller' : 'nobody';
};

/** Candidate functions used by applications. */
export interface Candidates extends Feature {
  forApplication: typeof forApplication;
  documents: typeof documentsToSend;
  documentsOf: typeof documentsOf;
}

/** Candidates: their general data, their CV and their documents. */
export function createCandidates(
  deps: Pick<Machinery, 'database' | 'clock' | 'rateLimit' | 'translator'> & {
    accounts: Pick<Accounts, 'rename'>;
    files: Pick<
      Files,
      'addPublicReader' | 'attach' | 'attachAt' | 'discard' | 'save' | 'lockDocuments' | 'open' | 'requireRoom'
    >;
    counts: CandidateCounts;
    sentWith: SentWith;
  },
): Candidates {
  const perAccount = deps.rateLimit({ name: 'cv-document-account', points: 20, seconds: 3600 });
  deps.files.addPublicReader(['photo'], audienceOfPhoto);
  return {
    routes: [
      ...createCandidateRoutes(deps),
      ...createPromptRoutes(deps),
      ...createDocumentRoutes(deps),
      ...createCvDocumentRoutes({ ...deps, perAccount }),
    ],
    personalData: [candidatePersonalData],
    problems: candidateProblems,
    forApplication,
    documents: documentsToSend,
    documentsOf,
  };
}
