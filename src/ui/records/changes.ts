import { isRecord } from '#kit/plain-object.ts';
import { isSame } from '#ui/drafts/draft.ts';

/**
 * The newer version with one's own changes applied: values unchanged since `base` are those of `theirs`. Objects are
 * merged field by field, lists of equal length entry by entry, anything else as a whole.
 */
export function mergeChanges(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs))
    return Object.fromEntries(
      Object.keys({ ...theirs, ...mine }).map((name) => [name, mergeChanges(base[name], mine[name], theirs[name])]),
    );
  if (
    Array.isArray(base) &&
    Array.isArray(mine) &&
    Array.isArray(theirs) &&
    base.length === mine.length &&
    base.length === theirs.length
  )
    return mine.map((entry, at) => mergeChanges(base[at], entry, theirs[at]));
  return mine;
}

/** The fields of a form that differ from another state, with their values. */
export const changedFields = <Form extends object>(mine: Form, other: Form): Partial<Form> =>
  Object.fromEntries(
    Object.entries(mine).filter(([name, value]) => !isSame(value, other[name as keyof Form])),
  ) as Partial<Form>;
