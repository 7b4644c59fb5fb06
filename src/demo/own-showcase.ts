import { addDays, daysBetween, type LocalDay } from '#kit/dates.ts';
import { type DemoAdType, type DemoPosting, freePeriods } from './demo-model.ts';

/** Free postings that the demo account's own company keeps; the one that waits for a decision is free as well. */
const OWN_FREE = freePeriods - 1;

/** A day. */
const viewsOfPromoted = 31;

/** Days before the end of its hot posting. */
const HOT_LEFT = 4;

/**
 * What the demo account's own company pays for: of its live postings one promoted, one hot, two featured and one free, so that
 * its screens show every type; none of those that have ended was free. The one for bookkeepers is promoted: it is what people apply to.
 */
export function showOff(own: readonly DemoPosting[], today: LocalDay): void {
  for (const posting of own)
    if (posting.state !== 'active' && posting.productGroup === 'free') posting.productGroup = 'standard';
  const live = own.filter(({ state }) => state === 'active');
  const bookkeeper = live.find(
    ({ positionTitle, firstPublishedOn }) => /njigovođa|njigovodstv/.test(positionTitle) && firstPublishedOn < today,
  );
  const others = live.filter((posting) => posting !== bookkeeper);
  const types: DemoAdType[] = ['featured', 'hot', 'featured'];
  let free = 0;
  for (const posting of bookkeeper ? [bookkeeper, ...others] : others) {
    const type = posting === bookkeeper ? 'promoted' : types.shift();
    if (type) posting.productGroup = type;
    const days = Math.max(1, daysBetween(posting.firstPublishedOn, today));
    if (posting === bookkeeper) posting.views = days * viewsOfPromoted + posting.views;
    else if (posting.productGroup === 'free' && ++free > OWN_FREE) posting.productGroup = 'standard';
    if (posting.productGroup !== 'hot') continue;
    posting.productDuration = 15;
    posting.expiryDate = null;
    posting.firstPublishedOn = addDays(today, HOT_LEFT - posting.productDuration);
    posting.views += (posting.productDuration - HOT_LEFT) * viewsOfPromoted;
  }
}
