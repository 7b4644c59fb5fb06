/** Values that a list of a query has at most; the others are dropped (rules.md#list-queries). */
export const maxListedValues = 100;

/** The values of an address's query as schemas of lists read them: a name that is repeated is a list. */
export function searchValues(search: URLSearchParams): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of search) {
    const previous = values.get(name);
    if (previous === undefined) values.set(name, value);
    else if (typeof previous === 'string') values.set(name, [previous, value]);
    else if (previous.length < maxListedValues) previous.push(value);
  }
  return Object.fromEntries(values);
}
