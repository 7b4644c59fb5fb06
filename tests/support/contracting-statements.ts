/** What a program that runs beside an update may not lose: whatever takes away, renames, or asks for more than before (ADR 63). */
const contracting: readonly [RegExp, string][] = [
  [/\bdrop\s+(?:table|column|type|function|view|schema|sequence)\b/i, 'takes something away'],
  [/\brename\b/i, 'renames'],
  [/\bset\s+not\s+null\b/i, 'asks for values that were not asked for'],
  [/\bdrop\s+default\b/i, 'takes a default away'],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
  [/\balter\s+type\b(?!.*\badd\s+value\b)/i, 'changes a type'],
  [
    /\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\b(?:default|generated)\b)/i,
    'asks for a value that older programs do not write',
  ],
];

/** On a table that older programs write to, a rule that they do not keep. */
const restricting: readonly [RegExp, string][] = [
  [/^\s*create\s+unique\s+index\b.*?\bon\s+(?:only\s+)?"?(\w+)"?/i, 'refuses what was allowed'],
  [
    /^\s*alter\s+table\s+(?:only\s+)?"?(\w+)"?\s+add\s+constraint\b.*\b(?:unique|check|exclude|primary\s+key|foreign\s+key)\b/i,
    'refuses what was allowed',
  ],
];

const withoutComments = (sql: string): string =>
  sql.replace(/--(?!> statement-breakpoint).*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');

/** What is text to PostgreSQL, as bodies of functions are. */
const withoutTexts = (sql: string): string =>
  sql.replace(/(\$\w*\$)[\s\S]*?\1/g, "''").replace(/'(?:[^']|'')*'/g, "''");

/** Each statement of a migration that an older program could not live with, with the reason. */
export function contractingStatements(sql: string): string[] {
  const statements = withoutTexts(withoutComments(sql))
    .split(/--> statement-breakpoint|;/)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const made = new Set(statements.flatMap((one) => /^create table (?:if not exists )?"?(\w+)"?/i.exec(one)?.[1] ?? []));
  return statements.flatMap((statement) => {
    const found = contracting.find(([pattern]) => pattern.test(statement));
    if (found) return [`${found[1]}: ${statement}`];
    return restricting.flatMap(([pattern, why]) => {
      const table = pattern.exec(statement)?.[1];
      return table && !made.has(table) ? [`${why}: ${statement}`] : [];
    });
  });
}
