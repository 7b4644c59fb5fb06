/** Whether a value of unknown shape can be looked into by name: no list, nothing else that is no object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any value as an object to look into; empty for anything that is none. */
export const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
