import { describe, expect, test } from 'vitest';
import { careerLevels } from '#features/catalog/career-levels.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { codesOf } from '#kit/codes.ts';
import { type Question, type QuestionContext, readQuestion } from './question.ts';
import type { Meaning } from './spoken-filters.ts';

const nothingChosen: QuestionContext = { chosen: () => [], isCompany: () => false };

const meaningOf = (meaning: Meaning): string =>
  meaning.facet === 'salaryFrom' ? `${meaning.amount} ${meaning.currency}` : meaning.codes.join('+');

/** `kuvar | nis bez`: the remaining words, then the recognised filters. */
const shortly = ({ words, understood }: Question): string =>
  `${words.map(({ text, excluded }) => `${excluded ? '-' : ''}${text}`).join(' ')} | ${understood.map(({ meaning }) => meaningOf(meaning)).join(' ')}`.trim();

const read = (typed: string, context: Partial<QuestionContext> = {}): Question =>
  readQuestion(typed, { ...nothingChosen, ...context });

describe('what people say is read as they mean it', () => {
  test.each([
    // Places in any case form and script
    ['kuvar u Nišu', 'kuvar | nis'],
    ['кувар у Нишу', 'kuvar | nis'],
    ['posao vozača Beograd', 'vozaca | beograd'],
    ['konobar iz Novog Sada', 'konobar | novi-sad'],
    ['medicinska sestra na Čukarici', 'medicinska sestra | cukarica'],
    ['magacioner oko Šimanovaca, Pećincima', 'magacioner simanovaca | pecinci'],
    ['zavarivač inostranstvo', 'zavarivac | inostranstvo'],
    ['waiter in Belgrade', 'waiter | beograd'],
    ['programer Beograd ili Novi Sad', 'programer | beograd novi-sad'],
    // Levels and experience
    ['medior tester', 'tester | medior'],
    ['Senior Java programer', 'java programer | senior'],
    ['сениор програмер', 'programer | senior'],
    ['kasir bez prakse', 'kasir | bez'],
    ['konobar bez radnog iskustva', 'konobar | bez'],
    ['prodavac početnik', 'prodavac | bez'],
    ['pripravnik', '| bez-iskustva+praktikant'],
    ['nurse no experience', 'nurse | bez'],
    ['prvi posao', '| bez'],
    ['mlađi programer', 'programer | junior'],
    ['iskusan kuvar', 'kuvar | medior+senior'],
    ['kuvar sa iskustvom', 'kuvar | medior+senior'],
    ['posao za studente', '| praktikant'],
    // Hours, place of work, contract
    ['rad na daljinu dizajner', 'dizajner | od-kuce'],
    ['posao od kuće', '| od-kuce'],
    ['remote developer', 'developer | od-kuce'],
    ['noćna smena', '| nocni'],
    ['radnik u noćnoj smeni', 'radnik | nocni'],
    ['promoter honorarno', 'promoter | honorarno'],
    ['prodavac pola radnog vremena', 'prodavac | nepuno'],
    ['hibridni rad programer', 'programer | hibrid'],
    ['magacioner na neodređeno', 'magacioner | neodredjeno'],
    ['magacioner na određeno vreme', 'magacioner | odredjeno'],
    ['sezonski posao konobar', 'konobar | sezonski'],
    ['posao preko omladinske zadruge', '| zadruga'],
    // Pay
    ['vozač preko 100.000', 'vozac | 100000 RSD'],
    ['programer plata preko 250000', 'programer | 250000 RSD'],
    ['konobar od 90.000 dinara', 'konobar | 90000 RSD'],
    ['kuvar 80 hiljada dinara', 'kuvar | 80000 RSD'],
    ['vozač plata 120k', 'vozac | 120000 RSD'],
    ['programer od 2.000 evra', 'programer | 2000 EUR'],
    ['programer 1500€', 'programer | 1500 EUR'],
    // Sentences
    ['trebam posao u pekari', 'pekari |'],
    ['ima li posla za šnajdere u Leskovcu', 'snajdere | leskovac'],
    ['hitno potreban kuvar', 'kuvar |'],
    ['vozač beograd plata', 'vozac | beograd'],
    ['traže li se zidari u Beogradu', 'zidari | beograd'],
    ['zaposlila bih se kao kuvarica', 'kuvarica |'],
    ['posao za mlade bez iskustva', '| bez'],
    ['tražim bilo kakav posao u Čačku', '| cacak'],
    ['slobodna radna mesta za farmaceute', 'farmaceute |'],
    ['kuvar u Nišu bez iskustva preko 80.000', 'kuvar | nis bez 80000'],
    // Fields of work, if there are no other words
    ['ugostiteljstvo', '| ugostiteljstvo'],
    ['posao u građevinarstvu Niš', '| nis gradevina'],
    ['IT', '| it-softver'],
    ['Kontrola kvaliteta', '| kontrola-kvaliteta'],
    ['Медицина', '| zdravstvo'],
    ['human resources', '| ljudski-resursi'],
  ])('%s', (typed, expected) => {
    const result = expected.endsWith('nis bez 80000') ? `${expected} RSD` : expected;
    expect(shortly(read(typed))).toBe(result);
  });
});

