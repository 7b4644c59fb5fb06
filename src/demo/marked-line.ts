/*
 * A line that starts with `[accounting|Banka]` is for employers of such a sector, or with such a word in their name, one with
 * `[!accounting]` for all others.
 */

const forWhom = /^\[(!?)([^\]]+)\] /;

/** Whole words: a coined one may begin like another. */
const isNamed = (company: string, words: string): boolean => ` ${company} `.includes(` ${words} `);

/** Whether a line is meant for this employer. */
export function suitsEmployer(line: string, { sector, company }: { sector: string; company: string }): boolean {
  const [, not, words] = forWhom.exec(line) ?? [];
  if (words === undefined) return true;
  const named = words.split('|').some((word) => word === sector || isNamed(company, word));
  return named === (not === '');
}

/** The line without the employers it is for. */
export const lineText = (line: string): string => line.replace(forWhom, '');

/** The lines that say most about an employer of this name: those with the longest words of it, else those for all. */
export function closestLines(lines: readonly string[], company: string): string[] {
  const closeness = (line: string): number =>
    Math.max(
      0,
      ...(forWhom.exec(line)?.[2] ?? '')
        .split('|')
        .filter((words) => words !== '' && isNamed(company, words))
        .map(({ length }) => length),
    );
  const most = Math.max(...lines.map(closeness));
  return lines.filter((line) => closeness(line) === most && (most > 0 || !forWhom.test(line))).map(lineText);
}
