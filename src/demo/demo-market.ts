import type { NewApplication } from '#features/applications/server/application-store.ts';
import type { ContactSender, ContactSubject } from '#features/contact/contact-topics.ts';
import type { ReportReason } from '#features/contact/report-reasons.ts';
import type { DemoDocument } from './demo-document.tsx';

/* The market of the demo besides live postings. Ages are hours before the demo was loaded. */

/** An invented person's application to the demo account's own company. */
export type DemoApplication = Pick<
  NewApplication,
  'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'applicationType' | 'coverLetter' | 'status'
> & { hoursAgo: number; opened: boolean; cv: DemoDocument | null };

interface Person {
  name: readonly [string, string];
  city: string;
  type: 'cv' | 'cv_letter' | 'letter';
  status: NonNullable<NewApplication['status']>;
  hoursAgo: number;
  opened: boolean;
  letter?: string;
  trade?: string;
  about?: string;
  work?: readonly string[];
  school?: string;
  skills?: readonly string[];
}

const people: readonly Person[] = [
  {
    name: ['Milica', 'Đorđević'],
    city: 'Beograd',
    type: 'cv_letter',
    status: 'unsorted',
    hoursAgo: 3,
    opened: false,
    letter:
      'Poštovani,\n\nveć četiri godine samostalno vodim knjige za desetak trgovinskih preduzeća i volela bih da to iskustvo prenesem u vaš tim. Posebno me raduje rad sa stalnim klijentima i prilika da se dalje usavršavam.\n\nS poštovanjem,\nMilica Đorđević',
    trade: 'Knjigovođa',
    about:
      'Knjigovođa sa četiri godine samostalnog rada za trgovinska preduzeća, navikla na rokove i na elektronske fakture.',
    work: [
      'Bilans Plus, Beograd, od 2022: knjige za jedanaest klijenata, PDV i završni račun.',
      'Gradina Market, Kragujevac, 2019–2022: ulazne fakture, magacin i popis.',
    ],
    school: 'Visoka poslovna škola strukovnih studija, Beograd, 2018.',
    skills: [
      'PDV i poreske prijave',
      'završni račun',
      'tabele i dva računovodstvena programa',
      'engleski za prepisku',
    ],
  },
  {
    name: ['Dragan', 'Ćirić'],
    city: 'Pančevo',
    type: 'cv',
    status: 'saved',
    hoursAgo: 6,
    opened: true,
    trade: 'Referent za obračun zarada',
    about: 'Sedam godina obračunavam zarade i PDV u građevinskoj firmi sa šezdeset zaposlenih.',
    work: [
      'Gradnja Mostić, Pančevo, od 2019: obračun zarada, bolovanja i putnih naloga.',
      'Knjigovodstvo Stubac, Pančevo, 2016–2019: fakture i izvodi.',
    ],
    school: 'Ekonomska škola, Pančevo.',
    skills: ['obračun zarada', 'elektronske poreske prijave', 'vozačka dozvola B kategorije'],
  },
  {
    name: ['Sanja', 'Živković'],
    city: 'Beograd',
    type: 'cv_letter',
    status: 'saved',
    hoursAgo: 22,
    opened: true,
    letter:
      'Dobar dan, završila sam strukovne studije i pet godina vodim knjigovodstvo ugostiteljskih objekata. Navikla sam na rokove i na klijente koji račune donose u kesi.',
    trade: 'Knjigovođa u ugostiteljstvu',
    about: 'Vodim knjige za šest restorana i dve poslastičarnice, od dnevnih pazara do završnog računa.',
    work: ['Agencija Konto Sofra, Beograd, od 2020: knjigovodstvo ugostiteljskih objekata.'],
    school: 'Beogradska akademija poslovnih studija, 2019.',
    skills: ['fiskalne kase i dnevni izveštaji', 'normativi', 'PDV'],
  },
  {
    name: ['Nemanja', 'Petrov'],
    city: 'Zrenjanin',
    type: 'letter',
    status: 'maybe',
    hoursAgo: 27,
    opened: true,
    letter:
      'Poštovani, dve godine sam fakturista u veleprodaji i polažem ispit za sertifikat. Želim da naučim i završni račun.',
  },
  {
    name: ['Jelena', 'Šarić'],
    city: 'Čačak',
    type: 'cv',
    status: 'unsorted',
    hoursAgo: 45,
    opened: false,
    trade: 'Saradnik u knjigovodstvenoj agenciji',
    about:
      'Šest godina iskustva u agenciji i preporuke bivših klijenata; selim se u Beograd početkom meseca.',
    work: ['Agencija Ravnik, Čačak, 2019–2025: knjige za paušalce i mala preduzeća.'],
    school: 'Ekonomski fakultet, Kragujevac, 2019.',
    skills: ['paušalno oporezivanje', 'finansijski izveštaji', 'nemački, srednji nivo'],
  },
  {
    name: ['Boban', 'Nešić'],
    city: 'Obrenovac',
    type: 'letter',
    status: 'rejected',
    hoursAgo: 70,
    opened: true,
    letter:
      'Nemam iskustva u knjigovodstvu, ali sam završio ekonomsku školu i brzo učim. Spreman sam da počnem i kao pripravnik.',
  },
  {
    name: ['Zorica', 'Tot'],
    city: 'Novi Sad',
    type: 'cv_letter',
    status: 'unsorted',
    hoursAgo: 96,
    opened: true,
    letter:
      'Osam godina vodim dvojno knjigovodstvo, poslednje tri samostalno do završnog računa. Odgovara mi hibridni rad.',
    trade: 'Samostalni knjigovođa',
    about: 'Osam godina dvojnog knjigovodstva, poslednje tri samostalno do završnog računa.',
    work: ['Preduzeće Vršaj, Novi Sad, od 2018: glavna knjiga, osnovna sredstva, izveštaji za upravu.'],
    school: 'Fakultet za ekonomiju i inženjerski menadžment, Novi Sad, 2017.',
    skills: ['MSFI za mala pravna lica', 'izveštavanje', 'mađarski i engleski'],
  },
];

