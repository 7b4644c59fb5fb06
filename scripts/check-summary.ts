import type { Failure } from './test-news.ts';

/** Lines that a screen shows beside the counts below them. */
const mostLines = 24;
const longestLine = 160;

const short = (line: string): string =>
  line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line;

/**
 * What failed, in one screen: the advice when the reason lies outside of this project, then the failed tests with their
 * places, or, of what is no test, the beginning of what it said; at the end where all of it is.
 */
export function failureSummary({
  step,
  failures,
  said,
  advice,
  log,
}: {
  step: string;
  failures: readonly Failure[];
  said: string;
  advice: string | null;
  log: string;
}): string {
  const tests = failures.flatMap(({ place, name, reason }) => [`  ${place}  ${name}`, `      ${reason}`]);
  const lines = failures.length > 0 ? tests : said.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, mostLines);
  const left = lines.length - shown.length;
  return [
    '',
    `Failed: ${step}`,
    ...(advice ? [advice] : []),
    ...shown.map(short),
    ...(left > 0
      ? [`  … and ${failures.length > 0 ? `${left / 2} more failures` : `${left} more lines`}`]
      : []),
    `All of it: ${log}`,
  ].join('\n');
}
