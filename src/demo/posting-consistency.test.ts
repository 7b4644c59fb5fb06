import { describe, expect, test } from 'vitest';
import { findOneSexTitle, findWording } from '#features/publishing/wording/wording-check.ts';
import type { DemoEmployer, DemoPosting } from './demo-model.ts';
import { generateDemo } from './generate-demo.ts';

/*
 * Contradictions that a reader would notice in a posting. Checked on the finished texts, without the rules by which
 * they were written.
 */

interface Read extends DemoPosting {
  firm: DemoEmployer;
  /** Sentences and points of the lists, without markup. */
  says: string[];
  text: string;
}

const plain = (html: string): string[] =>
  html
    .split(/<\/?(?:p|ul|li)>/)
    .flatMap((part) => part.split(/(?<=[.;]) /))
    .map((part) => part.trim())
    .filter((part) => part !== '');

const demos = ['2026-11-20', '2027-03-02'].map((today) =>
  generateDemo(today < '2027' ? { today } : { today, seed: 7 }),
);
const postings: Read[] = demos.flatMap(({ employers, postings: all }) =>
  all.map((posting): Read => {
    const says = [
      posting.jobShortDescription,
      posting.jobDescription,
      posting.conditionsDescription,
      posting.offersDescription,
      posting.additionalDescription,
    ].flatMap(plain);
    return {
      ...posting,
      firm: employers[posting.employerIndex] as DemoEmployer,
      says,
      text: says.join('\n'),
    };
  }),
);

/** The first few postings of a kind that say something they must not, with what they say. */
const offenders = (kind: (posting: Read) => boolean, never: RegExp): string[] =>
  postings
    .filter(kind)
    .flatMap(({ positionTitle, firm, text }) => {
      const match = new RegExp(`.*(?:${never.source}).*`, never.flags).exec(text.replaceAll(firm.company, '·'))?.[0];
      return match === undefined ? [] : [`${positionTitle}, ${firm.company}: ${match}`];
    })
    .slice(0, 12);

const unpaid = ({ contractType }: Read): boolean => contractType === 'volonterski';
const withoutEmployment = ({ contractType }: Read): boolean =>
  ['zadruga', 'delo', 'saradnja', 'privremeno', 'dopunski', 'volonterski', 'praksa'].includes(contractType);
const dayJob = ({ jobType }: Read): boolean => ['puno', 'nepuno', 'fleksibilno', 'honorarno'].includes(jobType);
const remote = ({ workModel }: Read): boolean => workModel === 'od-kuce';
const entry = ({ experience }: Read): boolean => experience === 'bez' || experience === 'do-1';
const leading = ({ careerLevels }: Read): boolean =>
  careerLevels.some((level) => ['senior', 'ekspert', 'vodja', 'menadzer', 'direktor'].includes(level));

