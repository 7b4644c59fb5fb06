import type { NewApplication } from '#features/applications/server/application-store.ts';

/** An invented person's application to the demo employer, without the posting it goes to. */
export type DemoApplication = Pick<
  NewApplication,
  'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'applicationType' | 'coverLetter' | 'status'
> & {
  /** How long ago it came, at most; never before the posting. */
  hoursAgo: number;
  opened: boolean;
};

const letters = {
  milica:
    'Poštovani,\n\nveć četiri godine samostalno vodim knjige za desetak trgovinskih preduzeća i volela bih da to iskustvo prenesem u vaš tim. Posebno me raduje rad sa stalnim klijentima i prilika da se dalje usavršavam.\n\nS poštovanjem,\nMilica Đorđević',
  dragan:
    'Poštovani, sedam godina radim na obračunu zarada i PDV-u u građevinskoj firmi sa 60 zaposlenih. Otkazni rok mi je 15 dana, a na razgovor mogu da dođem svakog dana posle 15 časova.',
  sanja:
    'Dobar dan, završila sam strukovne studije i pet godina vodim knjigovodstvo ugostiteljskih objekata. Navikla sam na rokove i na klijente koji račune donose u kesi.',
  nemanja:
    'Poštovani, dve godine sam fakturista u veleprodaji i polažem ispit za sertifikat. Želim da naučim i završni račun.',
  jelena:
    'Tražim posao u Beogradu posle preseljenja iz Čačka. Imam šest godina iskustva u knjigovodstvenoj agenciji i preporuke bivših klijenata.',
  boban:
    'Nemam iskustva u knjigovodstvu, ali sam završio ekonomsku školu i brzo učim. Spreman sam da počnem i kao pripravnik.',
  zorica:
    'Osam godina vodim dvojno knjigovodstvo, poslednje tri samostalno do završnog računa. Odgovara mi hibridni rad.',
};

const people: [string, string, string, keyof typeof letters, DemoApplication['status'], number, boolean][] = [
  ['Milica', 'Đorđević', 'Beograd', 'milica', 'unsorted', 3, false],
  ['Dragan', 'Ćirić', 'Pančevo', 'dragan', 'saved', 6, true],
  ['Sanja', 'Živković', 'Beograd', 'sanja', 'saved', 22, true],
  ['Nemanja', 'Petrov', 'Zrenjanin', 'nemanja', 'maybe', 27, true],
  ['Jelena', 'Šarić', 'Čačak', 'jelena', 'unsorted', 45, false],
  ['Boban', 'Nešić', 'Obrenovac', 'boban', 'rejected', 70, true],
  ['Zorica', 'Tot', 'Novi Sad', 'zorica', 'unsorted', 96, true],
];

/** Applications that the demo employer finds on one of its postings, newest first. */
export const demoApplications: DemoApplication[] = people.map(
  ([firstName, lastName, city, letter, status, hoursAgo, opened], index) => ({
    firstName,
    lastName,
    city,
    email: `kandidat${index + 1}@primer.example`,
    phone: `+3816000000${10 + index}`,
    applicationType: 'letter',
    coverLetter: letters[letter],
    status,
    hoursAgo,
    opened,
  }),
);
