/** The path that is shown, and the one before it on this visit. */
let shown: string | undefined;
let before: string | undefined;

/** Notes that a page is shown; the shell says it after every change of page. */
export const notePage = (path: string): void => {
  if (path === shown) return;
  before = shown;
  shown = path;
};

/** The path that led to a page without a full load; undefined for the first page of a visit. */
export const pageBefore = (path: string): string | undefined => (shown === path ? before : shown);
