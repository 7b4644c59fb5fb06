import { findPlace } from '#features/catalog/place-tree.ts';
import { formatNumber } from '#shared/money.ts';
import type { DemoPosting, DemoSalary } from './demo-model.ts';
import type { JobProfileName } from './job-profiles.ts';
import type { PostingPlan } from './posting-plan.ts';
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

/** At a desk nobody gets what a firm's drivers, fitters or sales staff get. */
const deskProfiles = new Set<JobProfileName>([
  'office',
  'expert',
  'it',
  'creative',
  'caller',
  'manager',
  'director',
]);
const handsOn =
  /visin|vozil|vožnj|kvalifikacion|dnevnic|optik|objek[at]|prodavnic|terensk|dežurst|gradilišt|norm|uniform|rukavic|bakšiš|alat|satnic|licenc|smen|motor|mentora za|lečenje|radn[ua] ode/i;

function payPhrase(salary: DemoSalary): string {
  const shown = (value: number): string => formatNumber(value, 'sr', 0);
  const unit = `${salary.currency} ${salary.basis === 'net' ? 'neto' : 'bruto'}`;
  if (salary.min !== null && salary.max !== null) {
    return `zaradu od ${shown(salary.min)} do ${shown(salary.max)} ${unit}`;
  }
  return salary.min !== null
    ? `zaradu od najmanje ${shown(salary.min)} ${unit}`
    : `zaradu do ${shown(salary.max ?? 0)} ${unit}`;
}

/** What a posting's terms rule out: shifts in a day job, the way to work in a job from home, practice for beginners. */
function contradicts({ jobType, experience, contractType }: PostingTerms, remote: boolean) {
  const dayJob =
    jobType === 'puno' || jobType === 'nepuno' || jobType === 'fleksibilno' || jobType === 'honorarno';
  const beginner = experience === 'bez' || experience === 'do-1';
  return (phrase: string): boolean =>
    (dayJob && /\b(smen|noćn)|posle 22 sata/i.test(phrase)) ||
    (remote &&
      /prevoz|parking|kafu|obrok|radnu odeću|kancelarij|vozačka|prelazak na rad od kuće/i.test(phrase)) ||
    (beginner && /^iskustvo (u|na|sa|za|kod) |^samostalnost/i.test(phrase)) ||
    (contractType !== 'neodredjeno' && /stalan tim|duži period|jubilar|penzijsko/i.test(phrase)) ||
    (contractType === 'neodredjeno' && /neodređeno/i.test(phrase));
}

function experiencePhrase(terms: PostingTerms, decks: Decks): string[] {
  if (terms.experience === null) return [];
  if (terms.experience === 'bez') return decks.deal(beginnerSentences, 1);
  const godine = yearsOfWork[terms.experience];
  return decks.deal(experienceSentences, 1).map((phrase) => phrase.replace('{godine}', godine));
}

/** The texts of a posting, written from the pools of its occupation, of the employer's sector and of all. */
export function textOf(plan: PostingPlan, terms: PostingTerms, decks: Decks, random: Random): PostingText {
  const { occupation, employer, locations, remote } = plan;
  const abroad = locations[0] === 'inostranstvo';
  const mesto = remote ? 'na daljinu' : (findPlace(locations[0] ?? '')?.locative ?? 'u Beogradu');
  const slots = { firma: employer.company, mesto };
  const fill = (template: string): string => fillTemplate(template, slots, random);
  const odd = contradicts(terms, remote);
  const deal = (pool: readonly string[], count: number): string[] =>
    decks.deal(pool, count, (phrase) => !odd(phrase)).map(fill);

  const leads = random.shuffled(occupation.leads).map(fill);
  const opening = deal(remote ? remoteOpenings : abroad ? abroadOpenings : openings, 1);
  const tasks = decks.deal(occupation.tasks, random.int(5, 7)).map(fill);

  const practice = random.chance(0.6) ? experiencePhrase(terms, decks).map(fill) : [];
  const conditions = decks
    .deal(
      occupation.conditions,
      random.int(3, 4),
      (phrase) => !odd(phrase) && (practice.length === 0 || !phrase.startsWith('iskustvo')),
    )
    .map((phrase) => fill(otherWordings[phrase] ?? phrase));

  const pay = terms.salaryRange
    ? [
        `${payPhrase(terms.salaryRange)}, ${fill(random.pick(payDayPhrases.filter((phrase) => !odd(phrase))))}`,
      ]
    : [];
  const offers = [
    ...pay,
    ...deal(occupation.offers, random.chance(0.4) ? 2 : 1),
    ...decks
      .deal(
        getSector(employer.sector).offers,
        random.int(1, 2),
        (phrase) => !odd(phrase) && !(deskProfiles.has(occupation.as) && handsOn.test(phrase)),
      )
      .map(fill),
    ...deal(generalOffers, random.int(1, 2)),
  ];
  const further = [
    ...(abroad ? decks.deal(abroadInformation, 1).map(fill) : []),
    ...(random.chance(0.55) ? deal(furtherInformation, random.int(1, 2)) : []),
  ];

  if (random.chance(0.07)) {
    const [lead = ''] = leads;
    const content = [
      `${opening.join(' ')} ${lead}`,
      `Posao obuhvata: ${tasks.slice(0, 4).join(', ')}.`,
      `Važno nam je: ${[...practice, ...conditions].slice(0, 3).join('; ')}.`,
      `Nudimo ${offers.slice(0, 4).join(', ')}.`,
      ...further,
    ].join(' ');
    return {
      contentType: 'short',
      jobShortDescription: content,
      jobDescription: '',
      conditionsDescription: '',
      offersDescription: '',
      additionalDescription: '',
    };
  }

  const team = random.chance(0.7) ? deal(teamSentences, 1) : [];
  const [first = '', second = first] = leads;
  return {
    contentType: 'text',
    jobShortDescription: [second, first].find((lead) => lead.length <= SHORT_LIMIT) ?? '',
    jobDescription: `${paragraph([...opening, first, ...team])}${bulletList(tasks)}`,
    conditionsDescription: bulletList([...practice, ...conditions]),
    offersDescription: bulletList(offers),
    additionalDescription: paragraph(further.map(sentenceCase)),
  };
}
