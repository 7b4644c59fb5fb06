/**
 * Names of occupations that find each other: the paired form, the older and the foreign word, the neighbouring trade. A
 * search for one also finds the others of its group, below what was asked for.
 */
export const relatedNames: readonly (readonly string[])[] = [
  ['prodavac', 'prodavačica', 'trgovac'],
  ['čistač', 'čistačica', 'higijeničar', 'higijeničarka', 'spremačica'],
  ['programer', 'programerka', 'developer', 'softverski inženjer'],
  ['vozač', 'vozačica', 'šofer'],
];
