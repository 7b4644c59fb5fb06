import names from '#content/first-names.json' with { type: 'json' };

/**
 * The most frequent first names in Serbia with their vocatives. Names with two accepted vocatives (Mira: Mira or Miro;
 * Sava: Sava or Savo) are excluded: such people are addressed without their name (rules.md#messages).
 */
export interface FirstName {
  name: string;
  vocative: string;
}

const namesOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Names in -ica have the vocative -ice (Milica, Ivica); others are unchanged. */
const asItIs = (name: string): FirstName => ({
  name,
  vocative: name.endsWith('ica') ? `${name.slice(0, -1)}e` : name,
});

/** Male names ending in a consonant get -e, before which k becomes č and g ž (Vuk, Predrag). */
const withE = (name: string): FirstName => ({
  name,
  vocative: `${name.replace(/k$/, 'č').replace(/g$/, 'ž')}e`,
});

/** The last a of the name is dropped: Petar, Petre. */
const withoutA = (name: string): FirstName => ({ name, vocative: `${name.slice(0, -2)}${name.slice(-1)}e` });

/** Names used by both women and men. */
export const sharedNames: readonly FirstName[] = namesOf(names.shared).map(asItIs);

export const maleNames: readonly FirstName[] = [
  ...namesOf(names.menWithoutA).map(withoutA),
  ...namesOf(names.menWithE).map(withE),
  ...namesOf(names.menAsTheyAre).map(asItIs),
];

export const femaleNames: readonly FirstName[] = namesOf(names.women).map(asItIs);
