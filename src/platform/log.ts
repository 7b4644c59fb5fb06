import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs on standard output unless told elsewhere, one JSON object a line; secrets and addresses of people never go in. */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'email', '*.password', '*.token', '*.email'],
  };
  return destination ? pino(options, destination) : pino(options);
};
