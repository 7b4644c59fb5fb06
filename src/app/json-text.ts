import { useMemo } from 'react';

/**
 * A value passed from a loader to its page as JSON. The router's own serialisation numbers each value: for a list of
 * postings that is a quarter larger, and slower.
 */
export type JsonText<T> = string & { readonly of?: T };

export const toJsonText = <T>(value: T): JsonText<T> => JSON.stringify(value);

/** The parsed value, memoised by the text. */
export const useJson = <T>(text: JsonText<T>): T => useMemo(() => JSON.parse(text) as T, [text]);
