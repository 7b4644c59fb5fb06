import type { ApplicationPart } from '#features/applying/server/application-parts.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { createInboxRoutes } from '../inbox/server/inbox-routes.ts';
import { messageLimits } from '../message-limits.ts';
import { handleReplyJobs } from '../replies/server/reply-jobs.ts';
import { digestMail, reminderMail } from '../replies/server/reply-mail.ts';
import { createAnswerRoutes } from './answer-routes.ts';
import { handleMessageJobs } from './message-jobs.ts';
import { answerMail, messageMail } from './message-mail.tsx';
import { messagesPersonalData } from './message-personal-data.ts';
import { createMessageRoutes } from './message-routes.ts';
import { isReadBy } from './message-rows.ts';
import { eraseMessages } from './message-store.ts';
import { createTemplateRoutes } from './template-routes.ts';
import { listThread } from './thread-store.ts';

/** Problem codes with their HTTP statuses. */
export const messageProblems = {
  'applications.nobody-to-write-to': 409,
  'applications.too-many-messages': 422,
  'applications.not-answerable': 409,
  'applications.template-not-found': 404,
  'applications.template-changed': 409,
  'applications.template-named': 409,
  'applications.templates-full': 422,
} as const satisfies ProblemTable;

type MessageProblems = typeof messageProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends MessageProblems {}
}

export { employerReplies } from '../replies/server/reply-figures.ts';
export { countMessages, receivedFromCompany } from './received.ts';

export const messageMails = [messageMail, answerMail, digestMail, reminderMail];

/**
 * Messages are deleted with their application; the candidate's data export contains those that the candidate could
 * read.
 */
export const messagesPart: ApplicationPart = {
  copied: {
    name: 'messages',
    async collect(executor, applicationId) {
      const rows = await listThread(executor, applicationId);
      return rows
        .filter((row) => isReadBy('candidate', row))
        .map(({ message: { side, subject, body, createdAt } }) => ({ side, subject, body, createdAt }));
    },
  },
  erase: eraseMessages,
};

/** Messages between companies and applicants, and reminders of promised answers. */
export async function createMessages(
  deps: Pick<Machinery, 'database' | 'clock' | 'mailer' | 'jobs' | 'rateLimit'> & {
    employers: Pick<Employers, 'contactOf' | 'noticeAddress'>;
  },
): Promise<Feature> {
  const answersPerAccount = deps.rateLimit({
    name: 'message-answer',
    points: messageLimits.answersPerHour,
    seconds: 3600,
  });
  await handleReplyJobs(deps);
  await handleMessageJobs(deps);
  return {
    routes: [
      ...createMessageRoutes(deps),
      ...createAnswerRoutes({ ...deps, answersPerAccount }),
      ...createTemplateRoutes(deps),
      ...createInboxRoutes(deps),
    ],
    personalData: [messagesPersonalData],
    problems: messageProblems,
  };
}
