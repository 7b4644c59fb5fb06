import { placeClosure } from '#features/catalog/place-tree.ts';
import { salaryForFilter } from '#features/postings/pay-conversion.ts';
import type { DemoEmployer, DemoPosting } from '#src/demo/demo-model.ts';
import { occupations } from '#src/demo/occupations.ts';
import type { JudgedQuery } from './judged-query.ts';

/** 3: what was meant; 2: that, less exactly; 1: close to it; 0: something else. */
export type Grade = 0 | 1 | 2 | 3;

export interface JudgedPosting {
  title: string;
  /** Id in the demo data; empty for a title that none of them has. */
  occupation: string;
  company: string;
  places: readonly string[];
  workModel: string | null;
  categories: readonly string[];
  careerLevels: readonly string[];
  experience: string | null;
  jobType: string;
  contractType: string;
  /** Net dinars a month: the most that is stated, or the least; null when no pay is. */
  pay: number | null;
  /** With the company. */
  text: string;
}

const bareTitle = (title: string): string => title.replace(/ \(m\/ž\)$|!$/g, '').toLowerCase();
const occupationOf = new Map(
  occupations.flatMap(({ id, titles }) => titles.map((title) => [bareTitle(title), id] as const)),
);
const ranks = /^(junior|medior|senior|viši) /;

/** Dinars for a euro, as in the demo data. */
const euroRate = 117.2;

export function toJudged(posting: DemoPosting, employer: DemoEmployer): JudgedPosting {
  const title = bareTitle(posting.positionTitle);
  const plain = occupationOf.has(title) ? title : title.replace(ranks, '');
  return {
    title: plain,
    occupation: occupationOf.get(plain) ?? '',
    company: employer.company,
    places: placeClosure(posting.locations),
    workModel: posting.workModel,
    categories: posting.categories,
    careerLevels: posting.careerLevels,
    experience: posting.experience,
    jobType: posting.jobType,
    contractType: posting.contractType,
    pay: salaryForFilter(posting.salaryRange, euroRate),
    text: [
      employer.company,
      posting.positionTitle,
      posting.jobShortDescription,
      posting.jobDescription,
      posting.conditionsDescription,
      posting.offersDescription,
      posting.additionalDescription,
    ].join(' '),
  };
}

const isOneOf = (posting: JudgedPosting, names: readonly string[]): boolean =>
  names.some((name) =>
    name.startsWith('=') ? bareTitle(name.slice(1)) === posting.title : name === posting.occupation,
  );

/** Whether everything holds that a query requires besides occupation and place. */
const holds = (posting: JudgedPosting, query: JudgedQuery): boolean => {
  const { company, workModel, says, without, levels, beginner, hours, contract, payFrom } = query;
  return (
    (company === undefined || posting.company === company) &&
    (workModel === undefined || posting.workModel === workModel) &&
    (says?.test(posting.text) ?? true) &&
    !(without?.test(posting.text) ?? false) &&
    (levels?.some((level) => posting.careerLevels.includes(level)) ?? true) &&
    (!beginner || posting.experience === 'bez' || posting.careerLevels.includes('bez-iskustva')) &&
    (hours === undefined || posting.jobType === hours) &&
    (contract === undefined || posting.contractType === contract) &&
    (payFrom === undefined || (posting.pay ?? 0) >= payFrom)
  );
};

/** How well a posting matches a query, by the data that the demo was generated from; README.md explains the rules. */
export function gradeOf(posting: JudgedPosting, query: JudgedQuery): Grade {
  const { meant, close, place, company, says, field } = query;
  if (!holds(posting, query)) return 0;
  const anywhere = place !== undefined && !posting.places.includes(place);
  if (anywhere && (place === 'inostranstvo' || !posting.places.includes('cela-srbija'))) return 0;
  if (meant.length === 0 || isOneOf(posting, meant)) return anywhere ? 1 : 3;
  if (isOneOf(posting, close)) return anywhere ? 1 : 2;
  return company || says || (field && posting.categories.includes(field)) ? 1 : 0;
}
