/** Maximum length of a note about an application in characters (rules.md#reviewing). */
export const maxNoteLength = 5000;
