/** The current path, and the one before it on this visit. */
let current: string | undefined;
let before: string | undefined;

/** Records that a page is shown; the shell calls it after every change of page. */
export const rememberPage = (path: string): void => {
  if (path === current) return;
  before = current;
  current = path;
};

/** The path that led to a page without a full load; undefined for the first page of a visit. */
export const pageBefore = (path: string): string | undefined => (current === path ? before : current);
