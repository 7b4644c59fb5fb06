import { placeClosure } from '#features/catalog/place-tree.ts';
import type { DemoEmployer, DemoPosting } from '#src/demo/demo-model.ts';
import { occupations } from '#src/demo/occupations.ts';
import type { JudgedQuery } from './queries.ts';

/** 3: what was meant; 2: that, less exactly; 1: close to it; 0: something else. */
export type Grade = 0 | 1 | 2 | 3;

export interface JudgedPosting {
  title: string;
  /** Id in the demo data; empty for a title that none of them has. */
  occupation: string;
  company: string;
  places: readonly string[];
  workModel: string | null;
  text: string;
}

const bareTitle = (title: string): string => title.replace(/ \(m\/ž\)$|!$/g, '').toLowerCase();
const occupationOf = new Map(
  occupations.flatMap(({ id, titles }) => titles.map((title) => [bareTitle(title), id] as const)),
);
const ranks = /^(junior|medior|senior|viši) /;

export function toJudged(posting: DemoPosting, employer: DemoEmployer): JudgedPosting {
  const title = bareTitle(posting.positionTitle);
  const plain = occupationOf.has(title) ? title : title.replace(ranks, '');
  return {
    title: plain,
    occupation: occupationOf.get(plain) ?? '',
    company: employer.company,
    places: placeClosure(posting.locations),
    workModel: posting.workModel,
    text: [
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

/** How well a posting answers a query, from what the demo data was made of; the rules are told in README.md. */
export function gradeOf(posting: JudgedPosting, query: JudgedQuery): Grade {
  const { meant, close, place, company, workModel, says } = query;
  if (company && posting.company !== company) return 0;
  if (workModel && posting.workModel !== workModel) return 0;
  if (says && !says.test(posting.text)) return 0;
  const anywhere = place !== undefined && !posting.places.includes(place);
  if (anywhere && !posting.places.includes('cela-srbija')) return 0;
  if (meant.length === 0 || isOneOf(posting, meant)) return anywhere ? 1 : 3;
  if (isOneOf(posting, close)) return anywhere ? 0 : 2;
  return company || says ? 1 : 0;
}
