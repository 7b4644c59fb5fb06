import type { AdTypeCode } from '#features/advertising/ad-type.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { daysBetween, localDay } from '#shared/dates.ts';
import type { OwnPosting, OwnPostingPage, WaitingReason } from '../own-fields.ts';
import { closingReasons, isLive, type PostingState, visibleState } from '../posting-state.ts';
import type { OwnRow, WholeOwnRow } from './posting-employer-store.ts';
import type { PostingFiles } from './posting-files.ts';
import { toSalary, type View } from './posting-rows.ts';

/** What an administrator wrote is shown; what the program noted is told in words of the page. */
const spokenStates: readonly PostingState[] = ['rejected', 'removed'];

/** In `posting_moves.reason` the program notes why a posting went to review. */
export const waitsForOf = (state: PostingState, moveReason: string): WaitingReason | null => {
  if (state === 'awaiting_payment') return 'payment';
  if (state !== 'in_review') return null;
  return moveReason === 'wording' || moveReason === 'correction' ? moveReason : 'verification';
};

/** Posting → row of „Moji oglasi”. */
export const toOwnPosting = (
  { posting, movedAt, moveReason, newApplications, renewal, unpaidInvoice }: OwnRow,
  { language, now }: View,
): OwnPosting => {
  const state = visibleState(posting, now);
  const closesOn = posting.liveUntil && localDay(posting.liveUntil);
  return {
    id: posting.id,
    positionTitle: posting.positionTitle,
    locations: posting.locations.map((code) => ({ code, label: placeLabel(code, language) })),
    productGroup: posting.productGroup as AdTypeCode,
    productDuration: posting.productDuration,
    state,
    waitsFor: waitsForOf(state, moveReason ?? ''),
    reason: spokenStates.includes(state) ? (moveReason ?? '') : '',
    closedAs: state === 'closed' ? (closingReasons.find((reason) => reason === moveReason) ?? null) : null,
    createdAt: posting.createdAt.toISOString(),
    movedAt: (movedAt ?? posting.createdAt).toISOString(),
    firstPublishedAt: posting.firstPublishedAt?.toISOString() ?? null,
    lastRenewedAt: posting.lastRenewedAt?.toISOString() ?? null,
    closesOn,
    daysLeft: closesOn && isLive(posting, now) ? daysBetween(localDay(now), closesOn) : null,
    viewCount: posting.viewCount,
    applicationCount: posting.applicationCount,
    newApplications,
    unpaidInvoice,
    renewal:
      renewal && posting.firstPublishedAt
        ? { productGroup: renewal.adType as AdTypeCode, productDuration: renewal.days }
        : null,
  };
};

/** Posting → the whole of it, for its owner. */
export const toOwnPostingPage = (row: WholeOwnRow, files: PostingFiles, view: View): OwnPostingPage => {
  const { posting } = row;
  return {
    ...toOwnPosting(row, view),
    version: posting.version,
    paidUntil: posting.liveUntil && localDay(posting.paidUntil ?? posting.liveUntil),
    content: {
      productGroup: posting.productGroup as AdTypeCode,
      productDuration: posting.productDuration,
      positionTitle: posting.positionTitle,
      categories: posting.categories,
      locations: posting.locations,
      contractType: posting.contractType,
      jobType: posting.jobType,
      workModel: posting.workModel,
      experience: posting.experience,
      careerLevels: posting.careerLevels,
      educationLevels: posting.educationLevels,
      salaryRange: toSalary(posting),
      expiryDate: posting.expiryDate,
      notificationsEmail: posting.notificationsEmail,
      contentType: posting.contentType,
      jobShortDescription: posting.jobShortDescription,
      jobDescription: posting.jobDescription,
      conditionsDescription: posting.conditionsDescription,
      offersDescription: posting.offersDescription,
      additionalDescription: posting.additionalDescription,
      ...files,
      questions: posting.questions,
      advertiserName: posting.advertiserName,
      advertiserEmail: posting.advertiserEmail,
      isExternalApply: posting.isExternalApply,
      externalLink: posting.externalLink,
      externalPhone: posting.externalPhone,
    },
  };
};
