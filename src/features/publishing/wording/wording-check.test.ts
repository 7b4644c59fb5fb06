import { describe, expect, test } from 'vitest';
import { findOneSexTitle, findWording } from './wording-check.ts';
import { patternOf, waysOf } from './wording-pattern.ts';
import { phraseGroups } from './wording-phrases.ts';

describe('phrases that tie a job to a personal trait', () => {
  test.each([
    ['Traže se devojke za rad u kafiću', 'sex'],
    ['Devojka za rad u butiku', 'sex'],
    ['Potrebni momci za rad u magacinu', 'sex'],
    ['Posao za devojke sa iskustvom', 'sex'],
    ['Девојке за рад у пекари', 'sex'],
    ['Konobar, muškarac/žena', 'sex'],
    ['Tražimo osobu ženskog pola', 'sex'],
    ['kandidati muškog pola', 'sex'],
    ['Zapošljavamo isključivo žene', 'sex'],
    ['Girls only, evening shifts', 'sex'],
    ['do 30 godina', 'age'],
    ['mlađi od 35 god.', 'age'],
    ['mladji od 35 godina', 'age'],
    ['Uslov: od 20 do 35 godina', 'age'],
    ['starosti do 40', 'age'],
    ['Mlada osoba, komunikativna', 'age'],
    ['We need someone under 35.', 'age'],
    ['aged 20-30', 'age'],
    ['neudata', 'family'],
    ['osoba bez dece', 'family'],
    ['bračni status: slobodan', 'family'],
    ['atraktivnog izgleda', 'looks'],
    ['prijatnog izgleda', 'looks'],
    ['navesti nacionalnost', 'origin'],
    ['вероисповест', 'origin'],
    ['Potreban test na trudnoću', 'family'],
    ['osobe bez invaliditeta', 'health'],
    ['Bez obzira na iskustvo, tražimo devojke do 30 godina', 'sex'],
  ])('%s', (text, rule) => {
    expect(findWording(text).map((finding) => finding.rule)).toContain(rule);
  });
});

describe('what excuses a number does so in its own part of a sentence alone', () => {
  test.each([
    ['Tražimo fasadera. Potrebno iskustvo. Kandidati do 40 godina.', 'do 40 godina'],
    ['Iskustvo 2 godine. Do 40 godina.', 'Do 40 godina'],
    ['Iskustvo 2 godine. Poželjno do 40 godina, neudata, bez dece.', 'do 40 godina'],
    ['Iskustvo.Do 40 godina', 'Do 40 godina'],
    ['Iskustvo 2 godine, do 40 godina', 'do 40 godina'],
    ['Potrebno iskustvo. do 40 godina', 'do 40 godina'],
    ['Iskustvo - 2 god - do 35 god', 'do 35 god'],
    ['• iskustvo • do 40 godina', 'do 40 godina'],
    ['Kandidat do 40 godina sa iskustvom', 'do 40 godina'],
    ['Potrebno iskustvo i do 40 godina', 'do 40 godina'],
    ['Iskustvo. Do četrdeset pet godina', 'Do četrdeset pet godina'],
    ['Maks. 35 god., sa iskustvom', 'Maks. 35 god'],
  ])('%s', (text, written) => {
    const found = findWording(text).filter(({ rule }) => rule === 'age');
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([written]);
  });

  test.each([
    'Potrebno iskustvo do 20 godina.',
    'Od 20 do 25 god. radnog iskustva',
    'Iskustvo (od 20 do 25 godina)',
    'Radno iskustvo: 20 do 25 godina',
    'Najviše trideset pet godina iskustva',
    'Radno iskustvo | 20 do 25 godina',
    'Prosečna starost voznog parka je do 20 godina',
    'Kredit za stan sa rokom do 30 godina',
  ])('%s passes', (text) => {
    expect(findWording(text)).toEqual([]);
  });
});