describe('no posting contradicts itself', () => {
  test.each<[string, (posting: Read) => boolean, RegExp]>([
    ['volunteers are promised no money', unpaid, /isplat|zarad|honorar|provizij|bonus|RSD|EUR|plaćen/i],
    [
      'who is not employed is promised nothing that needs employment',
      withoutEmployment,
      /godišnjeg odmora|regres|prijavu od prvog|probni rad|probnog rada|jubilar|osiguranje|zarad[aueo]\b|za neodređeno/i,
    ],
    [
      'a contract for a time speaks of no permanent team',
      ({ contractType }) => contractType !== 'neodredjeno',
      /stalan tim|duži period|jubilarn|penzijsko|prosečan staž|stalnu smenu/i,
    ],
    ['a permanent contract needs no passing to one', (p) => p.contractType === 'neodredjeno', /neodređeno/i],
    ['day jobs have no shifts', dayJob, /(?<!pi)smen[aeiu](?!\p{L})|smenjuj|noćn|dežurst/iu],
    [
      'shifts are not one shift',
      ({ jobType }) => jobType === 'smenski' || jobType === 'nocni',
      /u jednoj smeni|od 8 do 16|bez vikenda/i,
    ],
    ['who works at weekends has them not free', (p) => p.jobType === 'vikend', /slobodn\w* (sve )?(vikend|subot)/i],
    [
      'who works from home comes to no office',
      remote,
      /drugog grada|istoj prostoriji|gradskog prevoza|obilazite radno mesto|prostorijama|putne troškove|parking|topli obrok|prevoz/i,
    ],
    ['who works on site does not work from home', (p) => p.workModel === 'lokacija', /rada? od kuće/i],
    [
      'beginners lead nobody and do not work alone',
      entry,
      /vođenje ljudi|vođenje pomoćnih|(?<!ne)samostaln|vodićete (tim|smenu|svoj)|obuka mlađih/i,
    ],
    ['beginners need no experience', entry, /^iskustvo u (?!.*prednost)/im],
    [
      'learners are paid a fixed amount',
      ({ contractType }) => ['praksa', 'volonterski', 'pripravnik', 'osposobljavanje'].includes(contractType),
      /prema učinku|zavisnosti od iskustva|po normi|provizij/i,
    ],
    [
      'what needs a place is not done from home',
      remote,
      /studio sa opremom|osvetljavanje ploča|licu mesta|nadzor montaže|u krugu firme|na gradilišt|u ordinaciji|u hali/i,
    ],
    [
      'guests, machines and children are where the work is',
      ({ positionTitle }) =>
        /restorana|šef sale|snimatelj|ton-majstor|šaltersk|vaspitač|gradilišta|kontrolnom centru/i.test(positionTitle),
      /od kuće|na daljinu/i,
    ],
    ['who leads is not led by the hand', leading, /bez samostalnih|uz mentora|početnici/i],
    [
      'work abroad is not at home',
      ({ locations }) => locations[0] === 'inostranstvo',
      /svake večeri|gradskog prevoza|kod kupca|prevoz do posla/i,
    ],
  ])('%s', (_name, kind, never) => {
    expect(postings.some(kind)).toBe(true);
    expect(offenders(kind, never)).toEqual([]);
  });

  test('titles of those who lead or work alone ask for experience', () => {
    const matches = postings.filter(
      (posting) =>
        entry(posting) && /samostaln|glavni|viši|senior|rukovodilac|šef |menadžer /i.test(posting.positionTitle),
    );
    expect(matches.map(({ positionTitle }) => positionTitle)).toEqual([]);
  });

  test.each([
    ['Junior', 'junior'],
    ['Medior', 'medior'],
    ['Senior', 'senior'],
    ['Viši', 'senior'],
  ] as const)('%s in a title is the level of the posting', (word, level) => {
    const named = postings.filter(
      ({ positionTitle, careerLevels }) => positionTitle.startsWith(`${word} `) && careerLevels.length > 0,
    );
    const others = named.filter(({ careerLevels }) => !careerLevels.includes('praktikant'));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ careerLevels }) => careerLevels.join() !== level)).toEqual([]);
  });

  test('hours are those of the contract', () => {
    const odd = postings.filter(
      ({ contractType, jobType }) =>
        (contractType === 'dopunski' && jobType !== 'nepuno') ||
        (jobType === 'honorarno' && ['neodredjeno', 'odredjeno', 'pripravnik', 'sezonski'].includes(contractType)),
    );
    expect(odd).toEqual([]);
  });

  test('the number of positions, and whether the place is new, is stated once', () => {
    const several = /otvara \S+ radna mesta|prima nove ljude|formira ekipe|Broj izvršilaca/;
    const one = /novo radno mesto|Menjate kolegu|Tražimo osobu/;
    expect(offenders(({ text }) => several.test(text), one)).toEqual([]);
    expect(offenders(({ text }) => /Menjate kolegu/.test(text), /novo radno mesto|novih poslova|širi tim/)).toEqual([]);
    expect(offenders(({ text }) => /radna mesta/.test(text), /Broj izvršilaca/)).toEqual([]);
    const sizes = /\bu timu (?:od|je) \d+|ekipi? od \S+ ljudi/g;
    expect(
      postings.flatMap(({ text }) => ((text.match(sizes)?.length ?? 0) > 1 ? [text.match(sizes)?.join()] : [])),
    ).toEqual([]);
  });

  test('no two offers say the same', () => {
    const stems = [
      /prevoz/i,
      /topli obrok/i,
      /seminar/i,
      /kurs/i,
      /licenc/i,
      /mentor/i,
      /godišnjeg odmora/i,
      /regres/i,
      /slobodn?\w* dan/i,
      /poklon/i,
      /pregled/i,
      /uniform|odeć/i,
      /bakšiš|napojnic/i,
      /osiguranj/i,
    ];
    const twice = postings.flatMap(({ offersDescription, positionTitle }) => {
      const offers = plain(offersDescription);
      return stems
        .filter((stem) => offers.filter((offer) => stem.test(offer)).length > 1)
        .map((stem) => `${positionTitle}: ${stem} in ${offers.join(' · ')}`);
    });
    expect(twice).toEqual([]);
  });
});

