/** Characters. */
export const pageLengths = { title: 80, description: 200, brief: 500 } as const;

/** Days that the day from which a text holds may lie ahead. */
export const furthestInForceDays = 366;
