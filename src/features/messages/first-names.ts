import names from '#content/first-names.json' with { type: 'json' };

/**
 * The most frequent first names in Serbia with their vocatives. Left out are names whose vocative good writers form in two ways
 * (Mira: Mira or Miro; Sava: Sava or Savo): whoever bears one is addressed without it (rules.md#messages).
 */
export interface FirstName {
  name: string;
  vocative: string;
}

const namesOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/** -ica is called -ice (Milica, Ivica); the rest as it is. */
const asItIs = (name: string): FirstName => ({
  name,
  vocative: name.endsWith('ica') ? `${name.slice(0, -1)}e` : name,
});

/** A man's name that ends in a consonant gets -e, before which k becomes č and g ž (Vuk, Predrag). */
const withE = (name: string): FirstName => ({
  name,
  vocative: `${name.replace(/k$/, 'č').replace(/g$/, 'ž')}e`,
});

/** The last a of the name vanishes: Petar, Petre. */
const withoutA = (name: string): FirstName => ({ name, vocative: `${name.slice(0, -2)}${name.slice(-1)}e` });

/** Names of women and men alike. */
export const sharedNames: readonly FirstName[] = namesOf(names.shared).map(asItIs);

export const maleNames: readonly FirstName[] = [
  ...namesOf(names.menWithoutA).map(withoutA),
  ...namesOf(names.menWithE).map(withE),
  ...namesOf(names.menAsTheyAre).map(asItIs),
];

export const femaleNames: readonly FirstName[] = namesOf(names.women).map(asItIs);
