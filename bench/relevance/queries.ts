import type { PlaceCode } from '#features/catalog/places.ts';

/** What makes a posting an answer, beside its occupation. */
interface Terms {
  /** It must be there, or in a part of it; what is offered in Cela Srbija answers less well. */
  place?: PlaceCode;
  /** The firm must be called so; whatever occupation then is an answer when none is named. */
  company?: string;
  workModel?: string;
  /** What the title or the text must say. */
  says?: RegExp;
}

/** A query with the occupations (ids of the demo data, or titles behind `=`) that are what was meant, and close to it. */
export interface JudgedQuery extends Terms {
  kind: string;
  q: string;
  meant: readonly string[];
  close: readonly string[];
}

type Line = readonly [q: string, meant: string, close?: string, terms?: Terms];

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const judged = (kind: string, lines: readonly Line[]): JudgedQuery[] =>
  lines.map(([q, meant, close, terms]) => ({ kind, q, meant: list(meant), close: list(close), ...terms }));

const drivers =
  'vozac-c-kategorije, vozac-ce-kategorije, vozac-b-kategorije-dostava, vozac-autobusa, taksi-vozac';
const trucks = 'vozac-c-kategorije, vozac-ce-kategorije';
const sellers = 'prodavac, prodavac-tehnike, prodavac-odece-i-obuce, prodavac-na-benzinskoj-stanici';
const programmers =
  'frontend-programer, backend-programer, dotnet-programer, php-programer, python-programer, programer-mobilnih-aplikacija';
const books = 'knjigovoda, racunovoda';
const nurses = 'medicinska-sestra-tehnicar';
const callers = 'operater-u-pozivnom-centru, agent-podrske-nemacki-jezik';
const farmHands = 'radnik-u-vocnjaku, radnik-na-farmi';
const cleaners = 'higijenicar';
const cooks = 'kuvar';
const electricians = 'elektroinstalater';