describe('short forms', () => {
  test.each([
    ['muškarac do 50', 'age'],
    ['samci', 'family'],
    ['slika uz CV obavezna', 'looks'],
    ['zdrav', 'health'],
    ['Tražimo zdravog radnika.', 'health'],
    ['Samac ili samica', 'family'],
    ['za obuku platite', 'money'],
    ['Мушкарац до 50', 'age'],
    ['Zaposlenje za mlađe osobe', 'age'],
    ['Candidates up to 35 years', 'age'],
    ['Photo on the CV is required', 'looks'],
  ])('%s', (text, rule) => {
    expect(findWording(text)).toContainEqual(expect.objectContaining({ rule, stops: true }));
  });

  test.each([
    'obuća za žene do 45',
    'smeštaj za samce',
    'slika uz CV nije obavezna',
    'Fotografija i montaža, CV i fotografije svojih radova',
    'zdrav odnos prema radu',
    'za obuku ne platite ništa',
    'Platite 0 dinara, obuka je besplatna.',
    'radite u okruženju zdravog odnosa prema poslu',
  ])('%s passes', (text) => {
    expect(findWording(text)).toEqual([]);
  });
});

describe('signs of a fraud stop a posting', () => {
  test.each([
    ['Potrebna je uplata unapred za materijal.', 'money'],
    ['Потребна је уплата унапред за материјал.', 'money'],
    ['Kandidat plaća obuku od 6.000 dinara', 'money'],
    ['kandidat placa obuku', 'money'],
    ['Troškove obuke snosi kandidat.', 'money'],
    ['Uplatite depozit kao garanciju', 'money'],
    ['Kotizacija u iznosu od 50 evra', 'money'],
    ['Naknada za obradu prijave iznosi 1.000 RSD', 'money'],
    ['Kupite početni paket proizvoda', 'money'],
    ['Sopstveno ulaganje od 200 evra', 'money'],
    ['Prijem uplata na vaš lični račun uz proviziju', 'money'],
    ['A registration fee of 30 EUR applies', 'money'],
    ['Receive money on your bank account and forward it', 'money'],
    ['Pošaljite sliku lične karte', 'documents'],
    ['Пошаљите слику личне карте', 'documents'],
    ['kopija licne karte i pasosa', 'documents'],
    ['Uz prijavu navesti JMBG', 'documents'],
    ['Dostavite broj tekućeg računa', 'documents'],
    ['Send a photo of your passport', 'documents'],
  ])('%s', (text, rule) => {
    expect(findWording(text)).toContainEqual(expect.objectContaining({ rule, stops: true }));
  });
});

describe('doubtful promises and ways of contact only warn', () => {
  test.each([
    ['Javite se samo preko Vibera', 'contact'],
    ['Пишите на Телеграм', 'contact'],
    ['https://t.me/posao', 'contact'],
    ['Laka zarada od kuće', 'earnings'],
    ['Pasivni prihod za sve', 'earnings'],
    ['Zaradite do 200 evra dnevno', 'earnings'],
    ['Зарада без улагања', 'earnings'],
    ['Earn €150 per day', 'earnings'],
  ])('%s', (text, rule) => {
    expect(findWording(text)).toEqual([expect.objectContaining({ rule, stops: false })]);
  });
});

test.each(['Pekar i prodavac', 'Sobarica', 'Čistačica u školi', 'Возач Ц категорије', 'CNC operater'])(
  'a title for one sex is pointed out: %s',
  (title) => {
    expect(findOneSexTitle(title)).toEqual([expect.objectContaining({ rule: 'title', stops: false })]);
  },
);

test.each([
  'Pekar i prodavac (m/ž)',
  'Prodavac/prodavačica',
  'Sobar / sobarica',
  'Viši računovođa',
  'Medicinska sestra',
  'Senior Software Engineer',
  'Project Manager',
  'Call centar',
  'Rad u proizvodnji sa radnik',
])('a title for both, or for none, passes: %s', (title) => {
  expect(findOneSexTitle(title)).toEqual([]);
});

