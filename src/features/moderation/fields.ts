import { z } from 'zod';
import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { decisionGrounds } from '#features/decisions/decision-grounds.ts';
import { decisionInput, factsInput } from '#features/decisions/fields.ts';
import { contentShape, fileReference, salaryView } from '#features/postings/fields.ts';
import { postingStates } from '#features/postings/posting-state.ts';
import { waitingReasons } from '#features/postings/waiting-reason.ts';
import { postingFinding } from '#features/publishing/wording/fields.ts';
import { readableParts } from '#features/publishing/wording/posting-wording.ts';
import { choiceQuery, codeQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';
import { reasonLimit } from '#kit/reason-limit.ts';
import { moderationActs, moderationTabs, postingAges, postingFindings } from './moderation-tabs.ts';

/** Postings that need a decision, as administrators see them. */

const count = z.number().int();
const instant = z.iso.datetime();

export const moderatedRow = z
  .object({
    id: count,
    positionTitle: z.string(),
    employerId: count,
    company: z.string(),
    /** URL of the company's logo. */
    logo: z.string().nullable(),
    productGroup: z.enum(adTypeCodes),
    state: z.enum(postingStates),
    /** When it entered its state. */
    movedAt: instant,
    /** Whether the company is not verified yet. */
    newCompany: z.boolean(),
    /** Number of phrases for which it must be reviewed. */
    findings: count,
    /** Number of open reports. */
    reports: count,
    /** Whether it is live with a pending change, to which the findings then refer. */
    change: z.boolean(),
  })
  .meta({ id: 'ModeratedPosting' });
export type ModeratedRow = z.output<typeof moderatedRow>;

export const moderationQuery = z.object({
  ...pageQuery,
  tab: choiceQuery(moderationTabs, 'waiting'),
});
export type ModerationQuery = z.output<typeof moderationQuery>;

export const moderationMeta = pageMeta.extend({
  tab: z.enum(moderationTabs),
  /** Approved ones are not counted, as their number only grows. */
  counts: z.object({ waiting: count, rejected: count, reported: count }),
  /** Since when the longest waiting one has been waiting. */
  waitingSince: instant.nullable(),
});
export type ModerationMeta = z.output<typeof moderationMeta>;

/** A posting in the list of all postings. */
export const postingRow = moderatedRow
  .extend({
    /** Increases with every edit by the employer. */
    version: count,
    createdAt: instant,
    /** Last local day on which it is, or was, live. */
    closesOn: z.string().nullable(),
  })
  .meta({ id: 'AdministeredPosting' });
export type PostingRow = z.output<typeof postingRow>;

export const allPostingsQuery = z.object({
  ...pageQuery,
  q: textQuery(100),
  state: codeQuery(postingStates),
  type: codeQuery(adTypeCodes),
  age: codeQuery(postingAges),
  findings: codeQuery(postingFindings),
});
export type AllPostingsQuery = z.output<typeof allPostingsQuery>;

export const allPostingsMeta = pageMeta;

export const moderatedPage = moderatedRow
  .extend({
    /** Increases with every edit by the employer. */
    version: count,
    location: z.string(),
    waitsFor: z.enum(waitingReasons).nullable(),
    /** Its content, part by part, as text; empty parts are omitted. */
    parts: z.array(z.object({ part: z.enum(readableParts), text: z.string() })),
    wording: z.array(postingFinding),
    /** For a pending change: the current and the new content; null when the posting itself is reviewed. */
    changes: z.object({ before: z.object(contentShape), after: z.object(contentShape) }).nullable(),
    /** Content besides the texts. */
    image: fileReference.nullable(),
    file: fileReference.nullable(),
    salary: salaryView.nullable(),
    /** How many postings of the company went live before. */
    publishedBefore: count,
    /** Every state change, latest first; `by` is null for the clock and for deleted accounts. */
    moves: z.array(
      z.object({
        at: instant,
        to: z.enum(postingStates),
        by: z.string().nullable(),
        reason: z.string(),
        ground: z.enum(decisionGrounds).nullable(),
      }),
    ),
    /** The actions that are possible now. */
    acts: z.array(z.enum(moderationActs)),
  })
  .meta({ id: 'ModeratedPostingPage' });
export type ModeratedPage = z.output<typeof moderatedPage>;

/** The version that was read; deciding about another one is a conflict. */
const version = z.number().int().min(1);

/** Ground and facts of a refusal, a removal or a recall, which the employer reads. */
export const moderationInput = decisionInput.extend({ version });
export type ModerationInput = z.output<typeof moderationInput>;

/** The reason why a posting with a warning may be published. */
export const warnedApproval = factsInput;

/** Approving; a reason is required when the wording check has findings. */
export const approvalInput = z.strictObject({ reason: z.string().trim().max(reasonLimit), version });
export type ApprovalInput = z.output<typeof approvalInput>;
