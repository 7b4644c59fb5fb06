import type { Readable } from 'node:stream';

/** Address of a scanner: a socket's path, or a host with its port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

/** A scanner's result for a file. */
export type Verdict = { infected: false } | { infected: true; signature: string };

export interface Clamd {
  /** Throws when it does not answer. */
  ping(): Promise<void>;
  /** Throws when there is no result: it is unreachable, broke off, or does not accept files of this size. */
  scan(content: Readable): Promise<Verdict>;
}

/** Parses `/run/clamd.sock` or `host:port`. Throws an Error that says what is wrong. */
export function readClamdAddress(text: string): ClamdAddress {
  if (text.startsWith('/')) return { path: text };
  const [, host, port] = /^(\[[0-9a-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (!host || !port || Number(port) < 1 || Number(port) > 65_535)
    throw new Error('is neither the path of a socket (/run/clamav/clamd.ctl) nor host:port');
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
