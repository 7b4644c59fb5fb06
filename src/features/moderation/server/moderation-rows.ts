import type { AdTypeCode } from '#features/advertising/ad-type.ts';
import { postingFields } from '#features/postings/posting-field-table.ts';
import { toReason } from '#features/postings/posting-move.ts';
import { mayMove, type PostingState, visibleState } from '#features/postings/posting-state.ts';
import type { PostingFiles } from '#features/postings/server/posting-files.ts';
import { toSalary } from '#features/postings/server/posting-rows.ts';
import { waitsForOf } from '#features/postings/waiting-reason.ts';
import { findPostingWording } from '#features/publishing/wording/posting-review.ts';
import {
  type ReadableFields,
  type ReadablePart,
  readableParts,
  textOfPart,
  wordingOf,
} from '#features/publishing/wording/posting-wording.ts';
import type { ModeratedPage, ModeratedRow } from '../fields.ts';
import type { ModerationAct } from '../moderation-tabs.ts';
import type { listMoves, ModeratedStoreRow } from './moderation-store.ts';

/** What waits is decided about, anything else can only be removed. */
const actsOf = (state: PostingState): ModerationAct[] =>
  state === 'in_review' ? ['approve', 'reject', 'remove'] : mayMove(state, 'removed') ? ['remove'] : [];

/** Posting → row of the queue. */
export const toModeratedRow = (row: ModeratedStoreRow, now: Date): ModeratedRow => {
  const { posting, company, verifiedAt, movedAt, openReports } = row;
  return {
    id: posting.id,
    positionTitle: posting.positionTitle,
    employerId: posting.employerId,
    company,
    productGroup: posting.productGroup as AdTypeCode,
    state: visibleState(posting, now),
    movedAt: (movedAt ?? posting.createdAt).toISOString(),
    newCompany: verifiedAt === null,
    findings: findPostingWording(posting).length,
    reports: openReports,
  };
};

const nameOf = (move: Awaited<ReturnType<typeof listMoves>>[number]): string | null => {
  const person = `${move.name ?? ''} ${move.lastName ?? ''}`.trim();
  return move.company ?? (person || move.email);
};

/** A part as it is read, with the signs of its lists. */
const shownText = (posting: ReadableFields, part: ReadablePart): string =>
  part !== 'questions' && postingFields[part].kind === 'rich'
    ? textOfPart({ ...posting, [part]: posting[part].replaceAll('<li>', '<li>• ') }, part)
    : textOfPart(posting, part);

/** Posting → all that is needed to decide about it. */
export const toModeratedPage = (
  row: ModeratedStoreRow,
  {
    moves,
    publishedBefore,
    files,
  }: { moves: Awaited<ReturnType<typeof listMoves>>; publishedBefore: number; files: PostingFiles },
  now: Date,
): ModeratedPage => {
  const { posting } = row;
  const parts = readableParts
    .map((part) => ({ part, text: shownText(posting, part) }))
    .filter(({ text }) => text.trim() !== '');
  return {
    ...toModeratedRow(row, now),
    location: row.location,
    waitsFor: waitsForOf(posting.state, moves[0]?.cause ?? null),
    parts,
    wording: wordingOf(posting),
    ...files,
    salary: toSalary(posting),
    publishedBefore,
    moves: moves.map((move) => ({
      at: move.at.toISOString(),
      to: move.to,
      by: nameOf(move),
      reason: toReason(move),
    })),
    acts: actsOf(posting.state),
    version: posting.version,
  };
};
