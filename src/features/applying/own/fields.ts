import { z } from 'zod';
import { fileView } from '#features/files/fields.ts';
import { salaryView } from '#features/postings/fields.ts';
import { codeLabel, optionalText } from '#kit/fields.ts';
import { choiceQuery, countQuery, pageMeta, pageQuery } from '#kit/query-fields.ts';
import { applicationTypes, coverLetterMax, maxDocuments } from '../application-type.ts';
import { answerInput, candidateSnapshot, givenAnswer, letterCheck, letterWhereNeeded } from '../fields.ts';
import { interviewNewsKinds } from '../sent-news.ts';
import { sentTabs } from '../sent-tabs.ts';

/** `POST /postings/{id}/applications` (rules.md#application-types): who sends it, the profile says. */
export const applicationInput = z
  .strictObject({
    applicationType: z.enum(applicationTypes),
    coverLetter: optionalText(coverLetterMax),
    /** Ids of the candidate's own documents; the same one twice counts once. */
    documents: z.array(z.uuid()).max(maxDocuments).default([]),
    answers: z.array(answerInput).max(10).default([]),
    /** Set after the warning about a missing CV. */
    withoutCv: z.boolean().default(false),
  })
  .refine(letterWhereNeeded, letterCheck);
export type ApplicationInput = z.output<typeof applicationInput>;
export type ApplicationForm = z.input<typeof applicationInput>;

/** The query of `GET /candidate/applications` and of its page; forgiving like every list. */
export const sentQuery = z.object({
  tab: choiceQuery(sentTabs, 'all'),
  posting: countQuery().describe('Only what was sent to this posting.'),
  ...pageQuery,
});
export type SentQuery = z.output<typeof sentQuery>;

/** What has become of an application, as far as its sender may know. */
const sentStates = ['sent', 'opened', 'message', 'withdrawn'] as const;

/** What has become of the posting; `hidden`: not to be seen for now, as after a change that waits for approval. */
const sentPostingStates = ['live', 'expired', 'closed', 'removed', 'hidden'] as const;

/** The posting that an application was sent to, as its sender may see it. */
export const sentPosting = z
  .object({
    id: z.number().int(),
    positionTitle: z.string(),
    company: z.string(),
    employerId: z.number().int(),
    /** Address of the company's logo. */
    logo: z.string().nullable(),
    locations: z.array(codeLabel),
    /** Null when none is stated, or the posting cannot be seen. */
    salary: salaryView.nullable(),
    state: z.enum(sentPostingStates),
    /** Whether its page can be seen. */
    visible: z.boolean(),
    /** Last local day for applications. */
    closesOn: z.string().nullable(),
  })
  .meta({ id: 'AppliedPosting' });
export type SentPosting = z.output<typeof sentPosting>;

/** What lists and the header show a candidate of an interview that stands. */
const interviewNewsView = z
  .object({
    kind: z.enum(interviewNewsKinds),
    /** When it begins: the agreed time, or the first that can be chosen; null while there is none. */
    startsAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'InterviewNews' });

const sentFacts = {
  id: z.string(),
  applicationType: z.enum(applicationTypes),
  state: z.enum(sentStates),
  /** Messages of the company that were not read yet. */
  unread: z.number().int(),
  /** The interview that waits for an answer or is agreed; null without one. */
  interview: interviewNewsView.nullable(),
  /** Sent without an account, from the address that the account has confirmed. */
  guest: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Local days since then, 0 = today. */
  daysAgo: z.number().int(),
  /** Last local day of the answer that was promised and has not come; null where none is awaited (rules.md#reply-promise). */
  promisedBy: z.string().nullable(),
};

/** An application in its sender's list. */
export const sentRow = z.object({ ...sentFacts, posting: sentPosting }).meta({ id: 'SentApplicationRow' });
export type SentRow = z.output<typeof sentRow>;

const sentCount = z.number().int();

export const sentMeta = pageMeta.extend({
  tab: z.enum(sentTabs),
  /** Per tab. */
  counts: z.object({ all: sentCount, running: sentCount, ended: sentCount }),
});
export type SentMeta = z.output<typeof sentMeta>;

const sentEventKinds = ['sent', 'opened', 'message', 'posting-ended', 'withdrawn'] as const;

/** One moment of an application's course. */
export const sentEvent = z.object({
  kind: z.enum(sentEventKinds),
  at: z.iso.datetime(),
  /** Local days since then, 0 = today. */
  daysAgo: z.number().int(),
});
export type SentEvent = z.output<typeof sentEvent>;

/** An application as its sender reads it: what was sent and what has happened, never how the employer sorts it. */
export const sentApplication = z
  .object({
    ...sentFacts,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** E.164, or empty. */
    phone: z.string(),
    /** The same as it is read: `064 1234567`. */
    phoneText: z.string(),
    address: z.string(),
    city: z.string(),
    birthDate: z.string().nullable(),
    coverLetter: z.string(),
    /** Confirmed after the warning about a missing CV. */
    withoutCv: z.boolean(),
    answers: z.array(givenAnswer),
    documents: z.array(fileView),
    /** What profile and CV said at that moment; null for one sent without an account. */
    snapshot: candidateSnapshot.nullable(),
    /** Oldest first. */
    events: z.array(sentEvent),
  })
  .meta({ id: 'SentApplication' });
export type SentApplication = z.output<typeof sentApplication>;

export const sentAnswer = z.object({ application: sentApplication, posting: sentPosting });
export type SentAnswer = z.output<typeof sentAnswer>;

/** The letter that was sent last, withdrawn or not: it stays its writer's. */
export const lastLetter = z.object({
  text: z.string(),
  /** Of the posting it was written for. */
  positionTitle: z.string(),
  sentAt: z.iso.datetime(),
});
export type LastLetter = z.output<typeof lastLetter>;

/** Null for somebody who has sent none. */
export const lastLetterAnswer = z.object({ letter: lastLetter.nullable() });

/** An own application, as it is shown beside its posting. */
export const appliedMark = z
  .object({
    postingId: z.number().int(),
    applicationId: z.string(),
    /** The local day. */
    appliedOn: z.string(),
    withdrawn: z.boolean(),
    /** Sent without an account: one from the account takes its place (rules.md#one-application). */
    guest: z.boolean(),
  })
  .meta({ id: 'AppliedMark' });
export type AppliedMark = z.output<typeof appliedMark>;

/** An interview that stands, with what it is about. */
export const standingInterview = z.object({
  applicationId: z.string(),
  positionTitle: z.string(),
  company: z.string(),
  news: interviewNewsView,
});
export type StandingInterview = z.output<typeof standingInterview>;

/** What all pages show of the own applications. */
export const ownMarks = z.object({
  applied: z.array(appliedMark),
  /** The earliest first. */
  interviews: z.array(standingInterview),
});
export type OwnMarks = z.output<typeof ownMarks>;
