import groups from '#content/search/related-names.json' with { type: 'json' };

/**
 * Names of occupations that find each other: the paired form, the older and the foreign word, the neighbouring trade.
 * A search for one also finds the others of its group, below the exact matches. A name may be in up to three groups;
 * groups that share one are not joined: only the name itself finds both.
 */
export const relatedNames: readonly (readonly string[])[] = Object.values(groups)
  .flat()
  .map((names) => names.split(', '));
