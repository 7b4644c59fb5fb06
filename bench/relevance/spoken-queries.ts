import {
  books,
  callers,
  cooks,
  drivers,
  electricians,
  type JudgedQuery,
  judged,
  type Line,
  nurses,
  programmers,
  sellers,
  trucks,
} from './judged-query.ts';

const drivingTitles = `${drivers}, disponent, kurir`;
const warehouse = 'magacioner, komisioner, viljuskarista, poslovoda-magacina';
const designers = 'graficki-dizajner, ux-ui-dizajner, industrijski-dizajner, dizajner-enterijera';
const makers =
  'radnik-na-montazi, operater-na-proizvodnoj-liniji, radnik-na-pakovanju, rukovalac-brizgalicom, radnik-na-peglanju, rukovalac-u-preradi-mleka, industrijski-pekar';

/**
 * Unfinished words: an occupation's name without its end; relevant is every occupation with a title that continues
 * it.
 */
const unfinished: readonly Line[] = [
  [
    'admin',
    'administrativni-radnik, =Sistem administrator, =Administrator mreže i sistema, =Administrator veb-prodavnice',
    'sistem-administrator',
  ],
  ['komerc', 'komercijalista, komercijalista-na-terenu', 'menadzer-kljucnih-kupaca'],
  ['kozm', 'kozmeticar', 'manikir-pedikir-majstor'],
  ['progr', `${programmers}, predavac-programiranja-za-decu, =PLC programer, =Programer i operater CNC mašina`],
  ['vodoinst', 'vodoinstalater'],
  ['elektroins', electricians, 'autoelektricar'],
  ['zavar', 'zavarivac', 'bravar'],
  ['keram', 'keramicar'],
  ['fizioter', 'fizioterapeut', 'maser'],
  ['stomat', 'stomatolog, stomatoloska-sestra', 'zubni-tehnicar'],
  ['veterin', 'veterinar, veterinarski-tehnicar'],
  ['magac', warehouse],
  ['viljušk', 'viljuskarista', 'magacioner'],
  ['poslast', 'poslasticar', 'pekar'],
  ['recepc', 'recepcioner'],
  ['arhit', 'arhitekta', 'dizajner-enterijera'],
  ['geod', '=Geodetski inženjer, =Geodetski tehničar', 'geometar'],
  ['novin', 'novinar'],
  ['pravn', 'pravnik', 'advokatski-pripravnik'],
  ['farmac', 'farmaceut, farmaceutski-tehnicar, strucni-saradnik-u-farmaciji'],
  ['traktor', 'traktorista'],
  ['medicinska ses', nurses, 'stomatoloska-sestra, vaspitac'],
  ['grafički diz', 'graficki-dizajner'],
  ['kontrolor kval', 'kontrolor-kvaliteta', 'inzenjer-kvaliteta'],
  ['књигов', books, 'fakturista'],
  ['šnajd', 'sivac, krojac'],
];

