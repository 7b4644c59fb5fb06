import type { AdTypeCode } from '#features/advertising/ad-type.ts';
import { labelled } from '#features/catalog/catalog-labels.ts';
import { closingReasons, isLive, type PostingState, visibleState } from '#features/postings/posting-state.ts';
import { identityFields } from '#features/postings/reviewed-fields.ts';
import { toSalary } from '#features/postings/row-parts.ts';
import { withChange } from '#features/postings/server/posting-change-store.ts';
import type { PostingFiles } from '#features/postings/server/posting-files.ts';
import { contentOf, type View } from '#features/postings/server/posting-rows.ts';
import { waitingReasonOf } from '#features/postings/waiting-reason.ts';
import { daysBetween, localDay } from '#kit/dates.ts';
import type { OwnPosting, OwnPostingPage } from '../../own-fields.ts';
import type { OwnRow, WholeOwnRow } from './posting-employer-store.ts';

/** States after which the employer sees an administrator's reason. */
const spokenStates: readonly PostingState[] = ['rejected', 'removed'];

/** A posting as a row of „Moji oglasi”. */
export const toOwnPosting = (
  { posting, change, renewal, refusal, ...row }: OwnRow,
  { language, now }: View,
): OwnPosting => {
  const { movedAt, moveCause, moveReason, moveGround, newApplications, awaitingReply, unpaidInvoice } = row;
  const state = visibleState(posting, now);
  const spoken = spokenStates.includes(state);
  const closesOn = posting.liveUntil && localDay(posting.liveUntil);
  return {
    id: posting.id,
    positionTitle: posting.positionTitle,
    locations: posting.locations.map((code) => labelled('locations', code, language)),
    productGroup: posting.productGroup as AdTypeCode,
    productDuration: posting.productDuration,
    state,
    waitsFor: waitingReasonOf(state, moveCause),
    reason: spoken ? (moveReason ?? '') : '',
    ground: spoken ? moveGround : null,
    closedAs: state === 'closed' ? (closingReasons.find((reason) => reason === moveCause) ?? null) : null,
    createdAt: posting.createdAt.toISOString(),
    movedAt: (movedAt ?? posting.createdAt).toISOString(),
    firstPublishedAt: posting.firstPublishedAt?.toISOString() ?? null,
    lastRenewedAt: posting.lastRenewedAt?.toISOString() ?? null,
    closesOn,
    daysLeft: closesOn && isLive(posting, now) ? daysBetween(localDay(now), closesOn) : null,
    viewCount: posting.viewCount,
    applicationCount: posting.applicationCount,
    newApplications,
    awaitingReply,
    change:
      change && state === 'active'
        ? {
            askedAt: change.askedAt.toISOString(),
            refusal: change.refusedAt && (refusal?.reason ?? ''),
            ground: refusal?.ground ?? null,
            fields: identityFields.filter((field) => change.input[field] !== posting[field]),
          }
        : null,
    unpaidInvoice,
    renewal:
      renewal && posting.firstPublishedAt
        ? { productGroup: renewal.adType as AdTypeCode, productDuration: renewal.days }
        : null,
  };
};

/** A posting with its full content, for its owner. */
export const toOwnPostingPage = (
  row: WholeOwnRow,
  { files, changedFiles }: { files: PostingFiles; changedFiles: PostingFiles | null },
  view: View,
): OwnPostingPage => {
  const { posting, change } = row;
  const changed = change && withChange(posting, change);
  return {
    ...toOwnPosting(row, view),
    version: posting.version,
    paidUntil: posting.liveUntil && localDay(posting.paidUntil ?? posting.liveUntil),
    content: { ...contentOf(posting), salaryRange: toSalary(posting), ...files },
    changedContent:
      changed && changedFiles ? { ...contentOf(changed), salaryRange: toSalary(changed), ...changedFiles } : null,
  };
};