describe('a company and its postings agree', () => {
  const firms = demos.flatMap(({ employers }) => employers);

  test('what a company says of itself does not repeat its short description', () => {
    const repeated = firms.filter(({ about, shortDescription }) =>
      shortDescription
        .split(/(?<=[.:]) (?=\p{Lu})/u)
        .some((part) => plain(about).join(' ').includes(part.replace(/\.$/, ''))),
    );
    expect(repeated.map(({ company }) => company)).toEqual([]);
    expect(firms.filter(({ about }) => plain(about).length < 3).map(({ company }) => company)).toEqual([]);
  });

  test('one that says it states the pay does, wherever there is any', () => {
    const silent = postings.filter(
      ({ firm, salaryRange, contractType }) =>
        /zaradu navodimo/i.test(firm.about) && salaryRange === null && contractType !== 'volonterski',
    );
    expect(postings.some(({ firm }) => /zaradu navodimo/i.test(firm.about))).toBe(true);
    expect(silent.map(({ positionTitle, firm }) => `${positionTitle}, ${firm.company}`)).toEqual([]);
  });

  test.each<[string, RegExp, RegExp]>([
    ['preparations are tried in salons', /preparatima koje sami testiramo/, /^Salon|Beauty$/],
    ['trainers are in gyms', /vežbaju uz trenera/, /Fit$|^Teretana|Velnes$/],
    ['Latin is for lawyers', /bez latinskog|pravnim bazama/, /^Advokatska|Saveti$/],
    ['a network is an operator’s own', /Mreža je u vlasništvu|besplatan internet/, /Net$|Telekom$|Link$/],
    ['families ask about a home for the old', /Porodicama jednom nedeljno/, /^Dom za/],
    ['fields are worked by farms', /na njivi|žetve i berbe/, /^(?!.*(Eko|Zelena)$)/],
    ['vehicles are those of carriers', /broj vozila|Najstarije vozilo/, /^(?!.*Špedicija$)/],
    ['objects are chosen by those who clean them', /Objekat biramo/, /^(?!Perionica)/],
    ['patrols are sent by guards', /Kontrolni centar radi/, /^(?!.*Zaštita$)/],
    ['flats are built by builders of houses', /stanova predatih/, /Gradnja$|Invest$/],
    ['tips are given at tables', /bakšiš/i, /^(?!Pekara|.*Ketering$)/],
    ['a school of languages is no grammar school', /osnovna škola|gimnazija/, /^(?!Škola jezika)/],
  ])('%s', (_name, says, company) => {
    const saying = [
      ...firms.map(({ company: name, about, shortDescription }) => [name, `${shortDescription}\n${about}`] as const),
      ...postings.map(({ firm, offersDescription }) => [firm.company, offersDescription] as const),
    ].filter(([, text]) => says.test(text));
    expect(saying.length).toBeGreaterThan(0);
    expect([...new Set(saying.filter(([name]) => !company.test(name)).map(([name]) => name))]).toEqual([]);
  });
});

