/** Applications that one archive takes (rules.md#application-archive). */
export const mostArchived = 100;

/** Bytes of all their documents. */
export const mostArchivedBytes = 500 * 1024 * 1024;