/** What people say to somebody who may know of a job. */
const sentences: readonly Line[] = [
  ['trebam posao u pekari', 'pekar, industrijski-pekar', '', { says: /pekar/i }],
  [
    'ima li posla za šnajdere u Knjaževcu',
    'sivac, krojac',
    'modelar-odece, radnik-na-peglanju',
    { place: 'knjazevac' },
  ],
  ['tražim posao vozača u Beogradu', drivers, '', { place: 'beograd' }],
  ['treba mi posao konobara u Novom Sadu', 'konobar', 'barmen', { place: 'novi-sad' }],
  ['hitno potreban kuvar Niš', cooks, 'pomocni-kuvar', { place: 'nis' }],
  ['posao za medicinsku sestru u Beogradu', nurses, 'stomatoloska-sestra', { place: 'beograd' }],
  ['traži se zavarivač za rad u inostranstvu', 'zavarivac', 'bravar', { place: 'inostranstvo' }],
  [
    'gde ima posla za magacionere u Šimanovcima',
    'magacioner',
    'komisioner, viljuskarista, poslovoda-magacina',
    { place: 'simanovci' },
  ],
  ['tražim bilo kakav posao u Čačku', '', '', { place: 'cacak' }],
  ['zaposlio bih se kao stolar', 'stolar', 'tapetar'],
  ['želim da radim kao frizerka', 'frizer'],
  ['potrebne radnice u proizvodnji', 'radnik-u-proizvodnji', makers],
  ['ko traži električara u Subotici', electricians, 'autoelektricar, mehatronicar', { place: 'subotica' }],
  ['ima li posla za automehaničara u Beogradu', 'automehanicar', 'autoelektricar, autolimar', { place: 'beograd' }],
  ['interesuje me posao knjigovođe', books, 'fakturista, obracun-zarada-referent'],
  ['trazim posao kao programer u novom sadu', programmers, '', { place: 'novi-sad' }],
  ['радим као возач камиона тражим посао', trucks, 'vozac-autobusa'],
  ['treba mi posao vaspitačice', 'vaspitac'],
  ['slobodna radna mesta za farmaceute', 'farmaceut', 'farmaceutski-tehnicar'],
  ['konkurs za pravnika u Beogradu', 'pravnik', 'advokatski-pripravnik', { place: 'beograd' }],
  ['hitno potrebna kasirka', 'kasir', 'prodavac'],
  ['tražim posao molera', 'moler', 'lakirer'],
  ['posao za sobaricu na Kopaoniku', 'sobarica-sobar', 'higijenicar', { place: 'kopaonik' }],
  ['mogu li da radim kao maser na Zlatiboru', 'maser', 'fizioterapeut', { place: 'zlatibor' }],
  ['looking for a job as a waiter in Belgrade', 'konobar', 'barmen', { place: 'beograd' }],
  ['any jobs for nurses in Novi Sad', nurses, 'stomatoloska-sestra', { place: 'novi-sad' }],
];

/** Experience levels, combined with an occupation. */
const levels: readonly Line[] = [
  ['medior tester', 'qa-inzenjer', '', { levels: ['medior'] }],
  ['senior programer', programmers, '', { levels: ['senior'] }],
  ['junior java programer', 'backend-programer', '', { levels: ['junior'] }],
  ['junior frontend', 'frontend-programer', '', { levels: ['junior'] }],
  ['kasir bez prakse', 'kasir', 'prodavac', { beginner: true }],
  ['magacioner bez iskustva', 'magacioner', 'komisioner, viljuskarista', { beginner: true }],
  ['prodavac početnik', sellers, 'kasir, radnik-na-popunjavanju-polica', { beginner: true }],
  ['radnik u proizvodnji bez iskustva', 'radnik-u-proizvodnji', makers, { beginner: true }],
  ['senior php', 'php-programer', '', { levels: ['senior'] }],
  ['medior programer Beograd', programmers, '', { levels: ['medior'], place: 'beograd' }],
  ['QA junior', 'qa-inzenjer', '', { levels: ['junior'] }],
  ['senior devops', 'devops-inzenjer', '', { levels: ['senior'] }],
  ['pripravnik', '', '', { levels: ['bez-iskustva', 'praktikant'] }],
  ['posao bez iskustva Novi Sad', '', '', { beginner: true, place: 'novi-sad' }],
  ['konobar bez radnog iskustva', 'konobar', 'barmen', { beginner: true }],
  ['сениор програмер', programmers, '', { levels: ['senior'] }],
  ['medior dizajner', designers, '', { levels: ['medior'] }],
  ['komercijalista početnik', 'komercijalista, komercijalista-na-terenu', '', { beginner: true }],
  [
    'početnica u administraciji',
    'administrativni-radnik, poslovni-sekretar',
    'fakturista, hr-saradnik',
    { beginner: true },
  ],
  ['nurse no experience', nurses, 'stomatoloska-sestra', { beginner: true }],
];

