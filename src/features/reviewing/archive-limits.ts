/** Applications that one archive takes (rules.md#application-archive). */
export const maxArchived = 100;

/** Bytes of all their documents. */
export const maxArchivedBytes = 500 * 1024 * 1024;
