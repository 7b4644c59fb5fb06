import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { EarlyError, WatchedDocument } from './early-errors.ts';

/*
 * A script of its own: documents ask for it with the first error in them, where errors are tracked (ADR 64). It sends what the document
 * has kept to the site itself, which lets through what is allowed.
 */

const { errors } = document.documentElement as WatchedDocument;

const start = ({ saved, settings }: NonNullable<typeof errors>): void => {
  const client = new BrowserClient({
    // The library sends nothing without one; the address is the site's own.
    dsn: 'https://browser@prilika.invalid/1',
    tunnel: settings.to,
    release: settings.release,
    sendClientReports: false,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
  });

  const send = async ({ error, path }: EarlyError): Promise<void> => {
    const { exception } = await client.eventFromException(error);
    for (const { stacktrace } of exception?.values ?? [])
      for (const frame of stacktrace?.frames ?? [])
        frame.filename = frame.filename?.replace(`${location.origin}/`, '') ?? '';
    client.captureEvent({
      ...(exception ? { exception } : {}),
      transaction: path,
      tags: { kind: 'browser', language: document.documentElement.lang.slice(0, 2) },
    });
  };

  // From now on each is sent as it comes.
  const push = saved.push.bind(saved);
  saved.push = (...more) => {
    for (const one of more) void send(one);
    return push(...more);
  };
  for (const one of saved) void send(one);
};

if (errors) start(errors);
