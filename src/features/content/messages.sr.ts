import { blogMessages } from './blog/messages.sr.ts';

/** Texts of what the site itself has to say. */
export const contentMessages = {
  problems: {
    'post-not-found': 'Ovaj tekst ne postoji ili više nije objavljen.',
  },
  blog: blogMessages,
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
