import { age } from './age.ts';
import { contact } from './contact.ts';
import { documents } from './documents.ts';
import { earnings } from './earnings.ts';
import { family } from './family.ts';
import { health } from './health.ts';
import { looks } from './looks.ts';
import { money } from './money.ts';
import { origin } from './origin.ts';
import { towardsPeople } from './people.ts';
import type { PhraseGroup } from './phrase-group.ts';
import { sex } from './sex.ts';

/** What the wording check looks for, in the language of `wording-pattern.ts`, over words without diacritics in Latin. */
export const phraseGroups: readonly PhraseGroup[] = [
  ...towardsPeople,
  sex,
  ...age,
  family,
  ...looks,
  origin,
  health,
  ...money,
  documents,
  contact,
  earnings,
];
