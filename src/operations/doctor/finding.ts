/** `good`: nothing to do; `warning`: it works, but look at it; `fault`: something does not work. */
export type Level = 'good' | 'warning' | 'fault';

/** What a look at one thing has shown. */
export interface Finding {
  /** The thing: `Database`. */
  about: string;
  level: Level;
  says: string;
  /** What to do about it, in the imperative; never for a good one. */
  todo?: string;
}

const signs: Record<Level, string> = { good: '✓', warning: '!', fault: '✗' };

/** The lines that an operator reads. */
export const printFinding = ({ about, level, says, todo }: Finding): string =>
  `${signs[level]} ${about}: ${says}\n${todo ? `  → ${todo}\n` : ''}`;

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