const cvOf = (
  { name, city, trade = '', about = '', work = [], school = '', skills = [] }: Person,
  email: string,
): DemoDocument => ({
  title: name.join(' '),
  under: [trade, `${city} · ${email}`],
  sections: [
    { paragraphs: [about] },
    { heading: 'Radno iskustvo', points: work },
    { heading: 'Obrazovanje', paragraphs: [school] },
    { heading: 'Znanja', points: skills },
  ],
});

/** Newest first; the first is the demo candidate's. */
export const demoApplications: readonly DemoApplication[] = people.map((person, index) => {
  const [firstName, lastName] = person.name;
  const email = index === 0 ? 'kandidat@primer.rs' : `kandidat${index + 1}@primer.example`;
  return {
    firstName,
    lastName,
    email,
    city: person.city,
    phone: `+3816000000${10 + index}`,
    applicationType: person.type,
    coverLetter: person.letter ?? '',
    status: person.status,
    hoursAgo: person.hoursAgo,
    opened: person.opened,
    cv: person.type === 'letter' ? null : cvOf(person, email),
  };
});

/** A posting of another company that waits for a decision: what it adds to the words of one that is live. */
export interface WaitingPosting {
  hoursAgo: number;
  /** Why it waits: its words, or an unverified company. */
  why: 'wording' | 'verification';
  title?: string;
  adds: string;
}

export const waitingPostings: readonly WaitingPosting[] = [
  { hoursAgo: 2, why: 'wording', adds: 'Tražimo osobe od 25 do 35 godina, prijatnog izgleda.' },
  { hoursAgo: 5, why: 'verification', adds: '' },
  { hoursAgo: 9, why: 'wording', adds: 'Troškove obuke snosi kandidat, a plaćaju se pre početka rada.' },
  { hoursAgo: 20, why: 'verification', title: 'Prodavačica', adds: 'Sve dogovaramo preko Vibera.' },
  { hoursAgo: 26, why: 'wording', adds: 'U obzir dolaze samo muškarci, zbog prirode posla.' },
  { hoursAgo: 31, why: 'verification', adds: 'Zarada do 3.000 evra mesečno bez iskustva.' },
  { hoursAgo: 50, why: 'wording', adds: 'Molimo da u prijavi navedete bračni status i da li imate decu.' },
];

