/** Max characters of the body of a site text in one language. */
export const bodyLength = 60_000;
