import type { Failure } from './test-news.ts';

/** Lines that fit on a screen besides the counts below them. */
const mostLines = 24;
const longestLine = 160;

const short = (line: string): string =>
  line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line;

/**
 * The failures on one screen: advice when the reason is outside of this project, then the failed tests with their
 * places, or the beginning of the output of a step without tests; at the end the path of the whole log.
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
  const visible = lines.slice(0, mostLines);
  const rest = lines.length - visible.length;
  return [
    '',
    `Failed: ${step}`,
    ...(advice ? [advice] : []),
    ...visible.map(short),
    ...(rest > 0
      ? [`  … and ${failures.length > 0 ? `${rest / 2} more failures` : `${rest} more lines`}`]
      : []),
    `All of it: ${log}`,
  ].join('\n');
}
