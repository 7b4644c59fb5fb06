/**
 * Where people say they want to work, with the names of the occupations that are meant: „posao u vrtiću”. Each has the words
 * for the place, the occupations after the colon.
 */
const lines: readonly string[] = [
  'vrtić, obdanište, jaslice, predškolska ustanova, kindergarten: vaspitač, medicinska sestra vaspitač',
  'škola, osnovna škola, srednja škola, school: nastavnik, profesor, učitelj',
  'apoteka, pharmacy: farmaceut, farmaceutski tehničar, magistar farmacije',
  'banka, bank: šalterski službenik, bankarski službenik, savetnik za kredite, lični bankar, kreditni savetnik',
  'bolnica, klinika, dom zdravlja, ambulanta, ordinacija, medicinska škola, hospital, clinic: medicinska sestra, medicinski tehničar, lekar, doktor medicine',
  'starački dom, dom za stare, dom za starije: negovatelj, gerontonegovatelj, medicinska sestra',
  'kuhinja, kitchen: kuvar, pomoćni kuvar, pomoćni radnik u kuhinji, perač posuđa',
  'restoran, kafana, kafić, restaurant, bar, kafe: konobar, kuvar, pomoćni kuvar, barmen, šanker, poslužitelj u restoranu',
  'pekara, bakery: pekar, mesilac, burekdžija',
  'poslastičarnica: poslastičar',
  'picerija: pica majstor',
  'hotel: recepcioner, sobarica, sobar, radnik u hotelskom domaćinstvu',
  'prodavnica, radnja, market, supermarket, trgovina, butik, maloprodaja, shop, store: prodavac, kasir, popunjivač polica, radnik na popunjavanju polica',
  'mesara: mesar',
  'magacin, skladište, warehouse: magacioner, magacinski radnik, radnik u magacinu, komisioner, viljuškarista',
  'fabrika, pogon, factory: radnik u proizvodnji, proizvodni radnik, radnik na liniji, operater na proizvodnoj liniji, radnik na montaži, radnik na pakovanju',
  'građevina, gradilište, construction site: građevinski radnik, pomoćni građevinski radnik, radnik na gradilištu',
  'kancelarija, administracija, office: administrativni radnik, administrativni saradnik, poslovni sekretar',
  'računovodstvo, knjigovodstvo: knjigovođa, računovođa, saradnik u knjigovodstvu',
  'call centar, kol centar, pozivni centar, call center: operater u pozivnom centru, agent korisničke podrške, operater podrške kupcima, agent telefonske prodaje',
  'frizerski salon, salon lepote, kozmetički salon: frizer, kozmetičar, manikir',
  'teretana, gym: fitnes trener, trener u teretani, instruktor grupnih treninga',
  'benzinska pumpa, pumpa: točilac goriva, prodavac na benzinskoj stanici',
  'perionica, auto perionica: perač vozila, radnik u auto perionici, radnik u perionici veša',
  'voćnjak, plastenik: radnik u voćnjaku, berač voća, radnik u plasteniku',
  'farma: radnik na farmi, stočar, radnik na muži',
  'laboratorija: laborant, laboratorijski tehničar',
  'štamparija: štampar, mašinista ofset štampe, operater digitalne štampe',
  'recepcija: recepcioner',
];

/** Names of occupations by the places where they work; a place has several names. */
export const workplaces: readonly { places: readonly string[]; occupations: readonly string[] }[] = lines.map(
  (line) => {
    const [places = '', occupations = ''] = line.split(': ');
    return { places: places.split(', '), occupations: occupations.split(', ') };
  },
);
