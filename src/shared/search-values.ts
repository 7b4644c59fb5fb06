/** Values that a list of a query has at most; the others are dropped (SPEC §11 Limits). */
export const maxListedValues = 100;

/** The values of an address's query as schemas of lists read them: a name that is repeated is a list. */
export function searchValues(search: URLSearchParams): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of search) {
    const known = values.get(name);
    if (known === undefined) values.set(name, value);
    else if (typeof known === 'string') values.set(name, [known, value]);
    else if (known.length < maxListedValues) known.push(value);
  }
  return Object.fromEntries(values);
}