/** Hours, place of work and pay, in words. */
const conditions: readonly Line[] = [
  ['rad na daljinu dizajner', designers, '', { workModel: 'od-kuce' }],
  ['programer od kuće', programmers, '', { workModel: 'od-kuce' }],
  [
    'rad od kuće korisnička podrška',
    callers,
    'agent-telefonske-prodaje, saradnik-it-podrske',
    { workModel: 'od-kuce' },
  ],
  ['remote developer', programmers, '', { workModel: 'od-kuce' }],
  ['prevodilac od kuće', 'prevodilac', 'lektor', { workModel: 'od-kuce' }],
  ['posao od kuće', '', '', { workModel: 'od-kuce' }],
  ['noćna smena', '', '', { hours: 'nocni' }],
  ['honorarno', '', '', { hours: 'honorarno' }],
  ['promoter honorarno', 'promoter', '', { hours: 'honorarno' }],
  ['vozač preko 100.000', drivers, drivingTitles, { payFrom: 100_000 }],
  ['programer plata preko 250000', programmers, '', { payFrom: 250_000 }],
  ['konobar od 90.000 dinara', 'konobar', 'barmen', { payFrom: 90_000 }],
  ['prodavac pola radnog vremena', sellers, 'kasir', { hours: 'nepuno' }],
  ['posao vikendom', '', '', { hours: 'vikend' }],
  ['hibridni rad programer', programmers, '', { workModel: 'hibrid' }],
  ['sezonski posao konobar', 'konobar', 'barmen', { contract: 'sezonski' }],
  ['noćna smena u Beogradu', '', '', { hours: 'nocni', place: 'beograd' }],
  [
    'magacioner za stalno na neodređeno',
    'magacioner',
    'komisioner, viljuskarista, poslovoda-magacina',
    { contract: 'neodredjeno' },
  ],
];

/** An excluded word. */
const minus: readonly Line[] = [
  [
    'monter -klima',
    '=Monter u proizvodnji, =Vodoinstalater – monter grejanja, =Bravar – monter, =Monter suve gradnje, monter-solarnih-panela, =Monter optičkih mreža',
    'radnik-na-montazi, monter-optickih-mreza, bravar, vodoinstalater',
    { without: /klim/i },
  ],
  [
    'vozač -dostava',
    'vozac-c-kategorije, vozac-ce-kategorije, vozac-autobusa, taksi-vozac',
    'vozac-b-kategorije-dostava',
    { without: /dostav/i },
  ],
  ['programer -php', programmers, 'inzenjer-automatike, rukovalac-cnc-masinom', { without: /\bphp\b/i }],
  ['prodavac -tehnike', sellers, '', { without: /tehnik/i }],
  ['kuvar -pomoćni', cooks, '', { without: /pomoćn/i }],
  ['sestra -stomatološka', nurses, '=Medicinska sestra – vaspitač!', { without: /stomatološk/i }],
  [
    'menadžer -restoran',
    'menadzer-kljucnih-kupaca, regionalni-menadzer-maloprodaje, it-projektni-menadzer, menadzer-drustvenih-mreza, menadzer-ljudskih-resursa, menadzer-operacija, =Menadžer sistema kvaliteta',
    'inzenjer-kvaliteta',
    { without: /restoran/i },
  ],
  ['recepcioner -noćni', 'recepcioner', '', { without: /noćn/i }],
  ['dizajner -enterijer', 'graficki-dizajner, ux-ui-dizajner, industrijski-dizajner', '', { without: /enterijer/i }],
  [
    'magacioner beograd -viljuškar',
    'magacioner',
    'komisioner, poslovoda-magacina',
    { place: 'beograd', without: /viljuškar/i },
  ],
];

/**
 * A hundred queries written from the catalogue and from how people speak, before the search knew any of it. Every third is kept
 * aside.
 */
export const spokenQueries: readonly JudgedQuery[] = [
  ...judged('unfinished', unfinished),
  ...judged('sentence', sentences),
  ...judged('level', levels),
  ...judged('condition', conditions),
  ...judged('minus', minus),
].map((query, at) => ({ ...query, aside: at % 3 === 2 }));
