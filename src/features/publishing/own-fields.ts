import { z } from 'zod';
import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { contentShape } from '#features/postings/fields.ts';
import { closingReasons, postingStates, postingTabs } from '#features/postings/posting-state.ts';
import { identityFields } from '#features/postings/reviewed-fields.ts';
import { waitingReasons } from '#features/postings/waiting-reason.ts';
import { codeLabel } from '#kit/fields.ts';
import { choiceQuery, codeQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';
import { ownSorts } from './own-sorts.ts';

/** What employers see of their own postings. */

const instant = z.iso.datetime();

/** A posting in „Moji oglasi”. Labels are in the request's language. */
export const ownPosting = z
  .object({
    id: z.number().int(),
    positionTitle: z.string(),
    locations: z.array(codeLabel),
    productGroup: z.enum(adTypeCodes),
    productDuration: z.number().int(),
    /** As people see it: an active one whose period is over has expired. */
    state: z.enum(postingStates),
    waitsFor: z.enum(waitingReasons).nullable(),
    /** What an administrator wrote on rejecting or removing it; empty otherwise. */
    reason: z.string(),
    /** Why its employer closed it. */
    closedAs: z.enum(closingReasons).nullable(),
    createdAt: instant,
    /** When it came into its state. */
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
    /** New words of a live posting that wait for approval or were refused; null for none, and for one that is not live. */
    change: z
      .object({
        askedAt: z.iso.datetime(),
        /** Why they were refused; null while they wait. */
        refusal: z.string().nullable(),
        /** What they change of who employs and how to apply. */
        fields: z.array(z.enum(identityFields)),
      })
      .nullable(),
    /** Number of the pro-forma invoice that it, or its renewal, waits to be paid by. */
    unpaidInvoice: z.string().nullable(),
    /** A renewal that waits to be paid. */
    renewal: z.object({ productGroup: z.enum(adTypeCodes), productDuration: z.number().int() }).nullable(),
  })
  .meta({ id: 'OwnPosting' });
export type OwnPosting = z.output<typeof ownPosting>;

/** The fields as they were sent. */
const postingContent = z.object(contentShape).meta({ id: 'PostingContent' });

/** An own posting whole. */
export const ownPostingPage = ownPosting
  .extend({
    content: postingContent,
    /** What it would say with the change that waits, was refused, or came too late because it has ended; null for none. */
    changedContent: postingContent.nullable(),
    /** The local day on which what was paid for ends, whatever last day the employer has set. */
    paidUntil: z.string().nullable(),
    /** Increases with every write of the content. */
    version: z.number().int(),
  })
  .meta({ id: 'OwnPostingPage' });
export type OwnPostingPage = z.output<typeof ownPostingPage>;

/** `POST /employer/postings/{id}/close`. */
export const closingInput = z.strictObject({ reason: z.enum(closingReasons) });

/** What became of a sent posting. */
export const sentPosting = z
  .object({
    posting: z.object({ id: z.number().int(), state: z.enum(postingStates) }),
    waitsFor: z.enum(waitingReasons).nullable(),
    act: z.enum(['sent', 'edited', 'renewed']),
    /** The ad type takes no questionnaire: the questions were left out. */
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

/** All postings of each tab, whatever the search, and the caller's drafts; null for who has none because of their role. */
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
