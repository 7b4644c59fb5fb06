import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Removes from an error the values of its statement, which people have typed: Drizzle stores them and repeats them in
 * message and stack trace, PostgreSQL in the detail.
 */
const errorFacts = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { params, detail: _, ...facts } = pino.stdSerializers.err(error);
  if (!Array.isArray(params)) return facts;
  const values = `\nparams: ${params}`;
  return {
    ...facts,
    message: facts.message.replaceAll(values, ''),
    stack: facts.stack.replaceAll(values, ''),
  };
};

/**
 * Structured logs, on standard output by default, one JSON object a line. Secrets, addresses of people and values of
 * statements are never logged.
 */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (word: string) => ({ level: word }) },
    serializers: { err: errorFacts },
    redact: ['password', 'token', 'email', '*.password', '*.token', '*.email'],
  };
  return destination ? pino(options, destination) : pino(options);
};