describe('the trade of a posting is the trade of its firm', () => {
  test.each<[string, RegExp, (firm: DemoEmployer) => boolean]>([
    ['books of several firms are kept by accountants', /knjigovodstvo za \S+ firmi/i, (f) => f.sector === 'accounting'],
    ['surgeries are cleaned where there are some', /čistoću ordinacij/i, (f) => f.sector === 'health'],
    ['classrooms are cleaned where there are some', /čistoću učionica/i, (f) => f.sector === 'education'],
    [
      'lifts are mended by firms for lifts',
      /liftomont|servisirati liftove|ugrađivati liftove/i,
      (f) => /lift/i.test(f.company),
    ],
    ['printing is done in printing houses', /štamparsku mašinu|ofset mašini/i, (f) => f.sector === 'printing'],
    [
      'points for a medical licence go to health and chemists',
      /bodov\w* (za licencu|edukacij)|članarinu u komori/i,
      (f) => ['health', 'pharmacy', 'veterinary', 'heavy-industry', 'engineering'].includes(f.sector),
    ],
    ['sportsmen are trained where there is a gym', /vežbač/i, (f) => ['beauty', 'hotels'].includes(f.sector)],
    [
      'parcels and food are brought by those who send them',
      /pošiljke\b.* do vrata/i,
      (f) => ['transport', 'restaurants'].includes(f.sector),
    ],
  ])('%s', (_name, says, fits) => {
    expect(postings.some(({ text, positionTitle }) => says.test(`${positionTitle}\n${text}`))).toBe(true);
    const wrong = postings.filter(
      ({ text, positionTitle, firm }) => says.test(`${positionTitle}\n${text}`) && !fits(firm),
    );
    expect(wrong.map(({ positionTitle, firm }) => `${positionTitle}, ${firm.company}`)).toEqual([]);
  });

  test('the extras of drivers go to drivers', () => {
    const matches = postings.filter(
      ({ text, positionTitle }) =>
        /vožnju bez štete|kvalifikacione kartice|vozilo zaduženo/.test(text) &&
        !/vozač|kurir|dostavljač/i.test(positionTitle),
    );
    expect(matches.map(({ positionTitle }) => positionTitle)).toEqual([]);
  });
});

