/** What those who are told of the process may take when it ends, in milliseconds. */
export const partingMs = 2000;
