/** Endings of nouns that name a man in a trade, folded, with those of the woman. The first that fits counts. */
const pairs: readonly (readonly [ending: RegExp, feminine: readonly string[]])[] = [
  [/nik$/, ['nica']],
  [/lac$/, ['teljka', 'teljica', 'lica']],
  [/ac$/, ['acica']],
  [/telj$/, ['teljka', 'teljica']],
  [/([iae])sta$/, ['$1stkinja', '$1stica']],
  [/log$/, ['loskinja', 'loginja']],
  [/kt(?:a)?$/, ['ktkinja', 'ktica']],
  [/([tfm])$/, ['$1kinja', '$1ka', '$1ica']],
  [/([nr])$/, ['$1ka', '$1ica', '$1kinja']],
];

const feminineNoun = (noun: string): string[] => {
  const pair = pairs.find(([ending]) => ending.test(noun));
  return pair ? pair[1].map((ending) => noun.replace(pair[0], ending)) : [];
};

/** „Varilac” becomes „varioca” in other cases, and is said so in the first as well. */
const misheardNoun = (noun: string): string[] => (/lac$/.test(noun) ? [noun.replace(/lac$/, 'oc')] : []);

const isAdjective = (word: string): boolean => /[^aeiou]i$/.test(word);
const shortest = 5;

/**
 * Other forms of the folded name of an occupation: the woman's (`medicinski tehnicar` → `medicinska tehnicarka`) and the
 * misspelt one of names in `-lac`. Made by rule: some of them nobody says.
 */
export function formsOfName(name: string): string[] {
  const words = name.split(' ');
  const at = words.findIndex((word) => !isAdjective(word) && word.length >= shortest);
  const noun = words[at];
  if (noun === undefined) return [];
  const before = words.slice(0, at);
  const behind = words.slice(at + 1);
  const adjectives = before.map((word) => word.replace(/i$/, 'a'));
  return [
    ...feminineNoun(noun).map((other) => [...adjectives, other, ...behind].join(' ')),
    ...misheardNoun(noun).map((other) => [...before, other, ...behind].join(' ')),
  ];
}

/** Folded forms of a place of work where one is: `fabrika` → `fabrici`, which the stemmer does not know as the same. */
export const formsOfPlace = (name: string): string[] => {
  const changed = name.replace(/ka$/, 'ci');
  return changed === name ? [name] : [name, changed];
};
