/** Characters of the words of one text of the site in one language. */
export const bodyLength = 60_000;
