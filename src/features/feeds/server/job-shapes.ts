import { contractTypes } from '#features/catalog/contract-types.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { findPlace } from '#features/catalog/place-tree.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import { fullText } from '#features/postings/full-text.ts';
import { positionAlone } from '#features/postings/position-alone.ts';
import { xmlCdata, xmlText } from '#platform/xml.ts';
import { localDay } from '#shared/dates.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatSalaryLine } from '#shared/money.ts';
import { postingLink } from './posting-link.ts';

/** The data of a posting for other boards. */
export interface JobFacts {
  posting: PostingPage;
  updatedAt: Date;
  origin: string;
  t: Translate;
}

type Place = PostingPage['locations'][number];

/** Elements with their texts; what is empty is left out. */
const elements = (texts: Record<string, string>): string =>
  Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `<${name}>${xmlCdata(text)}</${name}>`)
    .join('');

const job = (texts: Record<string, string>): string => `<job>${elements(texts)}</job>`;

const addressOf = ({ posting, origin }: JobFacts): string => postingLink(origin, posting.id);

const titleOf = ({ posting }: JobFacts): string =>
  positionAlone(
    posting.positionTitle,
    posting.locations.map(({ code }) => code),
  );

const textOf = ({ posting, t }: JobFacts): string =>
  fullText(posting, {
    conditions: t('postings.page.conditions'),
    offers: t('postings.page.offers'),
    additional: t('postings.page.additional'),
  });

const salaryOf = ({ posting }: JobFacts): string => formatSalaryLine(posting.salary, 'sr') ?? '';

const inSerbia = ({ posting }: JobFacts): Place[] =>
  posting.locations.filter(({ code }) => findPlace(code)?.kind !== 'abroad');

const labels = (list: readonly { label: string }[]): string => list.map(({ label }) => label).join(', ');

/** Working time and contract in the five words that Indeed knows. */
const indeedJobType = ({ contractType, jobType }: PostingPage): string => {
  const of = (list: readonly { code: string; employmentType: string }[], code: string): string =>
    list.find((item) => item.code === code)?.employmentType ?? '';
  const time = of(jobTypes, jobType.code);
  const words: Record<string, string> = {
    PART_TIME: 'parttime',
    CONTRACTOR: 'contract',
    TEMPORARY: 'temporary',
    INTERN: 'internship',
  };
  return words[time] ?? words[of(contractTypes, contractType.code)] ?? 'fulltime';
};

const remoteTypes: Record<string, string> = { 'od-kuce': 'Fully remote', hibrid: 'Hybrid remote' };

/** Several places are several jobs; numbers are by place, so one more place changes none of them. */
export const indeedJobs = (facts: JobFacts): string[] =>
  inSerbia(facts).map(({ code, label }) => {
    const { posting } = facts;
    const place = findPlace(code);
    const parent = place?.parent === undefined ? undefined : findPlace(place.parent);
    return job({
      title: titleOf(facts),
      date: new Date(posting.publishedAt).toUTCString(),
      referencenumber: `${posting.id}-${code}`,
      requisitionid: String(posting.id),
      url: addressOf(facts),
      company: posting.company,
      sourcename: posting.company,
      city: place?.kind === 'place' || place?.kind === 'municipality' ? label : '',
      state: place?.kind === 'region' ? label : parent?.kind === 'region' ? parent.sr : '',
      country: 'RS',
      postalcode: place?.postal ?? '',
      description: textOf(facts),
      salary: salaryOf(facts),
      education: labels(posting.educationLevels),
      jobtype: indeedJobType(posting),
      category: labels(posting.categories),
      experience: posting.experience?.label ?? '',
      expirationdate: posting.closesOn,
      remotetype: remoteTypes[posting.workModel?.code ?? ''] ?? '',
    });
  });

/** `2026-12-05` → `05.12.2026`. */
const dotted = (day: string): string => day.split('-').reverse().join('.');

export const joobleJobs = (facts: JobFacts): string[] => {
  const { posting, updatedAt } = facts;
  const texts = elements({
    link: addressOf(facts),
    name: titleOf(facts),
    region: labels(posting.locations),
    description: textOf(facts),
    pubdate: dotted(localDay(new Date(posting.publishedAt))),
    updated: dotted(localDay(updatedAt)),
    expire: dotted(posting.closesOn),
    salary: salaryOf(facts),
    company: posting.company,
    jobtype: posting.jobType.label,
  });
  return [`<job id="${xmlText(String(posting.id))}">${texts}</job>`];
};

/** Adzuna takes no description below this, and only jobs of the feed's country. */
const adzunaLeast = 100;

export const adzunaJobs = (facts: JobFacts): string[] => {
  const { posting } = facts;
  const description = textOf(facts);
  const places = inSerbia(facts);
  const [first] = places;
  if (description.replace(/<[^<>]*>/g, '').length < adzunaLeast || !first) return [];
  const { salary } = posting;
  const place = findPlace(first.code);
  const texts = {
    title: titleOf(facts),
    id: String(posting.id),
    description,
    url: addressOf(facts),
    company: posting.company,
    location: labels(places),
    country: 'RS',
    postcode: place?.postal ?? '',
    geo_lat: place?.lat === undefined ? '' : String(place.lat),
    geo_lng: place?.lng === undefined ? '' : String(place.lng),
  };
  const pay = salary && {
    salary_min: salary.min === null ? '' : String(salary.min),
    salary_max: salary.max === null ? '' : String(salary.max),
    salary_currency: salary.currency,
    salary_frequency: 'month',
  };
  return [job({ ...texts, ...pay })];
};

export const linkedinJobs = (facts: JobFacts): string[] => [
  job({
    partnerJobId: String(facts.posting.id),
    company: facts.posting.company,
    title: titleOf(facts),
    description: textOf(facts),
    location: labels(facts.posting.locations),
    applyUrl: addressOf(facts),
  }),
];