/** Own postings that are not live. */
export const ownPending = {
  rejected: {
    adds: 'Prednost imaju kandidati do 35 godina.',
    reason:
      'Oglas ne sme da postavlja uslov o godinama života. Uklonite tu rečenicu i pošaljite oglas ponovo.',
  },
  inReview: { adds: 'Tražimo devojku prijatnog izgleda za rad sa klijentima.' },
} as const;

export const demoReports: readonly {
  reason: ReportReason;
  text: string;
  hoursAgo: number;
  email: string | null;
  note?: string;
}[] = [
  {
    reason: 'money',
    text: 'Na telefonu su mi tražili 60 evra za uniformu pre prvog dana.',
    hoursAgo: 4,
    email: 'prijava1@primer.example',
  },
  {
    reason: 'gone',
    text: 'Zvala sam, kažu da je mesto popunjeno pre nedelju dana.',
    hoursAgo: 11,
    email: null,
  },
  {
    reason: 'discrimination',
    text: 'Na razgovoru su rekli da ne primaju majke male dece.',
    hoursAgo: 25,
    email: 'prijava2@primer.example',
  },
  {
    reason: 'impostor',
    text: 'Ova firma nema oglas na svom sajtu, a mejl adresa ne liči na njihovu.',
    hoursAgo: 33,
    email: null,
  },
  {
    reason: 'other',
    text: 'Mesto rada u oglasu je Beograd, a na razgovoru kažu da je posao u Staroj Pazovi.',
    hoursAgo: 80,
    email: 'prijava3@primer.example',
    note: 'Poslodavac je ispravio mesto rada.',
  },
];

export const demoMessages: readonly {
  name: string;
  email: string;
  sender: ContactSender;
  subject: ContactSubject;
  message: string;
  hoursAgo: number;
  note?: string;
}[] = [
  {
    name: 'Vesna Ilić',
    email: 'vesna.ilic@primer.example',
    sender: 'employer',
    subject: 'order',
    message:
      'Dobar dan, da li predračun može da glasi na našu drugu firmu? PIB je isti, promenio se samo naziv.',
    hoursAgo: 3,
  },
  {
    name: 'Marko Stojković',
    email: 'marko.stojkovic@primer.example',
    sender: 'candidate',
    subject: 'application',
    message: 'Poslao sam prijavu sa starim CV-jem. Mogu li da je zamenim novom pre isteka oglasa?',
    hoursAgo: 8,
  },
  {
    name: 'Anđela Kovač',
    email: 'andjela.kovac@primer.example',
    sender: 'candidate',
    subject: 'account',
    message: 'Ne stiže mi mejl za potvrdu naloga, gledala sam i u neželjenoj pošti.',
    hoursAgo: 19,
  },
  {
    name: 'Dejan Urošević',
    email: 'dejan.urosevic@primer.example',
    sender: 'employer',
    subject: 'posting',
    message: 'Oglas nam je na pregledu od juče ujutru. Da li nešto treba da dopunimo?',
    hoursAgo: 28,
  },
  {
    name: 'Ljiljana Babić',
    email: 'ljiljana.babic@primer.example',
    sender: 'candidate',
    subject: 'data',
    message: 'Molim vas da mi pošaljete sve podatke koje čuvate o meni i da posle toga obrišete nalog.',
    hoursAgo: 71,
    note: 'Poslat odgovor sa uputstvom: Nalog, Vaši podaci.',
  },
  {
    name: 'Škola računara Zubor',
    email: 'kontakt@zubor.primer.example',
    sender: 'other',
    subject: 'other',
    message:
      'Da li biste objavili vest o besplatnim radionicama za pisanje biografije koje držimo svake subote?',
    hoursAgo: 140,
    note: 'Prosleđeno urednicima bloga.',
  },
];
