import { contractTypes } from '#features/catalog/contract-types.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import { fullText } from '#features/postings/full-text.ts';
import { positionAlone } from '#features/postings/position-alone.ts';
import { type WorkAddress, workAddress } from '#features/postings/work-address.ts';
import { xmlCdata, xmlText } from '#host/xml.ts';
import { localDay } from '#kit/dates.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatSalaryLine } from '#kit/money.ts';
import { postingLink } from './posting-link.ts';

/** The data of a posting for other boards. */
export interface JobFacts {
  posting: PostingPage;
  updatedAt: Date;
  origin: string;
  /** Contact address of the site for its postings. */
  email: string;
  t: Translate;
}

/** Elements with their texts; empty ones are omitted. */
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

/** The posting's places in Serbia with their addresses: boards accept jobs of one country. */
const inSerbia = ({ posting }: JobFacts): { code: string; address: WorkAddress }[] =>
  posting.locations.flatMap(({ code }) => {
    const address = workAddress(posting, code);
    return address === null ? [] : [{ code, address }];
  });

const labels = (list: readonly { label: string }[]): string => list.map(({ label }) => label).join(', ');

const employmentType = (list: readonly { code: string; employmentType: string }[], code: string): string =>
  list.find((item) => item.code === code)?.employmentType ?? 'FULL_TIME';

/** Working time is more specific than the contract, unless it is full time. */
const oneEmploymentType = ({ contractType, jobType }: PostingPage): string => {
  const time = employmentType(jobTypes, jobType.code);
  return time === 'FULL_TIME' ? employmentType(contractTypes, contractType.code) : time;
};

/** Indeed's terms. */
const indeedJobTypes: Record<string, string> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
  VOLUNTEER: 'volunteer',
};

const remoteTypes: Record<string, string> = { 'od-kuce': 'Fully remote', hibrid: 'Hybrid remote' };

/** Several places become several jobs; their ids contain the place, so adding a place changes none of them. */
export const indeedJobs = (facts: JobFacts): string[] =>
  inSerbia(facts).map(({ code, address }) => {
    const { posting } = facts;
    return job({
      title: titleOf(facts),
      date: new Date(posting.publishedAt).toUTCString(),
      referencenumber: `${posting.id}-${code}`,
      requisitionid: String(posting.id),
      url: addressOf(facts),
      company: posting.company,
      sourcename: posting.company,
      city: address.city,
      state: address.district,
      country: 'RS',
      postalcode: address.postal,
      streetaddress: address.street,
      description: textOf(facts),
      salary: salaryOf(facts),
      education: labels(posting.educationLevels),
      jobtype: indeedJobTypes[oneEmploymentType(posting)] ?? '',
      category: labels(posting.categories),
      experience: posting.experience?.label ?? '',
      expirationdate: posting.closesOn,
      lastactivitydate: facts.updatedAt.toUTCString(),
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

/** Minimum length of a description for Adzuna and LinkedIn, which also require a place. */
const minText = 100;

const isLong = (description: string): boolean => description.replace(/<[^<>]*>/g, '').length >= minText;

export const adzunaJobs = (facts: JobFacts): string[] => {
  const { posting } = facts;
  const description = textOf(facts);
  const places = inSerbia(facts);
  const [first] = places;
  if (!isLong(description) || !first) return [];
  const { salary } = posting;
  const { address } = first;
  const type = oneEmploymentType(posting);
  const texts = {
    title: titleOf(facts),
    id: String(posting.id),
    description,
    url: addressOf(facts),
    company: posting.company,
    category: posting.categories[0]?.label ?? '',
    location: places.map((place) => place.address.city).join(', '),
    country: 'RS',
    postcode: address.postal,
    geo_lat: String(address.lat ?? ''),
    geo_lng: String(address.lng ?? ''),
    contract_type: posting.contractType.code === 'neodredjeno' ? 'permanent' : 'contract',
    contract_time: type === 'PART_TIME' ? 'part_time' : type === 'FULL_TIME' ? 'full_time' : '',
    date: posting.publishedAt,
    expiry_date: posting.closesOn,
  };
  const pay = salary && {
    salary_min: salary.min === null ? '' : String(salary.min),
    salary_max: salary.max === null ? '' : String(salary.max),
    salary_currency: salary.currency,
    salary_frequency: 'month',
  };
  return [job({ ...texts, ...pay })];
};

/** LinkedIn's terms. */
const linkedinJobTypes: Record<string, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACTOR: 'CONTRACT',
  TEMPORARY: 'TEMPORARY',
  INTERN: 'INTERNSHIP',
  VOLUNTEER: 'VOLUNTEER',
};

const workplaces: Record<string, string> = { 'od-kuce': 'Remote', hibrid: 'Hybrid' };

const experienceLevels: Record<string, string> = {
  praktikant: 'INTERNSHIP',
  'bez-iskustva': 'ENTRY_LEVEL',
  junior: 'ENTRY_LEVEL',
  medior: 'ASSOCIATE',
  senior: 'MID_SENIOR_LEVEL',
  vodja: 'MID_SENIOR_LEVEL',
  menadzer: 'DIRECTOR',
  direktor: 'EXECUTIVE',
  ekspert: 'MID_SENIOR_LEVEL',
};

const linkedinSalary = ({ salary }: PostingPage): string => {
  if (!salary) return '';
  const end = (name: string, amount: number | null): string =>
    amount === null ? '' : `<${name}>${elements({ amount: String(amount), currencyCode: salary.currency })}</${name}>`;
  const period = elements({ period: 'MONTHLY', type: 'BASE_SALARY' });
  return `<salaries><salary>${end('highEnd', salary.max)}${end('lowEnd', salary.min)}${period}</salary></salaries>`;
};

export const linkedinJobs = (facts: JobFacts): string[] => {
  const { posting } = facts;
  const description = textOf(facts);
  const [first] = inSerbia(facts);
  if (!isLong(description) || !first) return [];
  const { city, district, postal } = first.address;
  const texts = elements({
    partnerJobId: String(posting.id),
    company: posting.company,
    title: titleOf(facts),
    description,
    applyUrl: addressOf(facts),
    posterEmail: facts.email,
    location: `${city}, Srbija`,
    city,
    state: district,
    country: 'RS',
    postalCode: postal,
    workplaceTypes: workplaces[posting.workModel?.code ?? ''] ?? 'On-site',
    jobtype: linkedinJobTypes[oneEmploymentType(posting)] ?? '',
    experienceLevel: experienceLevels[posting.careerLevels[0]?.code ?? ''] ?? '',
    listDate: localDay(new Date(posting.publishedAt)),
    expirationDate: posting.closesOn,
  });
  return [`<job>${texts}${linkedinSalary(posting)}</job>`];
};
