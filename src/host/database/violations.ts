/**
 * The fields of a database error; read by name, because errors are wrapped and come from several copies of a module.
 */
interface DatabaseFault {
  code: string;
  constraint?: string;
}

/** PostgreSQL's error codes, appendix A of its manual. */
const codes = {
  unique: '23505',
  check: '23514',
  exclusion: '23P01',
} as const;

/** A row with these values exists already; `constraint` narrows it to one unique constraint or index. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  hasCode(error, codes.unique, constraint);

/** A value breaks a CHECK or an exclusion constraint. */
export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  hasCode(error, codes.check, constraint) || hasCode(error, codes.exclusion, constraint);

/**
 * PostgreSQL rejects the values themselves (classes 22, 23 and 54: data, integrity, limits), so another row could
 * succeed. Not a lost connection, a full disk or a mistake in the statement.
 */
export const isDataFault = (error: unknown): boolean => /^(?:22|23|54)/.test(findFault(error)?.code ?? '');

function hasCode(error: unknown, code: string, constraint?: string): boolean {
  const fault = findFault(error);
  return fault?.code === code && (constraint === undefined || fault.constraint === constraint);
}

/** Looks through the `cause` of wrapping errors (Drizzle's), a few levels deep. */
function findFault(error: unknown): DatabaseFault | null {
  let current: unknown = error;
  for (let depth = 0; depth < 5; depth += 1) {
    if (typeof current !== 'object' || current === null) return null;
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) {
      return current as DatabaseFault;
    }
    current = 'cause' in current ? current.cause : null;
  }
  return null;
}
