/** Maximum length of an administrator's reason in characters. */
export const reasonLimit = 1000;
