/** How long collectors may take when the process ends, in milliseconds. */
export const exitTimeoutMs = 2000;