describe('everyday phrases pass', () => {
  test.each([
    'najmanje 3 godine iskustva',
    'od 20 do 25 godina iskustva',
    'do 20 god. radnog iskustva',
    'godišnji odmor 25 dana',
    'ugovor na određeno do 30 dana',
    'rok za isporuku do 45 dana',
    'rad sa decom predškolskog uzrasta',
    'prodavac u odeljenju muške odeće',
    'prodaja odeće za devojke i dečake',
    'Ženska konfekcija, krojač (m/ž)',
    'najmanje 18 godina',
    'stariji od 18 godina',
    'osobe starije od 18 godina starosti',
    'zamena tokom porodiljskog odsustva',
    'firma sa tradicijom dugom 30 godina',
    'garancija do 10 godina',
    'radite u mladom timu',
    'prodavac/prodavačica',
    'Biramo bez obzira na pol, starost, nacionalnost i veroispovest.',
    'We hire regardless of nationality, religion or age.',
    'dinamičan rad i atraktivna zarada',
    'response in under 30 minutes',
    'Plaćena obuka i uplata doprinosa na vreme',
    'Ne tražimo uplatu unapred.',
    'Bez kotizacije i bez naknade za obradu prijave',
    'We never ask for money and there is no registration fee.',
    'naknada za prevoz i topli obrok',
    'rad sa platnim karticama i depozitima',
    'knjiženje uplata po računima klijenata',
    'vozačka dozvola B kategorije i lična karta',
    'kopija diplome i radne knjižice',
    'lekarsko uverenje i sanitarna knjižica',
    'rad sa osobama sa invaliditetom',
    'uređivanje Viber kanala i društvenih mreža',
    'odlična zarada i bonus na učinak',
    'brz rast i laka komunikacija u timu',
  ])('%s', (text) => {
    expect(findWording(text)).toEqual([]);
  });
});

test('a phrase is reported once, however often it occurs', () => {
  expect(findWording('do 30 godina, znači do 30 godina')).toEqual([
    { rule: 'age', found: 'do 30 godina', start: 0, end: 12, stops: true },
  ]);
});

test.each([
  ['Uslov: mlađi od 35 god.', 'mlađi od 35'],
  ['Тражимо младе особе!', 'младе особе'],
  ['samo m u š k a r c i, puno radno vreme', 'samo m u š k a r c i'],
  ['Traži se (isključivo!) Đorđe: d-e-v-o-j-k-e', 'd-e-v-o-j-k-e'],
  ['isključivo z\u030censko', 'isključivo z\u030censko'],
  ['osoba prijatnog izgleda; neudata', 'prijatnog izgleda'],
])('a finding is marked as it was written: %s', (text, written) => {
  const [first] = findWording(text);
  expect(first ? text.slice(first.start, first.end) : null).toBe(written);
});

test.each([
  'Biramo bez obzira na pol, starost i nacionalnost.\nTražimo mlade osobe.',
  'Radite sa decom. Mlada osoba je dobrodošla.',
  'isklj. žensko',
])('the end of a sentence separates phrases, an abbreviation does not: %s', (text) => {
  expect(findWording(text)).toHaveLength(1);
});

test('no phrase can be tried at one word in more than a few ways, so the work grows with the text alone', () => {
  const ways = phraseGroups.flatMap(({ phrases }) => phrases.map((phrase) => waysOf(patternOf(phrase))));
  expect(ways.length).toBeGreaterThan(200);
  expect(Math.max(...ways)).toBeLessThanOrEqual(50);
});

test.each(['mlada i ', 'kandidat ', 's a m o ', 'bez obzira na ', 'od 20 do ', 'posalji broj '])(
  'a phrase at the end of the longest text is found, whatever stands before it: %s',
  (filler) => {
    const text = `${filler.repeat(20_000 / filler.length)}.\nneudata`;
    expect(findWording(text).map(({ found }) => found)).toContain('neudata');
  },
);
