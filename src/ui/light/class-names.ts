/** Joins class names; falsy parts are skipped. */
export const classNames = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ');
