/** The current path, and the previous one of this visit. */
let current: string | undefined;
let before: string | undefined;

/** Records the current page; called by the shell after every navigation. */
export const rememberPage = (path: string): void => {
  if (path === current) return;
  before = current;
  current = path;
};

/** The path from which a page was reached without a full load; undefined for the first page of a visit. */
export const pageBefore = (path: string): string | undefined => (current === path ? before : current);
