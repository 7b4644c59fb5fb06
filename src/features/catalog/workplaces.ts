import occupationsByPlace from '#content/search/workplaces.json' with { type: 'json' };

/**
 * Where people say they want to work, with the names of the occupations that are meant: „posao u vrtiću”. A place has several
 * names.
 */
export const workplaces: readonly { places: readonly string[]; occupations: readonly string[] }[] = Object.entries(
  occupationsByPlace,
).map(([places, occupations]) => ({
  places: places.split(', '),
  occupations: occupations.split(', '),
}));