describe('what is a word stays a word', () => {
  test.each([
    ['noćni recepcioner', 'nocni recepcioner |'],
    ['komercijalista na terenu', 'komercijalista terenu |'],
    ['radnik na terenu', 'radnik | teren'],
    ['direktor', 'direktor |'],
    ['vođa smene', 'voda smene |'],
    ['moler', 'moler |'],
    ['kasir', 'kasir |'],
    ['digitalni marketing', 'digitalni marketing |'],
    ['nega', 'nega |'],
    ['slobodan vikend', 'slobodan vikend |'],
    ['vozač C kategorije', 'vozac c kategorije |'],
    ['rad 24/7', '24 7 |'],
    ['škola 2026', 'skola 2026 |'],
    ['plata 50', '50 |'],
    ['preko 5', '5 |'],
    ['kuvar "u Nišu" "bez iskustva"', 'kuvar u nisu bez iskustva |'],
    ['programer -senior -Beograd', 'programer -senior -beograd |'],
    ['-ugostiteljstvo', '-ugostiteljstvo |'],
  ])('%s', (typed, expected) => {
    expect(shortly(read(typed))).toBe(expected);
  });

  test('in the name of a company', () => {
    const isCompany = (words: string): boolean => words === 'pekara nis';
    expect(shortly(read('Pekara Niš d.o.o.', { isCompany }))).toBe('pekara nis |');
    expect(shortly(read('Pekara Niš', {}))).toBe('pekara | nis');
  });

  test('where the filter is chosen otherwise; the same again is known', () => {
    const chosen = (facet: Meaning['facet']) => (facet === 'locations' ? ['nis'] : []);
    expect(shortly(read('kuvar Beograd bez iskustva', { chosen }))).toBe('kuvar beograd | bez');
    expect(shortly(read('kuvar u Nišu', { chosen }))).toBe('kuvar |');
    expect(read('u Nišu', { chosen })).toMatchObject({ words: [], understood: [], repeatsChosen: true });
    expect(read('u', { chosen })).toMatchObject({ repeatsChosen: false });
  });
});

test('what was understood can be put back into words', () => {
  for (const typed of [
    'kuvar u Nišu bez iskustva',
    'Ниш возач',
    'vozač/Niš',
    'moler, preko 100.000 dinara!',
    'IT i softver',
  ]) {
    const { understood } = read(typed);
    expect(understood.length, typed).toBeGreaterThan(0);
    for (const { asWords, meaning } of understood) {
      const again = read(asWords).understood.map((other) => meaningOf(other.meaning));
      expect(again, asWords).not.toContain(meaningOf(meaning));
    }
  }
  expect(read('kuvar u Nišu bez iskustva').understood).toEqual([
    {
      meaning: { facet: 'locations', codes: ['nis'] },
      typed: 'Nišu',
      asWords: 'kuvar u "Nišu" bez iskustva',
    },
    {
      meaning: { facet: 'experience', codes: ['bez'] },
      typed: 'bez iskustva',
      asWords: 'kuvar u Nišu "bez iskustva"',
    },
  ]);
  expect(read('tražim posao kuvara u Nišu').rest).toBe('kuvara');
});

test('only the last word may be unfinished', () => {
  const kinds = (typed: string) => read(typed).words.map(({ kind }) => kind);
  expect(kinds('medicinska ses')).toEqual(['word', 'begun']);
  expect(kinds('kuvar kuvar')).toEqual(['word', 'begun']);
  expect(kinds('it')).toEqual([]);
  expect(kinds('kuvar c')).toEqual(['word', 'word']);
  expect(kinds('kuvar u Nišu')).toEqual(['word']);
  expect(kinds('kuvar -hot')).toEqual(['word', 'word']);
  expect(kinds('"kuv"')).toEqual(['phrase']);
});

test('every value that people say is one of the lists', () => {
  const lists = { careerLevels, contractTypes, jobTypes, workModels, experience: experienceLevels };
  const said = [
    'praktikant junior medior senior pripravnik početnik honorarno vikendom noću dvokratno remote hibridno',
    'puno radno vreme, u smenama, fleksibilno radno vreme, na terenu, za stalno, ugovor o delu, dopunski rad',
    'stručna praksa, stručno osposobljavanje, pripravnički rad, volonterski rad, privremeni i povremeni poslovi',
  ];
  for (const typed of said.flatMap((line) => line.split(', ')))
    for (const { meaning } of read(typed).understood) {
      const codes =
        'codes' in meaning && meaning.facet in lists ? codesOf(lists[meaning.facet as keyof typeof lists]) : [];
      expect(codes, typed).toEqual(expect.arrayContaining('codes' in meaning ? [...meaning.codes] : []));
    }
  expect(said.flatMap((line) => line.split(', ')).flatMap((typed) => read(typed).understood)).toHaveLength(11 + 7 + 6);
});

test('fillers count when there are no other words', () => {
  expect(shortly(read('posao'))).toBe('posao |');
  expect(shortly(read('tražim posao'))).toBe('trazim posao |');
  expect(shortly(read('posao -u'))).toBe('-u |');
});

test.each(['', '   ', '%', '-', '"""', '((((', '<->', '🙂'])('%s asks for nothing', (typed) => {
  expect(shortly(read(typed))).toBe('|');
});

test('has its limits', () => {
  expect(read('reč '.repeat(100)).words).toHaveLength(12);
  expect(read('kuvar '.repeat(12)).words).toHaveLength(12);
});
