import { useMemo } from 'react';

/**
 * A value as JSON, on its way from a loader to its page. The router would write each value of it with a number of its own: for a
 * list of postings that is a quarter more on the wire, and slower to write.
 */
export type JsonText<T> = string & { readonly of?: T };

export const toJsonText = <T>(value: T): JsonText<T> => JSON.stringify(value);

/** The same value as long as the text is the same. */
export const useJson = <T>(text: JsonText<T>): T => useMemo(() => JSON.parse(text) as T, [text]);
