/** How long errors and traces may be sent when the process ends, in milliseconds. */
export const partingMs = 2000;
