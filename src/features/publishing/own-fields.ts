import { z } from 'zod';
import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { decisionGrounds } from '#features/decisions/decision-grounds.ts';
import { contentShape } from '#features/postings/fields.ts';
import { closingReasons, postingStates, postingTabs } from '#features/postings/posting-state.ts';
import { identityFields } from '#features/postings/reviewed-fields.ts';
import { waitingReasons } from '#features/postings/waiting-reason.ts';
import { codeLabel } from '#kit/fields.ts';
import { choiceQuery, codeQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';
import { ownSorts } from './own-sorts.ts';

/** Response schemas of employers' own postings. */

const instant = z.iso.datetime();

/** A posting in „Moji oglasi”. Labels are in the request's language. */
export const ownPosting = z
  .object({
    id: z.number().int(),
    positionTitle: z.string(),
    locations: z.array(codeLabel),
    productGroup: z.enum(adTypeCodes),
    productDuration: z.number().int(),
    /** The visible state: an active one whose period is over has expired. */
    state: z.enum(postingStates),
    waitsFor: z.enum(waitingReasons).nullable(),
    /** An administrator's reason for rejecting or removing it; empty otherwise. */
    reason: z.string(),
    /** The ground of that decision; null without one. */
    ground: z.enum(decisionGrounds).nullable(),
    /** Why its employer closed it. */
    closedAs: z.enum(closingReasons).nullable(),
    createdAt: instant,
    /** When it entered its state. */
    movedAt: instant,
    firstPublishedAt: instant.nullable(),
    lastRenewedAt: instant.nullable(),
    /** Last local day on which it is, or was, live. */
    closesOn: z.string().nullable(),
    /** Days from today to that day while it is live. */
    daysLeft: z.number().int().nullable(),
    viewCount: z.number().int(),
    applicationCount: z.number().int(),
    /** Unopened applications. */
    newApplications: z.number().int(),
    /** Applications with a candidate's message that has no answer yet. */
    awaitingReply: z.number().int(),
    /** A live posting's pending or refused change; null for none, and for one that is not live. */
    change: z
      .object({
        askedAt: z.iso.datetime(),
        /** Why it was refused; null while it is pending. */
        refusal: z.string().nullable(),
        ground: z.enum(decisionGrounds).nullable(),
        /** Changed fields that identify the employer or the way to apply. */
        fields: z.array(z.enum(identityFields)),
      })
      .nullable(),
    /** Number of the pro-forma invoice for which it, or its renewal, awaits payment. */
    unpaidInvoice: z.string().nullable(),
    /** A renewal awaiting payment. */
    renewal: z.object({ productGroup: z.enum(adTypeCodes), productDuration: z.number().int() }).nullable(),
  })
  .meta({ id: 'OwnPosting' });
export type OwnPosting = z.output<typeof ownPosting>;

/** The fields as sent. */
const postingContent = z.object(contentShape).meta({ id: 'PostingContent' });

/** An employer's own posting with its full content. */
export const ownPostingPage = ownPosting
  .extend({
    content: postingContent,
    /** Its content with the change that is pending, was refused, or became void because it has ended; null for none. */
    changedContent: postingContent.nullable(),
    /** The local day on which the paid period ends, regardless of the employer's own last day. */
    paidUntil: z.string().nullable(),
    /** Increases with every write of the content. */
    version: z.number().int(),
  })
  .meta({ id: 'OwnPostingPage' });
export type OwnPostingPage = z.output<typeof ownPostingPage>;

/** `POST /employer/postings/{id}/close`. */
export const closingInput = z.strictObject({ reason: z.enum(closingReasons) });

/** The result of sending a posting. */
export const sentPosting = z
  .object({
    posting: z.object({ id: z.number().int(), state: z.enum(postingStates) }),
    waitsFor: z.enum(waitingReasons).nullable(),
    act: z.enum(['sent', 'edited', 'renewed']),
    /** Whether the questions were dropped because the ad type does not support them. */
    questionsLeftOut: z.boolean(),
  })
  .meta({ id: 'SentPosting' });
export type SentPosting = z.output<typeof sentPosting>;

/** The query of `GET /employer/postings` and of `/profil/poslodavac/oglasi`. */
export const ownPostingsQuery = z.object({
  tab: choiceQuery(postingTabs, 'active'),
  q: textQuery(200),
  sort: codeQuery(ownSorts),
  ...pageQuery,
});
export type OwnPostingsQuery = z.output<typeof ownPostingsQuery>;

/** All postings of each tab, ignoring the search, and the caller's drafts; null for roles that have no drafts. */
export const ownCounts = z.object({
  active: z.number().int(),
  pending: z.number().int(),
  history: z.number().int(),
  drafts: z.number().int().nullable(),
});

export const ownPostingsMeta = pageMeta.extend({
  tab: z.enum(postingTabs),
  q: z.string(),
  sort: z.enum(ownSorts),
  counts: ownCounts,
});
export type OwnPostingsMeta = z.output<typeof ownPostingsMeta>;
