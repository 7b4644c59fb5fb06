import type { LegalTexts } from '#features/accounts/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { createInterviews, interviewsPersonalData } from '../interviews/server/index.ts';
import type { InterviewEnding } from '../interviews/server/interview-ending.ts';
import { interviewMails } from '../interviews/server/interview-mail.tsx';
import { messageLimits } from '../messaging/message-limits.ts';
import { createAnswerRoutes } from '../messaging/server/answer-routes.ts';
import { handleMessageJobs } from '../messaging/server/message-jobs.ts';
import { answerMail, messageMail } from '../messaging/server/message-mail.tsx';
import { messagesPersonalData } from '../messaging/server/message-personal-data.ts';
import { createMessageRoutes } from '../messaging/server/message-routes.ts';
import { createTemplateRoutes } from '../messaging/server/template-routes.ts';
import { applicationsPersonalData } from '../personal-data/server/application-personal-data.ts';
import { applicationProblems } from '../problems.ts';
import { createListRoutes } from '../received/server/list-routes.ts';
import { type ApplicationCandidates, createApplying } from '../registered/server/applying.ts';
import { createRegisteredRoutes } from '../registered/server/registered-routes.ts';
import { handleReplyJobs } from '../replies/server/reply-jobs.ts';
import { digestMail, reminderMail } from '../replies/server/reply-mail.ts';
import { handleRetentionJobs, type RetentionCandidates } from '../retention/server/retention-jobs.ts';
import { deletionMail } from '../retention/server/retention-mail.ts';
import { createNoteRoutes } from '../reviewing/server/note-routes.ts';
import { createReviewArchiveRoutes } from '../reviewing/server/review-archive-routes.ts';
import { reviewingPersonalData } from '../reviewing/server/review-personal-data.ts';
import { createReviewRoutes } from '../reviewing/server/review-routes.ts';
import { createWithdrawingRoutes } from '../withdrawing/server/withdrawing-routes.ts';
import {
  confirmationMail,
  guestConfirmationMail,
  notificationMail,
  repetitionMail,
  withdrawalMail,
} from './application-mail.tsx';
import { wasSentTo } from './application-store.ts';
import type { ApplicationPostings } from './application-taking.ts';
import { collectedConfirmationMail, handleCollectedConfirmations } from './collected-confirmations.tsx';
import { createGuestRoutes } from './guest-routes.ts';
import { wasSentBy } from './sent-by.ts';

export { employerReplies } from '../replies/server/reply-figures.ts';
export { sentWith } from './sent-with.ts';
export { userCounts } from './user-counts.ts';

export interface Applications extends Feature {
  /** A posting is removed, in the caller's transaction: its interviews do not take place. */
  endInterviews: InterviewEnding['ofPosting'];
}

export const applicationMails = [
  confirmationMail,
  guestConfirmationMail,
  collectedConfirmationMail,
  repetitionMail,
  notificationMail,
  withdrawalMail,
  deletionMail,
  messageMail,
  answerMail,
  digestMail,
  reminderMail,
  ...interviewMails,
];

/**
 * Applying to postings, what both sides see of it, and for how long. Opens documents of applications to the postings' employers, until
 * they are withdrawn, and to those who sent them.
 */
export async function createApplications(
  deps: Pick<Machinery, 'database' | 'clock' | 'mailer' | 'jobs' | 'audit' | 'rateLimit'> & {
    files: Files;
    postings: ApplicationPostings;
    employers: Pick<Employers, 'contactOf' | 'noticeAddress'>;
    candidates: ApplicationCandidates & RetentionCandidates;
    /** The texts that guests accept. */
    legalTexts: Pick<LegalTexts, 'inForce'>;
    /** Key of the links by which guests choose a time, and of those of calendar files. */
    interviewSecret: Key;
    /** Key of the links by which guests take applications back. */
    withdrawalSecret: Key;
    siteUrl: string;
    translator: (language: Language) => Translate;
  },
): Promise<Applications> {
  const applicationsPerAddress = deps.rateLimit({ name: 'guest-application', points: 20, seconds: 3600 });
  const applicationsPerAccount = deps.rateLimit({ name: 'application', points: 40, seconds: 3600 });
  const answersPerAccount = deps.rateLimit({
    name: 'message-answer',
    points: messageLimits.answersPerHour,
    seconds: 3600,
  });
  deps.files.addReader(async (executor, actor, fileId) => {
    if (actor.accountType === 'employer') return wasSentTo(executor, actor.employerId, fileId);
    return actor.accountType === 'jobseeker' && wasSentBy(executor, actor.accountId, fileId);
  });
  await handleRetentionJobs(deps);
  await handleReplyJobs(deps);
  await handleMessageJobs(deps);
  await handleCollectedConfirmations(deps);
  const interviews = await createInterviews({ ...deps, linkSecret: deps.interviewSecret });
  const { ending } = interviews;
  const apply = createApplying({ ...deps, applicationsPerAccount, interviews: ending });
  return {
    routes: [
      ...createGuestRoutes({ ...deps, applicationsPerAddress }),
      ...createListRoutes(deps),
      ...createReviewRoutes(deps),
      ...createNoteRoutes(deps),
      ...createReviewArchiveRoutes(deps),
      ...createRegisteredRoutes({ ...deps, apply, interviews: ending }),
      ...createWithdrawingRoutes({ ...deps, interviews: ending }),
      ...createMessageRoutes(deps),
      ...createAnswerRoutes({ ...deps, answersPerAccount }),
      ...createTemplateRoutes(deps),
      ...interviews.routes,
    ],
    personalData: [
      applicationsPersonalData(deps.clock, ending),
      reviewingPersonalData,
      messagesPersonalData,
      interviewsPersonalData,
    ],
    problems: applicationProblems,
    mount: interviews.mount,
    endInterviews: ending.ofPosting,
  };
}
