import { Problem } from '#kit/problem.ts';

/** Maximum depth, more than any real CV has. */
const maxDepth = 40;
/** Maximum number of values, estimated by commas, colons and brackets; a very long CV has some thousand. */
const maxMarks = 100_000;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Throws for JSON that is more expensive to parse than any real CV, and for an unterminated string, in one pass over
 * the text.
 */
function requireSmall(text: string): void {
  let depth = 0;
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) {
      // Finds the end of the string: the next quote preceded by an even number of backslashes.
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
 * Parses JSON. Throws `candidates.cv-file-too-much` before parsing when it is deeper or has more values than any real
 * CV, and `candidates.cv-file-unreadable` when it is invalid.
 */
export function readJson(text: string): unknown {
  requireSmall(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem('candidates.cv-file-unreadable', { cause: error });
  }
}
