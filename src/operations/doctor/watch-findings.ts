import type { Config } from '#host/config.ts';
import { type Finding, messageOf } from './finding.ts';

const answerMs = 10_000;

const faultOf = (error: unknown): string => messageOf((error as Error).cause ?? error);

/** The URL of a DSN to which envelopes are posted, with its key. */
const envelopeAddress = (dsn: string): string => {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  return `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`;
};

/** Sends a request; monitoring services are never essential for a site, so any failure is a warning. */
const look = async (
  about: string,
  address: string,
  request: RequestInit,
  judge: (answer: Response) => Pick<Finding, 'says' | 'todo'> | null,
): Promise<Finding> => {
  const { host } = new URL(address);
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
      ...request,
    });
    await answer.body?.cancel();
    const wrong = judge(answer);
    return wrong ? { about, level: 'warning', ...wrong } : { about, level: 'good', says: `${host} accepts data.` };
  } catch (error) {
    return {
      about,
      level: 'warning',
      says: `${host} cannot be reached from here: ${faultOf(error)}`,
      todo: 'Check the address, the firewall and the certificate; the site keeps running without it.',
    };
  }
};

const json = { 'Content-Type': 'application/json' };

/** Whether the collectors of errors, traces and visits respond, where any are configured. */
export async function watchFindings(config: Config): Promise<Finding[]> {
  const { ERROR_TRACKING_DSN: dsn, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ANALYTICS_SCRIPT_URL: script } = config;
  const looks: Promise<Finding>[] = [];
  if (dsn)
    looks.push(
      // An empty envelope.
      look('Errors', envelopeAddress(dsn), { method: 'POST', body: '{}\n' }, ({ status }) => {
        if (status === 401 || status === 403)
          return {
            says: `the key is not accepted (${status}).`,
            todo: 'Copy ERROR_TRACKING_DSN from the project again.',
          };
        return status === 404 || status >= 500
          ? {
              says: `it responds with ${status}.`,
              todo: 'Check the host and the project number in ERROR_TRACKING_DSN.',
            }
          : null;
      }),
    );
  if (endpoint)
    looks.push(
      look(
        'Traces',
        `${endpoint.replace(/\/$/, '')}/v1/traces`,
        { method: 'POST', body: '{"resourceSpans":[]}', headers: json },
        ({ status }) =>
          status === 200 || status === 401 || status === 403
            ? null
            : {
                says: `the collector responds with ${status}.`,
                todo: 'Use its port for OTLP over HTTP, usually 4318.',
              },
      ),
    );
  if (script)
    looks.push(
      look('Analytics', script, {}, ({ status, headers }) =>
        status === 200 && /javascript/.test(headers.get('content-type') ?? '')
          ? null
          : {
              says: `there is no script at ${script} (${status}).`,
              todo: 'Copy ANALYTICS_SCRIPT_URL from the service again.',
            },
      ),
    );
  return Promise.all(looks);
}
