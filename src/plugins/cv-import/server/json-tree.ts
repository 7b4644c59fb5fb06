import { Problem } from '#kit/problem.ts';

/** Deeper than any CV. */
const maxDepth = 40;
/** Values, as far as commas, colons and brackets show them; a very full CV has some thousand. */
const maxMarks = 100_000;

const quote = 0x22;
const backslash = 0x5c;

/** Throws for JSON that costs more to read than any CV, and for a string without end, in one pass over its signs. */
function requireSmall(text: string): void {
  let depth = 0;
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      // To the end of the string: the next quote with an even number of backslashes before it.
      for (;;) {
        at = text.indexOf('"', at + 1);
        if (at < 0) throw new Problem('candidates.cv-file-unreadable');
        let before = at - 1;
        while (text.charCodeAt(before) === backslash) before -= 1;
        if ((at - before) % 2 === 1) break;
      }
    } else if (sign === 0x5b || sign === 0x7b) {
      depth += 1;
      marks += 1;
      if (depth > maxDepth) throw new Problem('candidates.cv-file-too-much');
    } else if (sign === 0x5d || sign === 0x7d) depth -= 1;
    else if (sign === 0x2c || sign === 0x3a) marks += 1;
    if (marks > maxMarks) throw new Problem('candidates.cv-file-too-much');
  }
}

/**
 * JSON as a value. Throws `candidates.cv-file-too-much` before it is taken apart when it is deeper or has more values than any CV, and
 * `candidates.cv-file-unreadable` when it is damaged.
 */
export function readJson(text: string): unknown {
  requireSmall(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem('candidates.cv-file-unreadable', { cause: error });
  }
}
