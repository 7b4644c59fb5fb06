import type { AdTypeCode } from '#features/advertising/ad-type.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { postingFields } from '#features/postings/posting-field-table.ts';
import { toReason } from '#features/postings/posting-move.ts';
import { isLive, mayMove, type PostingState, visibleState } from '#features/postings/posting-state.ts';
import { toSalary } from '#features/postings/row-parts.ts';
import { withChange } from '#features/postings/server/posting-change-store.ts';
import type { PostingFiles } from '#features/postings/server/posting-files.ts';
import { contentOf } from '#features/postings/server/posting-rows.ts';
import { waitingReasonOf } from '#features/postings/waiting-reason.ts';
import { findPostingWording } from '#features/publishing/wording/posting-review.ts';
import {
  type ReadableFields,
  type ReadablePart,
  readableParts,
  textOfPart,
  wordingOf,
} from '#features/publishing/wording/posting-wording.ts';
import { localDay } from '#kit/dates.ts';
import type { ModeratedPage, ModeratedRow, PostingRow } from '../fields.ts';
import type { ModerationAct } from '../moderation-tabs.ts';
import type { listMoves, ModeratedStoreRow } from './moderation-store.ts';

/** Waiting postings and changes can be decided about, others only removed. */
const actsOf = (state: PostingState, change: boolean): ModerationAct[] =>
  state === 'in_review' || change ? ['approve', 'reject', 'remove'] : mayMove(state, 'removed') ? ['remove'] : [];

/** The pending change of a live posting; null when there is none. */
const waitingChange = ({ posting, change }: ModeratedStoreRow, now: Date) =>
  change && change.refusedAt === null && isLive(posting, now) ? change : null;

/** The content to decide about: the posting, or the posting with its pending change applied. */
const decided = (row: ModeratedStoreRow, now: Date): ModeratedStoreRow['posting'] => {
  const change = waitingChange(row, now);
  return change ? withChange(row.posting, change) : row.posting;
};

/** A posting as a row of the queue. */
export const toModeratedRow = (row: ModeratedStoreRow, now: Date): ModeratedRow => {
  const { posting, company, logoFileId, verifiedAt, movedAt, openReports } = row;
  return {
    id: posting.id,
    positionTitle: posting.positionTitle,
    employerId: posting.employerId,
    company,
    logo: logoFileId && publicFileAddress(logoFileId),
    productGroup: posting.productGroup as AdTypeCode,
    state: visibleState(posting, now),
    movedAt: (movedAt ?? posting.createdAt).toISOString(),
    newCompany: verifiedAt === null,
    findings: findPostingWording(decided(row, now)).length,
    reports: openReports,
    change: waitingChange(row, now) !== null,
  };
};

/** A posting as a row of the list of all. */
export const toPostingRow = (row: ModeratedStoreRow, now: Date): PostingRow => ({
  ...toModeratedRow(row, now),
  version: row.posting.version,
  createdAt: row.posting.createdAt.toISOString(),
  closesOn: row.posting.liveUntil && localDay(row.posting.liveUntil),
});

const nameOf = (move: Awaited<ReturnType<typeof listMoves>>[number]): string | null => {
  const person = `${move.name ?? ''} ${move.lastName ?? ''}`.trim();
  return move.company ?? (person || move.email);
};

/** A part as text, with bullets of its lists. */
const shownText = (posting: ReadableFields, part: ReadablePart): string =>
  part !== 'questions' && postingFields[part].kind === 'rich'
    ? textOfPart({ ...posting, [part]: posting[part].replaceAll('<li>', '<li>• ') }, part)
    : textOfPart(posting, part);

/** A posting with everything needed to decide about it. */
export const toModeratedPage = (
  row: ModeratedStoreRow,
  {
    moves,
    publishedBefore,
    files,
    changedFiles,
  }: {
    moves: Awaited<ReturnType<typeof listMoves>>;
    publishedBefore: number;
    files: PostingFiles;
    /** Of the pending change, if there is one. */
    changedFiles: PostingFiles | null;
  },
  now: Date,
): ModeratedPage => {
  const posting = decided(row, now);
  const change = waitingChange(row, now) !== null;
  const contentWith = (content: typeof posting, uploads: PostingFiles) => ({
    ...contentOf(content),
    salaryRange: toSalary(content),
    ...uploads,
  });
  const shownFiles = (change && changedFiles) || files;
  const parts = readableParts
    .map((part) => ({ part, text: shownText(posting, part) }))
    .filter(({ text }) => text.trim() !== '');
  return {
    ...toModeratedRow(row, now),
    location: row.location,
    waitsFor: waitingReasonOf(posting.state, moves[0]?.cause ?? null),
    parts,
    wording: wordingOf(posting),
    changes: change ? { before: contentWith(row.posting, files), after: contentWith(posting, shownFiles) } : null,
    ...shownFiles,
    salary: toSalary(posting),
    publishedBefore,
    moves: moves.map((move) => ({
      at: move.at.toISOString(),
      to: move.to,
      by: nameOf(move),
      reason: toReason(move),
      ground: move.ground,
    })),
    acts: actsOf(posting.state, change),
    version: posting.version,
  };
};
