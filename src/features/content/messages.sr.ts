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
    onThisPage: 'Na ovoj strani',
    contents: 'Sadržaj strane',
    inForce: 'Važe od {{date}}',
    changed: 'Poslednja izmena: {{date}}',
    brief: 'Ukratko.',
    registrationNumber: 'matični broj {{number}}',
    pib: 'PIB {{number}}',
  },
} as const;
