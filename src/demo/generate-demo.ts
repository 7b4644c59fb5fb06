import { addDays, type LocalDay } from '#kit/dates.ts';
import { slug } from '#kit/serbian-text.ts';
import { createEmployers } from './demo-employers.ts';
import { type DemoEmployer, type DemoPosting, freePeriods } from './demo-model.ts';
import { questionsOf } from './demo-questions.ts';
import { type JobProfile, jobProfiles } from './job-profiles.ts';
import { showOff } from './own-showcase.ts';
import { calendarOf } from './posting-calendar.ts';
import { type PostingPlan, planPostings } from './posting-plan.ts';
import { termsOf } from './posting-terms.ts';
import { createEmployerPools, textOf } from './posting-text.ts';
import { createDecks, createRandom, type Random } from './random.ts';

const EXPIRED_SHARE = 0.1;
const CLOSED_SHARE = 0.025;
/** A place or category keeps its postings live when it has no more than this. */
const RARE = 4;

/** States in the order of the plans; what is rare stays active, so that no filter of the demo is empty. */
function statesOf(plans: readonly PostingPlan[], random: Random): DemoPosting['state'][] {
  const states = plans.map((): DemoPosting['state'] => 'active');
  const counts = new Map<string, number>();
  const keysOf = ({ locations, occupation, employerIndex }: PostingPlan): string[] => [
    ...locations,
    ...occupation.in,
    `firm ${employerIndex}`,
  ];
  for (const key of plans.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const ending = [
    ...Array<'expired'>(Math.round(plans.length * EXPIRED_SHARE)).fill('expired'),
    ...Array<'closed'>(Math.round(plans.length * CLOSED_SHARE)).fill('closed'),
  ];
  const own = plans.flatMap((plan, index) => (plan.employerIndex === 0 ? [index] : []));
  const others = random.shuffled(plans.map((_, index) => index).filter((index) => !own.includes(index)));
  // The demo account sees some of its postings in the history.
  for (const index of [...own.filter((_, position) => position % 4 === 3), ...others]) {
    const plan = plans[index];
    if (!plan || ending.length === 0) break;
    const keys = keysOf(plan);
    if (plan.employerIndex !== 0 && keys.some((key) => (counts.get(key) ?? 0) <= RARE)) continue;
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) - 1);
    states[index] = ending.splice(random.int(0, ending.length - 1), 1)[0] ?? 'expired';
  }
  return states;
}

/** Beyond its free periods a company pays for its postings. @param made in the order of publication */
function keepFreePeriods(made: readonly DemoPosting[]): void {
  const used = new Map<number, number>();
  for (const posting of made) {
    if (posting.productGroup !== 'free') continue;
    const before = used.get(posting.employerIndex) ?? 0;
    if (before < freePeriods) used.set(posting.employerIndex, before + 1);
    else posting.productGroup = 'standard';
  }
}

type Applying = Pick<
  DemoPosting,
  'isExternalApply' | 'externalLink' | 'externalPhone' | 'notificationsEmail' | 'advertiserEmail'
>;

function applyingOf({ employer, occupation }: PostingPlan, title: string, random: Random): Applying {
  const profile: JobProfile = jobProfiles[occupation.as];
  const byPhone = profile.byPhone === true && random.chance(0.1);
  const byLink = !byPhone && employer.accountEmail === null && random.chance(0.04);
  return {
    isExternalApply: byPhone || byLink,
    externalLink: byLink ? `${employer.website}/posao/${slug(title)}` : null,
    externalPhone: byPhone ? employer.phone : null,
    notificationsEmail: random.chance(0.6) ? employer.companyEmail : null,
    advertiserEmail: random.chance(0.5) ? employer.companyEmail : null,
  };
}

/** One or two of a hundred who look apply, where one applies here. */
const applicationsTo = ({ isExternalApply, views }: DemoPosting): number =>
  isExternalApply ? 0 : Math.round(views * (0.008 + (views % 7) * 0.003));

/**
 * Invented employers and their published postings, in the order of publication; the same for the same input.
 * `today` is the day on which the newest appear. The first employer belongs to `poslodavac@primer.rs`.
 */
export function generateDemo({
  today,
  postings = 2_000,
  employers = 300,
  seed = 54,
}: {
  today: LocalDay;
  postings?: number;
  employers?: number;
  seed?: number;
}): { employers: DemoEmployer[]; postings: DemoPosting[] } {
  const random = createRandom(seed);
  // Streams of their own: another sentence, or another draw for one posting, leaves all else as it is.
  const wording = createRandom(seed + 1_000);
  const firms = createEmployers(employers, today, random, wording);
  const plans = planPostings(firms, postings, random);
  const states = statesOf(plans, random);
  const decks = createDecks(wording);
  const pools = firms.map(createEmployerPools);
  const made = plans.map((plan, index): DemoPosting => {
    const own = createRandom(seed * 1_000_003 + index);
    const terms = termsOf(plan, own);
    return {
      employerIndex: plan.employerIndex,
      categories: [...plan.occupation.in],
      locations: plan.locations,
      ...terms,
      ...textOf(plan, terms, pools[plan.employerIndex] ?? createEmployerPools(), decks, wording),
      ...calendarOf(states[index] ?? 'active', today, random),
      ...applyingOf(plan, terms.positionTitle, own),
      applications: 0,
      questions: [],
    };
  });
  showOff(
    made.filter(({ employerIndex }) => employerIndex === 0),
    today,
  );
  made.sort(
    (a, b) =>
      (a.firstPublishedOn < b.firstPublishedOn ? -1 : Number(a.firstPublishedOn > b.firstPublishedOn)) ||
      a.firstPublishedMinute - b.firstPublishedMinute,
  );
  keepFreePeriods(made);
  for (const [index, posting] of made.entries()) {
    posting.questions = questionsOf(posting, index + 1);
    if (firms[posting.employerIndex]?.accountEmail === null) posting.applications = applicationsTo(posting);
  }
  // A company cannot post before registering.
  for (const { employerIndex, firstPublishedOn } of made) {
    const firm = firms[employerIndex];
    if (firm && firm.registeredOn > firstPublishedOn) firm.registeredOn = addDays(firstPublishedOn, -3);
  }
  return { employers: firms, postings: made };
}
