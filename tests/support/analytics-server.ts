import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { testCertificate } from './test-certificate.ts';

/** What was counted: as the script says it. */
export interface CountedVisit {
  url: string;
  referrer: string;
  website: string;
}

/** A service that counts visits, on an origin of its own, over https with a certificate that nobody knows. */
export interface AnalyticsServer {
  scriptUrl: string;
  origin: string;
  /** Every request that came, by its path. */
  requests: string[];
  visits: CountedVisit[];
  stop(): Promise<void>;
}

/**
 * Counts as real ones do: the page that is open, and each that the history is told of, by putting itself around `pushState`; it tells of
 * an address before the history has it.
 */
const script = `(() => {
  const { src, dataset } = document.currentScript;
  const track = (url) => fetch(new URL('/api/send', src), {
    method: 'POST', body: JSON.stringify({ url, referrer: document.referrer, website: dataset.websiteId }) });
  for (const name of ['pushState', 'replaceState']) {
    const before = history[name];
    history[name] = (...entry) => {
      if (entry[2]) track(new URL(entry[2], location.href).href);
      return before.apply(history, entry);
    };
  }
  track(location.href);
})();`;

/** Starts the service on a free port of this machine. */
export async function startAnalyticsServer(): Promise<AnalyticsServer> {
  const requests: string[] = [];
  const visits: CountedVisit[] = [];
  const server = createServer(testCertificate(), (request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.url === '/script.js') return response.setHeader('Content-Type', 'text/javascript').end(script);
    void text(request).then((body) => {
      if (body) visits.push(JSON.parse(body) as CountedVisit);
      response.end('{}');
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    visits,
    scriptUrl: `${origin}/script.js`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
