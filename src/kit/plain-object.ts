/** Whether a value of unknown type is an object, and not an array or null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of unknown type as an object; empty if it is none. */
export const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
