import type { CareerLevelCode } from '#features/catalog/career-levels.ts';
import type { EducationLevelCode } from '#features/catalog/education-levels.ts';
import type { ExperienceLevelCode } from '#features/catalog/experience-levels.ts';
import { findPlace, placeClosure } from '#features/catalog/place-tree.ts';
import type { DemoPosting, DemoSalary } from './demo-model.ts';
import { type JobProfile, jobProfiles } from './job-profiles.ts';
import type { Occupation } from './occupation.ts';
import type { PostingPlan } from './posting-plan.ts';
import { isEmployment, trainingContracts } from './posting-rules.ts';
import type { Random } from './random.ts';
import type { SectorName } from './sector.ts';

export type PostingTerms = Pick<
  DemoPosting,
  | 'positionTitle'
  | 'contractType'
  | 'jobType'
  | 'workModel'
  | 'careerLevels'
  | 'educationLevels'
  | 'experience'
  | 'salaryRange'
>;

/** Rate and factor by which a few salaries are written in euros or gross. */
const EURO = 117.2;
const NET_OF_GROSS = 0.72;
/** Thousands a month of those who learn the trade. */
const trainingPay = [70, 80] as const;
const LEAST_PAY = 75_000;
const MOST_PAY = 320_000;

/** Where between the occupation's least and most pay a level of experience begins. */
const payPosition: Record<ExperienceLevelCode, number> = {
  bez: 0,
  'do-1': 0.08,
  '1-2': 0.2,
  '2-3': 0.36,
  '3-5': 0.55,
  '5-10': 0.68,
  '10-i-vise': 0.78,
};

const levelsOf: Record<ExperienceLevelCode, readonly CareerLevelCode[]> = {
  bez: ['bez-iskustva'],
  'do-1': ['bez-iskustva', 'junior'],
  '1-2': ['junior', 'medior'],
  '2-3': ['medior'],
  '3-5': ['medior', 'senior'],
  '5-10': ['senior'],
  '10-i-vise': ['senior', 'ekspert'],
};

