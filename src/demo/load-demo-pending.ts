import type { MoveCause } from '#features/postings/posting-move.ts';
import { insertPeriods } from '#features/postings/server/posting-period-store.ts';
import { insertMove, insertPostings } from '#features/postings/server/posting-store.ts';
import type { Executor } from '#host/database/database.ts';
import { ownPending, waitingPostings } from './demo-market.ts';
import { type DemoPosting, freePeriods } from './demo-model.ts';
import type { Market } from './load-demo-market.ts';
import { toRow, wordsOf } from './posting-row.ts';
import { paragraph } from './sentence-template.ts';

const HOUR = 3_600_000;

type Pending = 'awaiting_payment' | 'in_review' | 'rejected';

/**
 * Postings that are not live: they wait for payment, for a decision, or were rejected. Returns the one that waits for
 * payment, and the one that was rejected, for which a credit was used.
 */
export async function writePending(tx: Executor, market: Market): Promise<{ awaiting: number; rejected: number }> {
  const { written, companies, employerIds, people, now } = market;
  const used = new Set<number>([0]);
  const hasFree = (index: number): boolean =>
    written.filter(({ posting }) => posting.employerIndex === index && posting.productGroup === 'free').length <
    freePeriods;
  const takeBase = (verified: boolean, like: RegExp): DemoPosting => {
    const free = written.filter(
      ({ posting }) =>
        !used.has(posting.employerIndex) &&
        companies[posting.employerIndex]?.accountEmail === null &&
        companies[posting.employerIndex]?.verified === verified &&
        posting.contentType === 'text' &&
        !posting.isExternalApply &&
        posting.state === 'active' &&
        hasFree(posting.employerIndex),
    );
    const match = (free.find(({ posting }) => like.test(posting.positionTitle)) ?? free[0])?.posting;
    if (!match) throw new Error('the demo has too few companies');
    used.add(match.employerIndex);
    return match;
  };
  const ownText = written.filter(({ posting }) => posting.employerIndex === 0 && posting.contentType === 'text');
  const ownBase = (place: number): DemoPosting => (ownText.at(place) ?? ownText[0])?.posting as DemoPosting;

  const write = async (
    base: DemoPosting,
    change: Partial<DemoPosting>,
    state: Pending,
    hoursAgo: number,
    moves: readonly {
      toState: 'awaiting_payment' | 'in_review' | 'rejected';
      cause?: MoveCause;
      note?: string;
      by: string | null;
    }[],
  ): Promise<number> => {
    const posting: DemoPosting = {
      ...base,
      questions: [],
      productGroup: 'free',
      productDuration: 15,
      ...change,
    };
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR);
    const values = {
      ...toRow(posting, { employerId: employerIds[posting.employerIndex] as number, now }),
      state,
      createdAt,
      updatedAt: createdAt,
      expiryDate: null,
      wordsShown: false,
      firstPublishedAt: null,
      liveUntil: null,
      paidUntil: null,
      viewCount: 0,
      applicationCount: 0,
    };
    const [id] = await insertPostings(tx, [{ values, words: wordsOf(posting, companies) }]);
    const postingId = id as number;
    await insertPeriods(tx, {
      postingId,
      adType: posting.productGroup,
      days: posting.productDuration,
      askedAt: createdAt,
    });
    await insertMove(
      tx,
      ...moves.map(({ toState, cause, note, by }, place) => ({
        postingId,
        toState,
        cause,
        note,
        actorId: by,
        fromState: moves[place - 1]?.toState ?? null,
        movedAt: new Date(createdAt.getTime() + place * 5 * HOUR),
      })),
    );
    return postingId;
  };
  const saying = (base: DemoPosting, adds: string): Partial<DemoPosting> =>
    adds === '' ? {} : { conditionsDescription: base.conditionsDescription + paragraph([adds]) };

  for (const { hoursAgo, why, title, adds } of waitingPostings) {
    const base = takeBase(why === 'wording', title ? /^Prodavac/ : /./);
    // A title for one sex alone, over the text of the same work.
    const titled = title && /^Prodavac/.test(base.positionTitle) ? { positionTitle: title } : {};
    const change = { ...saying(base, adds), ...titled };
    await write(base, change, 'in_review', hoursAgo, [{ toState: 'in_review', cause: why, by: null }]);
  }
  const reviewed = ownBase(-1);
  await write(reviewed, saying(reviewed, ownPending.inReview.adds), 'in_review', 7, [
    { toState: 'in_review', cause: 'wording', by: people.employer },
  ]);
  const refused = ownBase(-2);
  const standard = { productGroup: 'standard', productDuration: 30 } as const;
  const change = { ...saying(refused, ownPending.rejected.adds), ...standard };
  const rejected = await write(refused, change, 'rejected', 30, [
    { toState: 'in_review', cause: 'wording', by: people.employer },
    { toState: 'rejected', note: ownPending.rejected.reason, by: people.admin },
  ]);
  const base = ownBase(-3);
  const featured = { productGroup: 'featured', productDuration: 30 } as const;
  const awaiting = await write(base, featured, 'awaiting_payment', 48, [
    { toState: 'awaiting_payment', by: people.employer },
  ]);
  return { awaiting, rejected };
}
