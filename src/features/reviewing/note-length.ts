/** Characters of a note about an application (rules.md#reviewing). */
export const maxNoteLength = 5000;
