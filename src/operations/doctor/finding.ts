/** `good`: nothing to do; `warning`: it works, but look at it; `fault`: something does not work. */
export type Level = 'good' | 'warning' | 'fault';

/** The result of one check. */
export interface Finding {
  /** What was checked: `Database`. */
  about: string;
  level: Level;
  says: string;
  /** What to do about it, in the imperative; not set when nothing is to be done. */
  todo?: string;
}

const signs: Record<Level, string> = { good: '✓', warning: '!', fault: '✗' };

/** The finding as text for an operator. */
export const printFinding = ({ about, level, says, todo }: Finding): string =>
  `${signs[level]} ${about}: ${says}\n${todo ? `  → ${todo}\n` : ''}`;

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
