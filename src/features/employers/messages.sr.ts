import { addressesMessages } from './addresses/messages.sr.ts';
import { profileMessages } from './profile/messages.sr.ts';
import { teamMessages } from './team/messages.sr.ts';

/** Texts of the public list of companies and of their pages. */
export const employerMessages = {
  problems: {
    'address-link-invalid':
      'Ova veza ne važi ili je već iskorišćena. Otvorite onu iz poslednjeg mejla koji ste dobili.',
    'already-member': 'Ova osoba je već u timu.',
    'invitation-invalid': 'Ovaj poziv više ne važi. Zatražite novi od vlasnika naloga firme.',
    'invitation-not-found': 'Ovaj poziv više ne postoji.',
    'invitation-other-account':
      'Sa ovom imejl adresom poziv trenutno ne može da se prihvati. Osvežite stranu za objašnjenje.',
    'last-owner': 'Firma mora da ima bar jednog vlasnika naloga. Prvo dajte tu ulogu još nekome.',
    'member-not-found': 'Ova osoba više nije u timu.',
    'team-full': 'Sva mesta u timu i među otvorenim pozivima su zauzeta (najviše {{count}}).',
    'not-found': 'Poslodavac ne postoji.',
    'profile-changed':
      'U međuvremenu je sačuvana novija verzija profila, u drugoj kartici ili na drugom uređaju. Vaše izmene su ostale na strani.',
  },
  list: {
    title: 'Poslodavci',
    description_one: '{{number}} firma zapošljava preko Prilike. Podaci, kontakt i aktivni oglasi.',
    description_few: '{{number}} firme zapošljavaju preko Prilike. Podaci, kontakt i aktivni oglasi.',
    description_other: '{{number}} firmi zapošljava preko Prilike. Podaci, kontakt i aktivni oglasi.',
    hiring_one: '{{number}} firma trenutno zapošljava preko Prilike.',
    hiring_few: '{{number}} firme trenutno zapošljavaju preko Prilike.',
    hiring_other: '{{number}} firmi trenutno zapošljava preko Prilike.',
    found_one: 'Pronađena je {{number}} firma.',
    found_few: 'Pronađene su {{number}} firme.',
    found_other: 'Pronađeno je {{number}} firmi.',
    what: 'Naziv firme ili delatnost',
    whatPlaceholder: 'Na primer: logistika',
    where: 'Mesto',
    wherePlaceholder: 'Cela Srbija',
    submit: 'Traži',
    categories: 'Kategorije',
    allCategories: 'Sve kategorije',
    moreCategories_one: 'Još {{count}} kategorija',
    moreCategories_few: 'Još {{count}} kategorije',
    moreCategories_other: 'Još {{count}} kategorija',
    order: 'Redosled',
    sorts: { postings: 'Najviše oglasa', name: 'A–Ž' },
    postings_one: '{{number}} oglas',
    postings_few: '{{number}} oglasa',
    postings_other: '{{number}} oglasa',
    numbers: 'PIB {{pib}}, matični broj {{registrationNumber}}',
    pib: 'PIB {{pib}}',
    registrationNumber: 'Matični broj {{registrationNumber}}',
    unknownPlace_one: 'Mesto „{{places}}” ne poznajemo, pa po njemu nismo tražili.',
    unknownPlace_few: 'Mesta „{{places}}” ne poznajemo, pa po njima nismo tražili.',
    unknownPlace_other: 'Mesta „{{places}}” ne poznajemo, pa po njima nismo tražili.',
    empty: {
      title: 'Nema firme koja odgovara pretrazi',
      text: 'Proverite kako ste napisali naziv ili potražite u drugom mestu i kategoriji.',
      all: 'Svi poslodavci',
    },
  },
  /** How a company answers those who apply. */
  replies: {
    label: 'Odgovori na prijave',
    none: 'do sada nijedan',
    /** `{{median}}` is one of the following. */
    answered: '{{percent}}%, najčešće {{median}}',
    withResult: '{{answered}}; ishod je javljen za {{percent}}% prijava',
    sameDay: 'istog dana',
    median_one: 'za {{count}} dan',
    median_few: 'za {{count}} dana',
    median_other: 'za {{count}} dana',
  },
  page: {
    description_one: '{{company}}, {{number}} aktivan oglas za posao. Podaci o firmi, adresa i kontakt.',
    description_few: '{{company}}, {{number}} aktivna oglasa za posao. Podaci o firmi, adresa i kontakt.',
    description_other: '{{company}}, {{number}} aktivnih oglasa za posao. Podaci o firmi, adresa i kontakt.',
    about: 'O firmi',
    postings_one: '{{number}} aktivan oglas',
    postings_few: '{{number}} aktivna oglasa',
    postings_other: '{{number}} aktivnih oglasa',
    none: 'Trenutno nema aktivnih oglasa',
    noneText: 'Kada poslodavac objavi novi oglas, biće na ovoj strani.',
    toPostings: 'Pogledajte sve oglase',
    data: 'Podaci o firmi',
    follow: 'Javljaj mi za nove oglase',
    following: 'Pratite oglase firme',
    website: 'Veb-sajt',
    phone: 'Telefon',
    email: 'Imejl',
    address: 'Adresa',
    pib: 'PIB',
    registrationNumber: 'Matični broj',
    since: 'Na Prilici od',
    verifiedAll: 'Provereni su PIB, matični broj i adresa, {{date}}',
    verified: 'Podaci o firmi su provereni, {{date}}',
  },
  profile: profileMessages,
  addresses: addressesMessages,
  team: teamMessages,
} as const;

/** What is wrong with its fields, by code. */
export const validation = {
  'pib-taken': 'Firma sa ovim PIB-om već ima nalog. Prijavite se njime ili nam pišite ako mislite da je greška.',
} as const;
