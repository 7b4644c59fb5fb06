/** A pattern for LIKE that finds `text` anywhere, whatever signs stand in it. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
