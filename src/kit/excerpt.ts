const length = 140;

/** The beginning of a text as one line, of at most 140 characters and a mark that it goes on. */
export const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length).trimEnd().toWellFormed()}…`;
};
