/** Joins the class names that hold; falsy parts are left out. */
export const classNames = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ');
