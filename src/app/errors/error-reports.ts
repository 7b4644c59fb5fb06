import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import type { EarlyError, WatchedDocument } from './early-errors.ts';

/* A separate script: documents load it after their first error, where errors are tracked (ADR 64). It sends the
   recorded errors to the site itself, which filters and forwards them. */

const { errors } = document.documentElement as WatchedDocument;

const start = ({ saved, settings }: NonNullable<typeof errors>): void => {
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

  // From now on each error is sent immediately.
  const push = saved.push.bind(saved);
  saved.push = (...more) => {
    for (const one of more) void send(one);
    return push(...more);
  };
  for (const one of saved) void send(one);
};

if (errors) start(errors);
