import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { RequestDetails } from 'web-push';
import { allowedAddresses } from '#host/allowed-addresses.ts';
import { isPublicAddress } from '#host/public-addresses.ts';
import type { VapidKeys } from './push-keys.ts';

/**
 * What became of a message. `gone`: the subscription no longer exists. `later`: the service could not take it now or
 * was not reached. `refused`: sending it again would not help.
 */
export interface PushOutcome {
  result: 'sent' | 'gone' | 'later' | 'refused';
  /** Seconds that the service asked to wait; null where it did not. */
  seconds: number | null;
  /** For the log. */
  reason: string;
}

type AddressesOf = (host: string, options: LookupAllOptions) => Promise<LookupAddress[]>;

interface Addressed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Sent {
  keys: VapidKeys;
  /** Address of whoever runs the site, for the push service. */
  contact: string;
  /** Seconds that the service may wait for the device. */
  seconds: number;
  /** A message of the same topic that still waits there is replaced; up to 32 characters of base64url. */
  topic: string;
}

export interface PushService {
  /** Whether messages may go to this address: https to the public internet, or a network that the operator allowed. */
  accepts(endpoint: string): boolean;
  send(to: Addressed, message: object, how: Sent): Promise<PushOutcome>;
}

/** Seconds from `Retry-After`, which is a number or a date; null without a valid one. */
function secondsOf(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

function outcomeOf(status: number, retryAfter: string | undefined, now: Date): PushOutcome {
  const of = (result: PushOutcome['result']) => ({
    result,
    seconds: secondsOf(retryAfter, now),
    reason: `status ${status}`,
  });
  if (status >= 200 && status < 300) return of('sent');
  if (status === 404 || status === 410) return of('gone');
  return of(status === 408 || status === 429 || status >= 500 ? 'later' : 'refused');
}

const failed = (result: PushOutcome['result'], reason: string): PushOutcome => ({ result, seconds: null, reason });

/** The host of a URL without the brackets of IPv6. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/**
 * Sends to push services (RFC 8030), which browsers name: only addresses of the public internet are connected to.
 * @param networks where services may lie besides, also without https
 * @param timeoutMs maximum duration of a request
 * @param addressesOf all addresses of a host, by default as the system looks them up
 */
export function createPushService({
  networks,
  now,
  timeoutMs = 10_000,
  addressesOf = lookup,
}: {
  networks: readonly string[];
  now: () => Date;
  timeoutMs?: number;
  addressesOf?: AddressesOf;
}): PushService {
  const isNamed = allowedAddresses(networks);
  const isAllowed = (address: string): boolean => isPublicAddress(address) || isNamed(address);

  /** Looks up a host's addresses and leaves out those that may not be connected to. */
  const guarded: LookupFunction = (host, options, callback) => {
    addressesOf(host, { ...options, all: true }).then(
      (found) => {
        const allowed = found.filter(({ address }) => isAllowed(address));
        const [first] = allowed;
        if (!first) callback(new Error(`${host} has no public address`), '');
        else if (options.all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ''),
    );
  };

  const post = (url: URL, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<PushOutcome> =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const { request } = url.protocol === 'https:' ? https : http;
      request(url, { method: 'POST', headers, lookup: guarded, signal }, (response) => {
        resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after'], now()));
        // What it says is of no interest, however long.
        response.destroy();
      })
        .on('error', reject)
        .end(body);
    });

  const accepts: PushService['accepts'] = (endpoint) => {
    const url = new URL(endpoint);
    const host = hostOf(url);
    if (url.username !== '' || url.password !== '') return false;
    if (isIP(host) !== 0) return isNamed(host) || (url.protocol === 'https:' && isPublicAddress(host));
    return url.protocol === 'https:' && host.includes('.');
  };

  return {
    accepts,
    async send({ endpoint, p256dh, auth }, message, { keys, contact, seconds, topic }) {
      if (!accepts(endpoint)) return failed('gone', 'address not allowed');
      const { default: webPush } = await import('web-push');
      let request: RequestDetails & { body: Buffer };
      try {
        const vapidDetails = { subject: `mailto:${contact}`, ...keys };
        request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails,
          TTL: seconds,
          topic,
        });
      } catch (error) {
        // Its key is not on the curve: no browser has made it.
        return failed('gone', (error as Error).message);
      }
      return post(new URL(endpoint), request.headers, request.body).catch((error: Error) =>
        failed('later', error.message),
      );
    },
  };
}
