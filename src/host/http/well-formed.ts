/** Removes what PostgreSQL cannot store, NUL and lone surrogates, from every string of a body before validation. */
export const wellFormed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wellFormed(item)]));
  }
  return value;
};
