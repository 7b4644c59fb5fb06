import { findPlace } from '#features/catalog/place-tree.ts';
import { formatNumber } from '#kit/money.ts';
import type { DemoPosting, DemoSalary } from './demo-model.ts';
import { lineText, suitsEmployer } from './marked-line.ts';
import type { PostingPlan } from './posting-plan.ts';
import { contradicts, createSayings, isEmployment, isForOthers } from './posting-rules.ts';
import type { PostingTerms } from './posting-terms.ts';
import type { Decks, Random } from './random.ts';
import { getSector } from './sectors.ts';
import { bulletList, fillTemplate, paragraph, sentenceCase } from './sentence-template.ts';
import {
  abroadInformation,
  abroadOpenings,
  beginnerSentences,
  experienceSentences,
  furtherInformation,
  generalOffers,
  openings,
  otherWordings,
  payDayPhrases,
  remoteOpenings,
  teamSentences,
  yearsOfWork,
} from './shared-sentences.ts';

export type PostingText = Pick<
  DemoPosting,
  | 'contentType'
  | 'jobShortDescription'
  | 'jobDescription'
  | 'conditionsDescription'
  | 'offersDescription'
  | 'additionalDescription'
>;

const SHORT_LIMIT = 160;

function payPhrase(salary: DemoSalary, contract: PostingTerms['contractType']): string {
  const pay = isEmployment(contract) ? 'zaradu' : 'naknadu';
  const format = (value: number): string => formatNumber(value, 'sr', 0);
  const unit = `${salary.currency} ${salary.basis === 'net' ? 'neto' : 'bruto'}`;
  if (salary.min !== null && salary.max !== null) {
    return `${pay} od ${format(salary.min)} do ${format(salary.max)} ${unit}`;
  }
  return salary.min !== null
    ? `${pay} od najmanje ${format(salary.min)} ${unit}`
    : `${pay} do ${format(salary.max ?? 0)} ${unit}`;
}

/** Sentences that neighbours in a list would visibly share are dealt to each employer from a separate pool. */
export interface EmployerPools {
  openings: readonly string[];
  remote: readonly string[];
}

export const createEmployerPools = (): EmployerPools => ({
  openings: [...openings],
  remote: [...remoteOpenings],
});

/** A posting of one paragraph. */
const shortText = (
  opening: readonly string[],
  tasks: readonly string[],
  needs: readonly string[],
  offers: readonly string[],
  further: readonly string[],
): PostingText => ({
  contentType: 'short',
  jobShortDescription: [
    ...opening,
    `Vaši zadaci: ${tasks.join(', ')}.`,
    `Važno nam je: ${needs.join('; ')}.`,
    `Nudimo ${offers.join(', ')}.`,
    ...further,
  ].join(' '),
  jobDescription: '',
  conditionsDescription: '',
  offersDescription: '',
  additionalDescription: '',
});

/** The texts of a posting, written from the pools of its occupation, of the employer's sector and of all. */
export function textOf(
  plan: PostingPlan,
  terms: PostingTerms,
  pools: EmployerPools,
  decks: Decks,
  random: Random,
): PostingText {
  const { occupation, employer, locations, remote } = plan;
  const abroad = locations[0] === 'inostranstvo';
  const mesto = remote ? 'na daljinu' : (findPlace(locations[0] ?? '')?.locative ?? 'u Beogradu');
  const slots = { firma: employer.company, mesto };
  const fill = (template: string): string => fillTemplate(lineText(template), slots, random);
  const circumstances = { terms, occupation, employer, abroad };
  const [odd, forOthers] = [contradicts(circumstances), isForOthers(circumstances)];
  const sayings = createSayings();
  const deal = (pool: readonly string[], count: number, suits: (phrase: string) => boolean = () => true): string[] => {
    const dealt: string[] = [];
    while (dealt.length < count) {
      const [phrase] = decks.deal(
        pool,
        1,
        (line) =>
          !dealt.includes(line) &&
          suitsEmployer(line, employer) &&
          suits(line) &&
          !odd(lineText(line)) &&
          !sayings.clashes(line),
      );
      if (phrase === undefined) break;
      sayings.note(phrase);
      dealt.push(phrase);
    }
    return pool.filter((line) => dealt.includes(line));
  };

  const leads = random
    .shuffled(occupation.leads.filter((line) => suitsEmployer(line, employer) && !odd(lineText(line))))
    .map((line) => ({ line, text: fill(line) }));
  const [first, second] = leads;
  if (!first) throw new Error(`no lead of ${occupation.id} fits ${JSON.stringify(terms)}`);
  for (const { line } of leads) sayings.note(line);
  const opening = deal(remote ? pools.remote : abroad ? abroadOpenings : pools.openings, 1).map(fill);
  const tasks = decks
    .deal(occupation.tasks, random.int(5, 7), (line) => suitsEmployer(line, employer) && !odd(lineText(line)))
    .map(fill);

  const years = terms.experience === null ? '' : yearsOfWork[terms.experience];
  const experience = terms.experience === 'bez' ? beginnerSentences : experienceSentences;
  const practice =
    terms.experience !== null && random.chance(0.6)
      ? deal(experience, 1).map((phrase) => fill(phrase.replace('{godine}', years)))
      : [];
  const conditions = deal(
    occupation.conditions,
    random.int(3, 4),
    (phrase) => practice.length === 0 || !/^(uredničko |dokazano )?iskustvo/.test(phrase),
  ).map((phrase) => fill(otherWordings[phrase] ?? phrase));

  const payDay = terms.salaryRange ? deal(payDayPhrases, 1).map(fill) : [];
  const pay = terms.salaryRange ? [[payPhrase(terms.salaryRange, terms.contractType), ...payDay].join(', ')] : [];
  const offers = [
    ...pay,
    ...deal(occupation.offers, random.chance(0.4) ? 2 : 1).map(fill),
    ...deal(getSector(employer.sector).offers, random.int(1, 2), (phrase) => !forOthers(phrase)).map(fill),
    ...deal(generalOffers, random.int(1, 2)).map(fill),
  ];
  const further = [
    ...(abroad ? deal(abroadInformation, 1).map(fill) : []),
    ...(random.chance(0.55) ? deal(furtherInformation, random.int(1, 2)).map(fill) : []),
  ];

  if (random.chance(0.07)) {
    const needs = [...practice, ...conditions].slice(0, 3);
    return shortText([...opening, first.text], tasks.slice(0, 4), needs, offers.slice(0, 4), further);
  }

  const team = random.chance(0.3) ? deal(teamSentences, 1).map(fill) : [];
  return {
    contentType: 'text',
    jobShortDescription: second && second.text.length <= SHORT_LIMIT ? second.text : '',
    jobDescription: `${paragraph([...opening, first.text, ...team])}${bulletList(tasks)}`,
    conditionsDescription: bulletList([...practice, ...conditions]),
    offersDescription: bulletList(offers),
    additionalDescription: paragraph(further.map(sentenceCase)),
  };
}
