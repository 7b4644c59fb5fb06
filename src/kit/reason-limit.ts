/** Characters of an administrator's reason. */
export const reasonLimit = 500;