export const judgedQueries: readonly JudgedQuery[] = [
  ...judged('occupation', [
    ['prodavac', sellers],
    ['kasir', 'kasir', 'prodavac'],
    ['mesar', 'mesar'],
    ['komercijalista', 'komercijalista, komercijalista-na-terenu'],
    ['merčendajzer', 'mercendajzer', 'radnik-na-popunjavanju-polica'],
    ['stolar', 'stolar', 'tapetar'],
    ['šivač', 'sivac', 'krojac'],
    ['krojač', 'krojac', 'sivac, modelar-odece'],
    ['zavarivač', 'zavarivac', 'bravar'],
    ['bravar', 'bravar', 'zavarivac'],
    ['automehaničar', 'automehanicar', 'autoelektricar'],
    ['zidar', 'zidar', 'pomocni-gradevinski-radnik'],
    ['keramičar', 'keramicar'],
    ['geometar', 'geometar'],
    ['arhitekta', 'arhitekta', 'dizajner-enterijera'],
    ['novinar', 'novinar'],
    ['knjigovođa', books, 'fakturista, obracun-zarada-referent'],
    ['fakturista', 'fakturista', 'knjigovoda'],
    ['pravnik', 'pravnik', 'advokatski-pripravnik'],
    ['prevodilac', 'prevodilac', 'lektor'],
    ['magacioner', 'magacioner', 'komisioner, viljuskarista, poslovoda-magacina'],
    ['viljuškarista', 'viljuskarista', 'magacioner'],
    ['kurir', 'kurir', 'vozac-b-kategorije-dostava'],
    ['konobar', 'konobar', 'barmen'],
    ['kuvar', cooks, 'pomocni-kuvar'],
    ['pekar', 'pekar, industrijski-pekar'],
    ['poslastičar', 'poslasticar', 'pekar'],
    ['recepcioner', 'recepcioner'],
    ['stomatolog', 'stomatolog'],
    ['fizioterapeut', 'fizioterapeut', 'maser'],
    ['farmaceut', 'farmaceut', 'farmaceutski-tehnicar'],
    ['veterinar', 'veterinar', 'veterinarski-tehnicar'],
    ['frizer', 'frizer'],
    ['vaspitač', 'vaspitac'],
    ['agronom', 'agronom'],
    ['traktorista', 'traktorista'],
  ]),
  ...judged('case form', [
    ['programera', programmers],
    ['posao vozača', drivers],
    ['kuvara', cooks, 'pomocni-kuvar'],
    ['potreban konobar', 'konobar', 'barmen'],
    ['tražimo medicinsku sestru', nurses, 'stomatoloska-sestra, vaspitac'],
    ['magacionera', 'magacioner', 'komisioner, poslovoda-magacina'],
    ['frizerku', 'frizer'],
    ['posao u pekari', 'pekar, industrijski-pekar', '', { says: /pekar/i }],
    ['električare', electricians, 'autoelektricar'],
    ['knjigovođe', books],
    ['prodavačicu', sellers],
    ['radnike u proizvodnji', 'radnik-u-proizvodnji', 'radnik-na-montazi, operater-na-proizvodnoj-liniji'],
    ['poslovođu', 'poslovoda-prodavnice, poslovoda-magacina, =Poslovođa pogona', 'voda-smene'],
    ['inženjera elektrotehnike', 'inzenjer-elektrotehnike', 'inzenjer-automatike'],
  ]),
  ...judged('script', [
    ['програмер', programmers],
    ['возач', drivers],
    ['медицинска сестра', nurses, 'stomatoloska-sestra, vaspitac'],
    ['књиговођа', books],
    ['кувар Београд', cooks, 'pomocni-kuvar', { place: 'beograd' }],
    ['радник у производњи', 'radnik-u-proizvodnji', 'radnik-na-montazi'],
    ['чистачица', cleaners, 'sobarica-sobar'],
    ['шофер', drivers],
    ['електричар Панчево', electricians, '', { place: 'pancevo' }],
    ['продавачица', sellers],
  ]),
  ...judged('without diacritics', [
    ['zavarivac', 'zavarivac', 'bravar'],
    ['racunovodja', books],
    ['knjigovodja', books],
    ['sivac', 'sivac', 'krojac'],
    ['viljuskarista', 'viljuskarista'],
    ['vaspitacica', 'vaspitac'],
    ['cistacica', cleaners, 'sobarica-sobar'],
    ['sluzbenik obezbedjenja', 'sluzbenik-obezbedenja', 'operater-u-kontrolnom-centru'],
    ['gradjevinski inzenjer', 'gradevinski-inzenjer', 'sef-gradilista'],
    ['masinski inzenjer', 'masinski-inzenjer-konstruktor', 'inzenjer-odrzavanja'],
  ]),
  ...judged('typo', [
    ['knjigovoda beogrd', books, '', { place: 'beograd' }],
    ['magaconer', 'magacioner', 'komisioner, poslovoda-magacina'],
    ['programmer', programmers],
    ['konobsr', 'konobar', 'barmen'],
    ['zavarvač', 'zavarivac'],
    ['viljuškarist', 'viljuskarista'],
    ['recepcionre', 'recepcioner'],
    ['fizoterapeut', 'fizioterapeut'],
    ['elektircar', electricians, 'autoelektricar'],
    ['medicniska sestra', nurses, 'stomatoloska-sestra'],
    ['vodoinstaleter', 'vodoinstalater'],
    ['komercialista', 'komercijalista, komercijalista-na-terenu'],
    ['frizre', 'frizer'],
    ['stomatlog', 'stomatolog'],
  ]),
  ...judged('place', [
    ['vozač Beograd', drivers, '', { place: 'beograd' }],
    ['prodavac Novi Sad', sellers, '', { place: 'novi-sad' }],
    ['kuvar u Nišu', cooks, 'pomocni-kuvar', { place: 'nis' }],
    ['konobar zlatibor', 'konobar', 'barmen', { place: 'zlatibor' }],
    ['posao u Čačku', '', '', { place: 'cacak' }],
    ['magacioner šimanovci', 'magacioner', 'komisioner', { place: 'simanovci' }],
    ['programer Novi Sad', programmers, '', { place: 'novi-sad' }],
    ['medicinska sestra Subotica', nurses, 'stomatoloska-sestra', { place: 'subotica' }],
    ['radnik u proizvodnji Niš', 'radnik-u-proizvodnji', 'radnik-na-montazi', { place: 'nis' }],
    ['zavarivač inostranstvo', 'zavarivac', '', { place: 'inostranstvo' }],
    ['Zrenjanin', '', '', { place: 'zrenjanin' }],
    ['frizer zlatibor', 'frizer', '', { place: 'zlatibor' }],
    ['poslovi Kraljevo', '', '', { place: 'kraljevo' }],
  ]),
  ...judged('employer', [
    ['Kvarc Računovodstvo', '', '', { company: 'Kvarc Računovodstvo' }],
    ['kvarc racunovodstvo d.o.o.', '', '', { company: 'Kvarc Računovodstvo' }],
    ['Квасац Принт', '', '', { company: 'Kvasac Print' }],
    ['Perionica Vukovik', '', '', { company: 'Perionica Vukovik' }],
    ['česmara osiguranje doo', '', '', { company: 'Česmara Osiguranje' }],
    ['vršaj solar', '', '', { company: 'Vršaj Solar' }],
    ['u Kormilo Ketering', '', '', { company: 'Kormilo Ketering' }],
    ['hotel Naprstak frizer', 'frizer', '', { company: 'Hotel Naprstak' }],
    ['Dom za starije Kremenko', '', '', { company: 'Dom za starije Kremenko' }],
    ['lampas klinika', '', '', { company: 'Lampaš Klinika' }],
  ]),
  ...judged('skill', [
    ['C#', 'dotnet-programer', '', { says: /C#/ }],
    ['.NET', 'dotnet-programer', '', { says: /\.NET/ }],
    ['Java', 'backend-programer', '', { says: /\bJava\b/ }],
    ['React', 'frontend-programer', '', { says: /React/ }],
    ['python', 'python-programer', '', { says: /Python/ }],
    ['PHP Laravel', 'php-programer', '', { says: /Laravel/ }],
    ['Android', '=Android programer', 'programer-mobilnih-aplikacija', { says: /Android/ }],
    ['CNC', 'rukovalac-cnc-masinom', '', { says: /CNC/ }],
    ['PLC', '=PLC programer, inzenjer-automatike', '', { says: /PLC/ }],
    ['TIG zavarivanje', 'zavarivac', '', { says: /TIG/ }],
    [
      'nemački jezik',
      '=Agent podrške – nemački jezik, =Predavač nemačkog jezika',
      'agent-podrske-nemacki-jezik',
      { says: /nemačk/i },
    ],
    ['UX', 'ux-ui-dizajner', '', { says: /UX/ }],
    ['ERP', 'konsultant-za-poslovni-softver', '', { says: /ERP/ }],
  ]),
  ...judged('English', [
    ['developer', programmers],
    ['java developer', 'backend-programer', '', { says: /\bJava\b/ }],
    ['software engineer', programmers, 'devops-inzenjer, qa-inzenjer'],
    ['QA engineer', 'qa-inzenjer'],
    ['driver', drivers],
    ['truck driver', trucks, 'vozac-autobusa'],
    ['nurse', nurses, 'stomatoloska-sestra'],
    ['accountant', books],
    ['barista', '=Barista, barmen', 'konobar'],
    ['graphic designer', 'graficki-dizajner'],
    ['sales manager', 'menadzer-kljucnih-kupaca', 'regionalni-menadzer-maloprodaje'],
    ['security guard', 'sluzbenik-obezbedenja'],
    ['product owner', '=Vlasnik proizvoda', 'it-projektni-menadzer'],
    ['system administrator', 'sistem-administrator', 'mrezni-inzenjer'],
    ['customer support', callers, 'saradnik-it-podrske'],
    ['waiter Belgrade', 'konobar', 'barmen', { place: 'beograd' }],
  ]),
  ...judged('another name', [
    ['šofer', drivers],
    ['šofer kamiona', trucks],
    ['prodavačica', sellers],
    ['čistačica', cleaners, 'sobarica-sobar'],
    ['spremačica', cleaners, 'sobarica-sobar'],
    ['kelner', 'konobar', 'barmen'],
    ['varilac', 'zavarivac'],
    ['šnajderka', 'sivac, krojac'],
    ['zubar', 'stomatolog'],
    ['apotekar', 'farmaceut', 'farmaceutski-tehnicar'],
    ['čuvar', 'sluzbenik-obezbedenja'],
    ['blagajnica', 'kasir', 'salterski-sluzbenik'],
    ['majstor za automobile', 'automehanicar', 'autoelektricar, autolimar'],
    ['informatičar', 'saradnik-it-podrske', 'sistem-administrator'],
    ['doktor', 'lekar-opste-prakse, lekar-specijalista', 'stomatolog, veterinar'],
    ['sekretarica', 'poslovni-sekretar', 'administrativni-radnik'],
    ['učitelj engleskog', 'nastavnik-engleskog-jezika'],
    ['fizikalac', 'pomocni-gradevinski-radnik', farmHands],
    ['kasapin', 'mesar'],
    ['soboslikar', 'moler'],
    ['dostavljač', 'kurir, vozac-b-kategorije-dostava'],
    ['hausmajstor', 'domar'],
    ['regrutacija', 'regruter', 'hr-saradnik'],
    ['kadrovik', 'hr-saradnik', 'regruter, menadzer-ljudskih-resursa'],
  ]),
  ...judged('two words', [
    ['medicinska sestra', nurses, 'stomatoloska-sestra, vaspitac'],
    ['pomoćni kuvar', 'pomocni-kuvar', 'kuvar'],
    ['pica majstor', 'pica-majstor'],
    ['vozač C kategorije', 'vozac-c-kategorije', 'vozac-ce-kategorije'],
    ['vozač B kategorija', 'vozac-b-kategorije-dostava', 'taksi-vozac'],
    ['vozač autobusa', 'vozac-autobusa'],
    ['call centar', callers, 'agent-telefonske-prodaje, supervizor-pozivnog-centra'],
    ['lekar specijalista', 'lekar-specijalista', 'lekar-opste-prakse'],
    ['sistem administrator', 'sistem-administrator', 'mrezni-inzenjer'],
    ['klima serviser', 'serviser-klima-uredaja'],
    ['sobarica sobar', 'sobarica-sobar'],
    ['manikir', 'manikir-pedikir-majstor'],
    ['digitalni marketing', 'specijalista-za-digitalni-marketing', 'menadzer-drustvenih-mreza'],
    ['obračun zarada', 'obracun-zarada-referent'],
    ['kontrola kvaliteta', 'kontrolor-kvaliteta, inzenjer-kvaliteta'],
    ['berba voća', '=Berač voća, radnik-u-vocnjaku'],
    ['nastavnik matematike', 'profesor-matematike'],
  ]),
  ...judged('hours and pay', [
    ['rad od kuće', '', '', { workModel: 'od-kuce' }],
    ['noćni rad', '', '', { says: /noćn/i }],
    ['noćni recepcioner', '=Noćni recepcioner', 'recepcioner'],
    ['topli obrok', '', '', { says: /topli obrok/i }],
    ['službeno vozilo', '', '', { says: /službeno vozilo/i }],
    ['smeštaj', '', '', { says: /smeštaj/i }],
    ['privatno zdravstveno osiguranje', '', '', { says: /privatno zdravstveno osiguranje/i }],
    ['obezbeđen prevoz', '', '', { says: /prevoz/i }],
    ['slobodan vikend', '', '', { says: /vikend|subot|nedelj/i }],
    ['dostavljač hrane honorarno', '=Dostavljač hrane', 'kurir'],
  ]),
];
