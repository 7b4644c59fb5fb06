import { z } from 'zod';
import { fileView } from '#features/files/fields.ts';
import { salaryView } from '#features/postings/fields.ts';
import { codeLabel, optionalText } from '#kit/fields.ts';
import { choiceQuery, countQuery, pageMeta, pageQuery } from '#kit/query-fields.ts';
import {
  applicationResults,
  applicationTypes,
  coverLetterMax,
  maxDocuments,
  resultReasons,
} from '../application-type.ts';
import { answerInput, candidateSnapshot, letterCheck, letterWhereNeeded, storedAnswer } from '../fields.ts';
import { interviewNewsKinds } from '../sent-news.ts';
import { sentTabs } from '../sent-tabs.ts';

/** Body of `POST /postings/{id}/applications` (rules.md#application-types); personal data come from the profile. */
export const applicationInput = z
  .strictObject({
    applicationType: z.enum(applicationTypes),
    coverLetter: optionalText(coverLetterMax),
    /** Ids of the candidate's own documents; duplicates count once. */
    documents: z.array(z.uuid()).max(maxDocuments).default([]),
    answers: z.array(answerInput).max(10).default([]),
    /** Set after the warning about a missing CV. */
    withoutCv: z.boolean().default(false),
  })
  .refine(letterWhereNeeded, letterCheck);
export type ApplicationInput = z.output<typeof applicationInput>;
export type ApplicationForm = z.input<typeof applicationInput>;

/** Query of `GET /candidate/applications` and of its page; invalid values fall back to defaults, as in all lists. */
export const sentQuery = z.object({
  tab: choiceQuery(sentTabs, 'all'),
  posting: countQuery().describe('Only what was sent to this posting.'),
  ...pageQuery,
});
export type SentQuery = z.output<typeof sentQuery>;

/** States of an application, as far as its sender may see them. */
const sentStates = ['sent', 'opened', 'message', 'withdrawn'] as const;

/** States of the posting; `hidden`: temporarily not visible, e.g. when a change is waiting for approval. */
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
    /** Null when no salary is stated, or the posting is not visible. */
    salary: salaryView.nullable(),
    state: z.enum(sentPostingStates),
    /** Whether its page is visible. */
    visible: z.boolean(),
    /** Last local day for applications. */
    closesOn: z.string().nullable(),
  })
  .meta({ id: 'AppliedPosting' });
export type SentPosting = z.output<typeof sentPosting>;

/** Data about an active interview that lists and the header show to a candidate. */
const interviewNewsView = z
  .object({
    kind: z.enum(interviewNewsKinds),
    /** Start time: the agreed one, or the first one offered; null when there is none. */
    startsAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'InterviewNews' });

const sentFacts = {
  id: z.string(),
  applicationType: z.enum(applicationTypes),
  state: z.enum(sentStates),
  /** Unread messages from the company. */
  unread: z.number().int(),
  /** The interview that is agreed or waiting for an answer; null without one. */
  interview: interviewNewsView.nullable(),
  /** The result that the company sent last. */
  result: z
    .object({ result: z.enum(applicationResults), reason: z.enum(resultReasons).nullable(), at: z.iso.datetime() })
    .meta({ id: 'SentResult' })
    .nullable(),
  /** Sent without an account, from the account's verified address. */
  guest: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Local days since then, 0 = today. */
  daysAgo: z.number().int(),
  /**
   * Last local day for the promised answer that is still missing; null when none is expected (rules.md#reply-promise).
   */
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

const sentEventKinds = ['sent', 'opened', 'message', 'result', 'posting-ended', 'no-result', 'withdrawn'] as const;

/** One event in the course of an application. */
export const sentEvent = z.object({
  kind: z.enum(sentEventKinds),
  at: z.iso.datetime(),
  /** Local days since then, 0 = today. */
  daysAgo: z.number().int(),
});
export type SentEvent = z.output<typeof sentEvent>;

/** An application as shown to its sender: its contents and events, never the employer's sorting. */
export const sentApplication = z
  .object({
    ...sentFacts,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** E.164, or empty. */
    phone: z.string(),
    /** Formatted for display: `064 1234567`. */
    phoneText: z.string(),
    address: z.string(),
    city: z.string(),
    birthDate: z.string().nullable(),
    coverLetter: z.string(),
    /** Confirmed after the warning about a missing CV. */
    withoutCv: z.boolean(),
    answers: z.array(storedAnswer),
    documents: z.array(fileView),
    /** Profile and CV when it was sent; null for applications sent without an account. */
    snapshot: candidateSnapshot.nullable(),
    /** Oldest first. */
    events: z.array(sentEvent),
  })
  .meta({ id: 'SentApplication' });
export type SentApplication = z.output<typeof sentApplication>;

export const sentAnswer = z.object({ application: sentApplication, posting: sentPosting });
export type SentAnswer = z.output<typeof sentAnswer>;

/** The letter sent last, even if the application was withdrawn: it belongs to its author. */
export const lastLetter = z.object({
  text: z.string(),
  /** Title of the posting it was written for. */
  positionTitle: z.string(),
  sentAt: z.iso.datetime(),
});
export type LastLetter = z.output<typeof lastLetter>;

/** Null when no letter was ever sent. */
export const lastLetterAnswer = z.object({ letter: lastLetter.nullable() });

/** The user's own application, as shown next to its posting. */
export const appliedMark = z
  .object({
    postingId: z.number().int(),
    applicationId: z.string(),
    /** Local day. */
    appliedOn: z.string(),
    withdrawn: z.boolean(),
    /** Sent without an account: an application from the account replaces it (rules.md#one-application). */
    guest: z.boolean(),
  })
  .meta({ id: 'AppliedMark' });
export type AppliedMark = z.output<typeof appliedMark>;

/** An active interview, with its posting. */
export const standingInterview = z.object({
  applicationId: z.string(),
  positionTitle: z.string(),
  company: z.string(),
  news: interviewNewsView,
});
export type StandingInterview = z.output<typeof standingInterview>;

/** The user's applications and interviews that all pages show. */
export const ownMarks = z.object({
  applied: z.array(appliedMark),
  /** Earliest first. */
  interviews: z.array(standingInterview),
});
export type OwnMarks = z.output<typeof ownMarks>;
