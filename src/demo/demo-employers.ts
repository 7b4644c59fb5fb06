import { findPlace } from '#features/catalog/place-tree.ts';
import type { PlaceCode } from '#features/catalog/places.ts';
import { addDays, type LocalDay } from '#kit/dates.ts';
import { slug } from '#kit/serbian-text.ts';
import { areaCodes, companyWords, streets } from './company-words.ts';
import type { DemoEmployer } from './demo-model.ts';
import { closestLines, lineText, suitsEmployer } from './marked-line.ts';
import { createDecks, type Decks, type Random } from './random.ts';
import { type Sector, sectors } from './sectors.ts';
import { fillTemplate, paragraph } from './sentence-template.ts';
import { hiringSentences } from './shared-sentences.ts';
import { pickMunicipality, pickTown } from './town-weights.ts';

/** The company of the demo account `poslodavac@primer.rs`. */
const ownCompany = (today: LocalDay): DemoEmployer => ({
  company: 'Kvarc Računovodstvo',
  pib: '100000001',
  registrationNumber: '20000001',
  phone: '+381113000000',
  website: 'https://kvarc.example',
  companyEmail: 'posao@kvarc.example',
  location: 'Beograd',
  placeCode: 'vracar',
  postal: '11000',
  address: 'Njegoševa 14',
  sector: 'accounting',
  industry: 'racunovodstvo',
  shortDescription: 'Računovodstvena kuća za mala i srednja preduzeća, sa 28 zaposlenih i 140 klijenata.',
  about:
    '<p>Radimo od 2011. godine. Klijenti su nam iz trgovine, usluga i lake industrije.</p>' +
    '<p>Tim je podeljen u četiri manje grupe, tako da svaki klijent ima stalnu osobu za kontakt. Radimo u centru Beograda, a dva dana nedeljno možete raditi od kuće.</p>' +
    '<p>Na svaku prijavu odgovaramo u roku od osam dana, a zaradu navodimo u svakom oglasu.</p>',
  verified: true,
  registeredOn: addDays(today, -610),
  accountEmail: 'poslodavac@primer.rs',
});

/** Nine digits whose last one is not the ISO 7064 MOD 11,10 check digit. */
function wrongPib(random: Random): string {
  const body = `1${String(random.int(0, 1_599_999)).padStart(7, '0')}`;
  let rest = 10;
  for (const digit of body) {
    const sum = (rest + Number(digit)) % 10 || 10;
    rest = (sum * 2) % 11;
  }
  return body + ((((11 - rest) % 10) + random.int(1, 9)) % 10);
}

/** Eight digits whose last one is not the weighted modulo 11 check digit. */
function wrongRegistrationNumber(random: Random): string {
  const body = `2${String(random.int(0, 1_999_999)).padStart(6, '0').slice(-6)}`;
  const weights = [2, 7, 6, 5, 4, 3, 2];
  const rest = [...body].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0) % 11;
  return body + (((((11 - rest) % 11) % 10) + random.int(1, 8)) % 10);
}

function regionOf(code: PlaceCode): string {
  const place = findPlace(code);
  return place?.parent === undefined ? code : regionOf(place.parent as PlaceCode);
}

/** Unused names; a word is in at most two of them while there are enough words. */
function createNames(random: Random, count: number) {
  const words = random.shuffled(companyWords);
  const uses = new Map<string, number>();
  const limit = Math.ceil(count / words.length) + 1;
  const taken = new Set<string>();
  return (sector: Sector): string => {
    for (;;) {
      const word = random.pick(words);
      const name = random.pick(sector.companyNames).replace('{X}', word);
      if (taken.has(name) || (uses.get(word) ?? 0) >= limit) continue;
      uses.set(word, (uses.get(word) ?? 0) + 1);
      taken.add(name);
      return name;
    }
  };
}

const foundings = [
  'Radimo od {1992-2021}. godine.',
  'Počeli smo {1990-2020}. godine, sa petoro zaposlenih.',
  '[!heavy-industry|agriculture|hotels|banking] Počeli smo {1995-2021}. godine {mesto}, u iznajmljenom prostoru od sto kvadrata.',
  'Na istom mestu radimo {5-20} godina.',
];

/** What the short description, which stands above it, does not say. */
function aboutText(
  firm: { sector: Sector; company: string; description: string; town: string },
  decks: Decks,
  random: Random,
): string {
  const { sector, company, description, town } = firm;
  const suits = (line: string): boolean => suitsEmployer(line, { sector: sector.name, company });
  const fill = (line: string): string => fillTemplate(lineText(line), { mesto: town }, random);
  const founded = fill(random.pick(foundings.filter(suits)));
  const hiring = decks.deal(hiringSentences, 2);
  const trade = decks.deal(sector.about, 2, suits).map(fill);
  return [
    paragraph(/\d{4}\. godine/.test(description) ? trade : [founded, ...trade]),
    paragraph(hiring.map(fill)),
  ].join('');
}

/** Whether a company says about itself that its postings state the pay. */
export const statesPay = ({ about }: Pick<DemoEmployer, 'about'>): boolean => /zaradu navodimo/i.test(about);

/**
 * Invented employers, the demo account's own company first. Their texts are chosen by `wording` alone: other sentences change
 * neither names nor places.
 */
export function createEmployers(count: number, today: LocalDay, random: Random, wording: Random): DemoEmployer[] {
  const decks = createDecks(wording);
  const nextName = createNames(random, count);
  const employers = [ownCompany(today)];
  const numbers = new Set<string>();
  const unique = (make: () => string): string => {
    for (;;) {
      const value = make();
      if (numbers.has(value)) continue;
      numbers.add(value);
      return value;
    }
  };
  // Every sector is there when there are enough employers; the rest follow the market.
  const order = random.shuffled(sectors);
  while (employers.length < count) {
    const sector = order[employers.length - 1] ?? random.weighted(sectors.map((item) => [item, item.weight] as const));
    const town = pickTown(sector, random);
    const placeCode = town === 'beograd' ? pickMunicipality(random) : town;
    const place = findPlace(placeCode);
    const townPlace = place?.kind === 'municipality' ? findPlace('beograd') : place;
    const company = nextName(sector);
    const host = `${slug(company)}.example`;
    const area = areaCodes[regionOf(placeCode)] ?? '11';
    const locative = place?.locative ?? 'u Beogradu';
    const template = wording.pick(closestLines(sector.descriptions, company));
    const shortDescription = fillTemplate(template, { mesto: locative }, wording);
    const hasAccount = employers.length % 75 === 1;
    employers.push({
      company,
      pib: unique(() => wrongPib(random)),
      registrationNumber: unique(() => wrongRegistrationNumber(random)),
      phone: `+381${area}3000${String(employers.length)
        .padStart(3, '0')
        .slice(area.length - 2)}`,
      website: `https://${host}`,
      companyEmail: `posao@${host}`,
      location: townPlace?.sr ?? 'Beograd',
      placeCode,
      postal: place?.postal ?? '11000',
      address: `${random.pick(streets)} ${random.int(2, 140)}`,
      sector: sector.name,
      industry: sector.category,
      shortDescription,
      about: aboutText({ sector, company, description: shortDescription, town: locative }, decks, wording),
      verified: random.chance(0.88),
      registeredOn: addDays(today, -random.int(80, 1_400)),
      accountEmail: hasAccount ? `nalog@${host}` : null,
    });
  }
  return employers.slice(0, count);
}
