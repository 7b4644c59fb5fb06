import type { CareerLevelCode } from '#features/catalog/career-levels.ts';
import type { EducationLevelCode } from '#features/catalog/education-levels.ts';
import type { ExperienceLevelCode } from '#features/catalog/experience-levels.ts';
import { findPlace } from '#features/catalog/place-tree.ts';
import type { CodeField } from '#features/postings/posting-field-table.ts';
import type { DemoPosting } from './demo-model.ts';
import { type JobProfile, jobProfiles, modelsOf } from './job-profiles.ts';
import type { Occupation } from './occupations.ts';
import { payPosition, salaryOf, shareOfMonth } from './posting-pay.ts';
import type { PostingPlan } from './posting-plan.ts';
import { isEmployment, trainingContracts } from './posting-rules.ts';
import { createRandom, type Random } from './random.ts';
import type { SectorName } from './sectors.ts';

export type PostingTerms = Pick<
  DemoPosting,
  Exclude<CodeField, 'categories' | 'locations'> | 'positionTitle' | 'salaryRange'
>;

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

function educationOf(occupation: Occupation, profile: JobProfile, random: Random): EducationLevelCode[] {
  const levels = occupation.education ?? profile.education;
  if (random.chance(0.12)) return [];
  const from = random.chance(0.3) ? random.int(0, Math.min(1, levels.length - 1)) : 0;
  return levels.slice(from);
}

/** The level that a title names in its first word. */
const levelSaid: Readonly<Record<string, CareerLevelCode>> = {
  Junior: 'junior',
  Medior: 'medior',
  Senior: 'senior',
  Viši: 'senior',
};

/** Kinds of seasonal work. */
const seasonalSectors: ReadonlySet<SectorName> = new Set([
  'hotels',
  'restaurants',
  'travel',
  'agriculture',
  'food-industry',
  'culture',
]);

type Benefit = DemoPosting['benefits'][number];

/** Only employees get these. */
const ofEmployment: ReadonlySet<Benefit> = new Set([
  'topli-obrok',
  'privatno-zdravstveno',
  'bonus',
  'sluzbeni-auto',
  'dodatni-odmor',
  'vrtic',
]);
/** Nothing for those who never come to the employer's. */
const ofPremises: ReadonlySet<Benefit> = new Set(['prevoz', 'smestaj', 'rad-od-kuce-delom', 'sluzbeni-auto']);
const fixedHours: ReadonlySet<string> = new Set(['smenski', 'nocni', 'dvokratno', 'vikend']);

/** By choices of their own, so that a posting's other terms are those it would have without them. */
function benefitsOf(
  { occupation, locations, employerIndex }: PostingPlan,
  terms: Omit<PostingTerms, 'benefits'>,
): Benefit[] {
  const { contractType, jobType, workModel, positionTitle, salaryRange } = terms;
  const key = `${employerIndex} ${positionTitle} ${locations.join(' ')} ${salaryRange?.min} ${jobType}`;
  const random = createRandom([...key].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7));
  const isAbroad = locations[0] === 'inostranstvo';
  const fits = (benefit: Benefit): boolean =>
    (isEmployment(contractType) || !ofEmployment.has(benefit)) &&
    (workModel !== 'od-kuce' || !ofPremises.has(benefit)) &&
    (benefit !== 'rad-od-kuce-delom' || workModel === 'hibrid') &&
    (benefit !== 'klizno-vreme' || !fixedHours.has(jobType));
  const usual: readonly Benefit[] = [
    ...(isAbroad ? (['smestaj'] as const) : []),
    ...jobProfiles[occupation.as].benefits,
  ];
  const benefits = usual.filter(
    (benefit, place) => fits(benefit) && random.chance(isAbroad && place === 0 ? 1 : 0.6 - place * 0.06),
  );
  return random.chance(0.2) && !isAbroad ? [] : [...new Set(benefits)];
}

/** Contract, hours, experience, pay and the matching title. */
export function termsOf(plan: PostingPlan, random: Random): PostingTerms {
  const { occupation, employer, remote } = plan;
  const profile: JobProfile = jobProfiles[occupation.as];
  const kind = findPlace(plan.locations[0] ?? '')?.kind;
  const contracts = profile.contracts.filter(
    ([contract]) =>
      (kind !== 'abroad' || (isEmployment(contract) && !trainingContracts.has(contract))) &&
      (contract !== 'sezonski' || seasonalSectors.has(employer.sector)),
  );
  const contractType = random.weighted(contracts);
  // A fee is for work by the piece, not for an employee's hours.
  const hours = profile.hours.filter(([code]) => code !== 'honorarno' || !isEmployment(contractType));
  const training = trainingContracts.has(contractType);
  const experience: ExperienceLevelCode = training ? 'bez' : random.weighted(profile.experience);
  const elsewhere = modelsOf(occupation).filter(([model]) => model !== 'od-kuce');
  const inRegion = kind === 'region' || kind === 'whole-country';
  const onRoad = inRegion && elsewhere.some(([model]) => model === 'teren');
  const workModel = remote ? 'od-kuce' : onRoad ? 'teren' : random.weighted(elsewhere);
  const levels: readonly CareerLevelCode[] = training ? ['praktikant'] : (profile.levels ?? levelsOf[experience]);
  const positionTitle = titleOf(occupation, experience, random);
  const said = levelSaid[positionTitle.split(' ')[0] ?? ''];
  const manual = ['factory', 'helper', 'shop', 'site', 'season', 'driver', 'hospitality'].includes(occupation.as);
  const jobType = contractType === 'dopunski' ? 'nepuno' : random.weighted(hours);
  const terms: Omit<PostingTerms, 'benefits'> = {
    positionTitle,
    contractType,
    jobType,
    workModel,
    careerLevels: manual && random.chance(0.55) ? [] : said && !training ? [said] : [...levels],
    educationLevels: educationOf(occupation, profile, random),
    experience: random.chance(0.12) && !training ? null : experience,
    salaryRange:
      contractType === 'volonterski'
        ? null
        : salaryOf(plan, experience, training, shareOfMonth(contractType, jobType), random),
  };
  return { ...terms, benefits: benefitsOf(plan, terms) };
}
