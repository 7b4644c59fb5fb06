/** Maximum number of values of a list in a query; the others are dropped (rules.md#list-queries). */
export const maxListedValues = 100;

/** The query values of an address in the form that list schemas parse: a repeated name becomes a list. */
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