const keepsCapital = /^(Java|Python|React|Android|Magistar|DevOps)\b|^C[#+]|^\p{Lu}\p{Lu}|^\p{Ll}|^\./u;
const lowered = (title: string): string =>
  keepsCapital.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** Titles of those who lead or work on their own. */
const forExperienced =
  /samostaln|glavni|odgovorni|rukovodilac|šef|menadžer|specijalista|majstor|direktor|viši|(?<!\p{L})vođa|supervizor/iu;

function titleOf(occupation: Occupation, experience: ExperienceLevelCode, random: Random): string {
  const beginner = experience === 'bez' || experience === 'do-1';
  const fitting = occupation.titles.filter((name) => !beginner || !forExperienced.test(name));
  const chosen = random.pick(fitting.length > 0 ? fitting : occupation.titles);
  const plain = chosen.replace(/!$/, '');
  let title = plain;
  if (occupation.ladder === 'it') {
    const position = payPosition[experience];
    const rank = position < 0.3 ? 'Junior' : position < 0.5 ? 'Medior' : 'Senior';
    if (random.chance(0.7)) title = `${rank} ${lowered(plain)}`;
  } else if (occupation.ladder === 'senior' && payPosition[experience] > 0.5) {
    const ranked = /^(Viši|Glavni|Odgovorni|Rukovodilac|Samostalni|Menadžer|Specijalista)\b/.test(plain);
    if (!ranked && random.chance(0.55)) title = `Viši ${lowered(plain)}`;
  }
  return chosen.endsWith('!') ? title : `${title} (m/ž)`;
}

function salaryOf(
  { occupation, locations, remote }: PostingPlan,
  experience: ExperienceLevelCode,
  training: boolean,
  random: Random,
): DemoSalary | null {
  if (random.chance(0.25)) return null;
  const pay = training ? trainingPay : occupation.pay;
  const [least, most] = pay.map((thousands) => thousands * 1_000) as [number, number];
  const tags = placeClosure(locations);
  const town = tags.includes('inostranstvo') ? 1.5 : remote || tags.includes('grad-beograd') ? 1.06 : 0.97;
  const start = (least + (most - least) * payPosition[experience]) * town * (0.96 + random.next() * 0.08);
  const step = random.chance(0.65) ? 5_000 : 1_000;
  const round = (value: number): number =>
    Math.min(MOST_PAY, Math.max(LEAST_PAY, Math.round(value / step) * step));
  const min = Math.min(round(start), MOST_PAY - 5_000);
  const max = Math.max(round(start * (1.1 + random.next() * 0.18)), Math.min(MOST_PAY, min + 5_000));
  const ends = random.weighted([
    ['both', 80],
    ['min', 14],
    ['max', 6],
  ] as const);
  const inEuros = occupation.ladder === 'it' && random.chance(0.22);
  const gross = occupation.ladder === 'it' && random.chance(0.14);
  const convert = (net: number): number => {
    const amount = gross ? net / NET_OF_GROSS : net;
    return inEuros ? Math.round(amount / EURO / 50) * 50 : Math.round(amount / step) * step;
  };
  return {
    min: ends === 'max' ? null : convert(min),
    max: ends === 'min' ? null : convert(max),
    currency: inEuros ? 'EUR' : 'RSD',
    basis: gross ? 'gross' : 'net',
  };
}

function educationOf(occupation: Occupation, profile: JobProfile, random: Random): EducationLevelCode[] {
  const asked = occupation.education ?? profile.education;
  if (random.chance(0.12)) return [];
  const from = random.chance(0.3) ? random.int(0, Math.min(1, asked.length - 1)) : 0;
  return asked.slice(from);
}

/** The level that a title names in its first word. */
const levelSaid: Readonly<Record<string, CareerLevelCode>> = {
  Junior: 'junior',
  Medior: 'medior',
  Senior: 'senior',
  Viši: 'senior',
};

/** Where work comes in seasons. */
const seasonalSectors: ReadonlySet<SectorName> = new Set([
  'hotels',
  'restaurants',
  'travel',
  'agriculture',
  'food-industry',
  'culture',
]);

/** Contract, hours, experience, pay and the title that goes with them. */
export function termsOf(plan: PostingPlan, random: Random): PostingTerms {
  const { occupation, employer, remote } = plan;
  const profile: JobProfile = jobProfiles[occupation.as];
  const kind = findPlace(plan.locations[0] ?? '')?.kind;
  const contracts = profile.contracts.filter(
    ([contract]) =>
      (kind !== 'abroad' || isEmployment(contract)) &&
      (contract !== 'sezonski' || seasonalSectors.has(employer.sector)),
  );
  const contractType = random.weighted(contracts);
  // A fee is for work by the piece, not for an employee's hours.
  const hours = profile.hours.filter(([code]) => code !== 'honorarno' || !isEmployment(contractType));
  const training = trainingContracts.has(contractType);
  const experience: ExperienceLevelCode = training ? 'bez' : random.weighted(profile.experience);
  const elsewhere = profile.models.filter(([model]) => model !== 'od-kuce');
  const inRegion = kind === 'region' || kind === 'whole-country';
  const onRoad = inRegion && elsewhere.some(([model]) => model === 'teren');
  const workModel = remote ? 'od-kuce' : onRoad ? 'teren' : random.weighted(elsewhere);
  const levels: readonly CareerLevelCode[] = training
    ? ['praktikant']
    : (profile.levels ?? levelsOf[experience]);
  const positionTitle = titleOf(occupation, experience, random);
  const said = levelSaid[positionTitle.split(' ')[0] ?? ''];
  const manual = ['factory', 'helper', 'shop', 'site', 'season', 'driver', 'hospitality'].includes(
    occupation.as,
  );
  return {
    positionTitle,
    contractType,
    jobType: contractType === 'dopunski' ? 'nepuno' : random.weighted(hours),
    workModel,
    careerLevels: manual && random.chance(0.55) ? [] : said && !training ? [said] : [...levels],
    educationLevels: educationOf(occupation, profile, random),
    experience: random.chance(0.12) && !training ? null : experience,
    salaryRange: contractType === 'volonterski' ? null : salaryOf(plan, experience, training, random),
  };
}
