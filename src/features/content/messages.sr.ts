import { blogMessages } from './blog-messages.sr.ts';

/** Texts of what the site itself has to say. */
export const contentMessages = {
  problems: {
    'post-not-found': 'Ovaj tekst ne postoji ili više nije objavljen.',
  },
  blog: blogMessages,
} as const;