describe('the language', () => {
  test('every title is for both sexes, and the product’s own check of words finds nothing', () => {
    // The same sentence is in many postings: each is read once, all of them together.
    const lines = new Set(postings.flatMap(({ text, firm }) => text.replaceAll(firm.company, 'Firma').split('\n')));
    const titles = new Set(postings.map(({ positionTitle }) => positionTitle));
    const findings = [
      ...findWording([...lines].join('\n')),
      ...[...titles].flatMap((title) => findOneSexTitle(title)),
    ].map(({ rule, found: words }) => `${rule}: ${words}`);
    expect([...new Set(findings)]).toEqual([]);
    const bare = postings.filter(({ positionTitle }) => !/ \(m\/ž\)$|\p{L}\/\p{L}| \/ /u.test(positionTitle));
    expect(bare.map(({ positionTitle }) => positionTitle)).toEqual([]);
  });

  test('names of firms are never declined', () => {
    const wrong = postings.flatMap(({ text, firm: { company } }) =>
      text
        .split('\n')
        .filter((line) => line.includes(company))
        .filter((line) => {
          const [before = '', after = ''] = line.split(company);
          const inApposition = /(?:firm[aeiu]|Firm[aeiu]) $/.test(before);
          const asSubject = /^ (?:širi|zapošljava|otvara|prima|okuplja|vas poziva|formira|šalje)\b/.test(after);
          return !(inApposition || asSubject);
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('numbers agree with what is counted', () => {
    // 1 takes the singular and 2 to 4 the paucal: only words that are right after any number may follow those.
    const wrong = postings.flatMap(({ text }) => {
      const matches = [...text.matchAll(/(?<![\d.,\p{L}-])(\d[\d.]*) (\p{Ll}[\p{L}]+)/gu)];
      return matches
        .filter(([, number = '', word = '']) => {
          const value = Number(number.replaceAll('.', ''));
          const [tens, ones] = [value % 100, value % 10];
          if ((tens >= 11 && tens <= 14) || ones === 0 || ones > 4) return false;
          if (number.endsWith('.')) return false;
          return !(ones === 1 ? /^(sat|i|odsto)$/ : /^(sata|do|i|odsto|miliona)$/).test(word);
        })
        .map(([whole]) => whole);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('no doubled stop, stray space or empty bracket', () => {
    const wrong = postings.flatMap(({ says }) =>
      says.filter((line) => /\.\.|,,| [,;:]| \.(?!NET)|\s{2}|\(\)/.test(line)),
    );
    expect([...new Set(wrong)].slice(0, 5)).toEqual([]);
  });

  test('neighbours of one firm do not open alike, and no saying is in every tenth posting', () => {
    const byFirm = Map.groupBy(
      postings.filter(({ contentType }) => contentType === 'text'),
      ({ firm }) => firm,
    );
    for (const [{ company }, own] of byFirm) {
      const openings = own.map(({ jobDescription }) =>
        (plain(jobDescription)[0] ?? '').replace(company, '').replace(/ [un]a? [\p{Lu}][\p{L} ]+/u, ''),
      );
      const most = Math.max(...[...Map.groupBy(openings, (line) => line).values()].map(({ length }) => length));
      expect(most, company).toBeLessThanOrEqual(Math.ceil(own.length / 4) + 1);
    }
    const paragraphs = postings.map(({ jobDescription }) => plain(jobDescription.split('<ul>')[0] ?? ''));
    const counts = Map.groupBy(paragraphs.flat(), (line) => line);
    const everywhere = [...counts].filter(([, { length }]) => length > postings.length * 0.02);
    expect(everywhere.map(([line]) => line)).toEqual([]);
  });

  test('pay is inside the market, and learners get less', () => {
    for (const { salaryRange, contractType, positionTitle } of postings) {
      if (contractType === 'volonterski') expect(salaryRange).toBeNull();
      if (!['pripravnik', 'praksa', 'osposobljavanje'].includes(contractType) || !salaryRange) continue;
      if (salaryRange.currency === 'RSD' && salaryRange.basis === 'net')
        expect(salaryRange.max ?? salaryRange.min, positionTitle).toBeLessThanOrEqual(100_000);
    }
  });

  test('who works a part of the month gets less than who does the same all month', () => {
    const paid = postings.filter(
      ({ salaryRange, locations, contractType }) =>
        salaryRange?.currency === 'RSD' &&
        salaryRange.basis === 'net' &&
        locations[0] !== 'inostranstvo' &&
        !['pripravnik', 'praksa', 'osposobljavanje'].includes(contractType),
    );
    const alike = Map.groupBy(paid, ({ positionTitle, experience }) => `${positionTitle}, ${experience}`);
    const pays = (of: Read[]): number[] =>
      of.flatMap(({ salaryRange: pay }) => [pay?.min ?? [], pay?.max ?? []].flat());
    const compared = [...alike].map(([name, of]) => ({
      name,
      parts: pays(of.filter(({ jobType }) => ['nepuno', 'honorarno'].includes(jobType))),
      whole: pays(of.filter(({ jobType }) => ['puno', 'smenski', 'nocni'].includes(jobType))),
    }));
    const pairs = compared.filter(
      ({ name, parts, whole }) => !name.endsWith('null') && parts.length * whole.length > 0,
    );
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.filter(({ parts, whole }) => Math.max(...parts) >= Math.min(...whole))).toEqual([]);
  });
});
