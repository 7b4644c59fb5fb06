import groups from '#content/search/related-names.json' with { type: 'json' };

/**
 * Groups of related occupation names: masculine and feminine, older and foreign words, neighbouring trades. A search
 * for one also matches the others of its group, ranked below the exact matches. A name may be in up to three groups;
 * groups that share a name are not merged: only that name matches both.
 */
export const relatedNames: readonly (readonly string[])[] = Object.values(groups)
  .flat()
  .map((names) => names.split(', '));
