import { blogMessages } from './blog/messages.sr.ts';

/** Texts of what the site itself has to say. */
export const contentMessages = {
  problems: {
    'post-not-found': 'Ovaj tekst ne postoji ili više nije objavljen.',
  },
  blog: blogMessages,
  notices: {
    label: 'Poruke sajta',
    dismiss: 'Zatvori obaveštenje',
    changed: {
      terms: 'Promenili smo uslove korišćenja.',
      privacy: 'Promenili smo pravila privatnosti.',
      both: 'Promenili smo uslove korišćenja i pravila privatnosti.',
    },
    /** Terms are accepted, a privacy policy is read (rules.md#consents). */
    please: {
      terms: 'Pročitajte šta je novo, pa ih prihvatite:',
      privacy: 'Pročitajte šta je novo:',
      both: 'Pročitajte šta je novo, pa prihvatite uslove:',
    },
    read: { terms: 'uslovi korišćenja', privacy: 'pravila privatnosti' },
    otherwise: 'Do tada sve radi kao i do sada. Ako se ne slažete, možete da obrišete',
    account: 'svoj nalog.',
    accept: { terms: 'Prihvatam', privacy: 'U redu', both: 'Prihvatam' },
    accepted: 'Hvala, zabeleženo je.',
  },
  static: {
    counts: {
      postings_one: 'aktivan oglas',
      postings_few: 'aktivna oglasa',
      postings_other: 'aktivnih oglasa',
      companies_one: 'firma zapošljava',
      companies_few: 'firme zapošljavaju',
      companies_other: 'firmi zapošljava',
      categories_one: 'oblast rada',
      categories_few: 'oblasti rada',
      categories_other: 'oblasti rada',
      dinars_one: 'dinar za kandidate',
      dinars_few: 'dinara za kandidate',
      dinars_other: 'dinara za kandidate',
    },
    onThisPage: 'Na ovoj strani',
    contents: 'Sadržaj strane',
    inForce: 'Važe od {{date}}',
    changed: 'Poslednja izmena: {{date}}',
    brief: 'Ukratko.',
    registrationNumber: 'matični broj {{number}}',
    pib: 'PIB {{number}}',
  },
} as const;
