import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * An error without the values of its statement: what people have typed. Drizzle keeps them and repeats them in its message
 * and trace, PostgreSQL names those of a row in the detail.
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
