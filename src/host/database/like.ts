/** A LIKE pattern that finds `text` anywhere, with its special characters escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
