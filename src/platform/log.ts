import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs on standard output, one JSON object a line; secrets and addresses of people never go in. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'email', '*.password', '*.token', '*.email'],
  });
