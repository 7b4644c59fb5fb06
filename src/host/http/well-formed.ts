/** PostgreSQL stores neither NUL nor lone surrogates: they leave every string of a body before a schema sees it. */
export const wellFormed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\u0000', '');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wellFormed(item)]));
  }
  return value;
};
