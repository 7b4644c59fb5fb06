/** Characters of a note about an application (rules.md#reviewing). */
export const noteMax = 5000;
