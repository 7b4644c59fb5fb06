import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { EarlyError, WatchedDocument } from './early-errors.ts';

/* A separate script: documents load it after their first error, where errors are tracked (ADR 64). It sends the
   recorded errors to the site itself, which filters and forwards them. */

const { errors } = document.documentElement as WatchedDocument;

const start = (early: NonNullable<typeof errors>): void => {
  const { saved, settings } = early;
  const client = new BrowserClient({
    // The library requires a DSN; events are sent to the site's own address instead.
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

  early.send = (one) => void send(one);
  for (const one of saved) void send(one);
};

if (errors) start(errors);
