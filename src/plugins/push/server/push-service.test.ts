import { afterAll, describe, expect, test } from 'vitest';
import { startPushEndpoint } from '#tests/support/push-endpoint.ts';
import { vapidKeysOf } from './push-keys.ts';
import { createPushService } from './push-service.ts';

const [keys] = vapidKeysOf({ bytes: new Uint8Array(32).fill(7), earlier: [] });
const now = () => new Date('2026-11-20T11:00:00Z');
const place = await startPushEndpoint(async () => keys.publicKey);
afterAll(() => place.stop());

const service = createPushService({ networks: ['127.0.0.1'], now, timeoutMs: 200 });
const how = { keys, contact: 'podrska@primer.rs', seconds: 60, topic: 'message' };
const send = (endpoint: string, { p256dh, auth } = place.subscribe().keys, by = service) =>
  by.send({ endpoint, p256dh, auth }, { title: 'Poruka' }, how);

describe('messages', () => {
  test('reach the browser that holds the key, signed by the site', async () => {
    const browser = place.subscribe();
    expect(await send(browser.endpoint, browser.keys)).toMatchObject({ result: 'sent' });
    expect(browser.received).toEqual([
      { message: { title: 'Poruka' }, ttl: 60, topic: 'message', contact: 'mailto:podrska@primer.rs' },
    ]);
  });

  test.each([
    [{ status: 404 }, { result: 'gone' }],
    [{ status: 410 }, { result: 'gone' }],
    [
      { status: 429, retryAfter: '120' },
      { result: 'later', seconds: 120 },
    ],
    [
      { status: 503, retryAfter: 'Fri, 20 Nov 2026 11:05:00 GMT' },
      { result: 'later', seconds: 300 },
    ],
    [
      { status: 429, retryAfter: 'soon' },
      { result: 'later', seconds: null },
    ],
    [{ status: 500 }, { result: 'later', seconds: null }],
    [{ status: 413 }, { result: 'refused' }],
    [{ status: 302 }, { result: 'refused' }],
    ['drop', { result: 'later' }],
    ['hang', { result: 'later', reason: 'The operation was aborted' }],
  ] as const)('that meet %j', async (answer, outcome) => {
    const browser = place.subscribe();
    browser.answer(answer);
    expect(await send(browser.endpoint, browser.keys)).toMatchObject(outcome);
  });

  test('to a service that is not there, or speaks no TLS, are tried later', async () => {
    const stopped = await startPushEndpoint(async () => keys.publicKey);
    await stopped.stop();
    expect(await send(`${stopped.origin}/x`)).toMatchObject({ result: 'later' });
    expect(await send(place.origin.replace('http:', 'https:'))).toMatchObject({ result: 'later' });
    expect(await send('https://push.invalid/x')).toMatchObject({ result: 'later' });
  });

  test('for a key that is not on the curve have nobody to reach', async () => {
    const { endpoint, keys: own } = place.subscribe();
    expect(await send(endpoint, { ...own, p256dh: `BA${'A'.repeat(85)}` })).toMatchObject({ result: 'gone' });
  });

  test('never leave for an address inside, whatever its name', async () => {
    const browser = place.subscribe();
    const here = [{ address: '127.0.0.1', family: 4 }];
    const inside = (networks: string[]) =>
      createPushService({ networks, now, timeoutMs: 200, addressesOf: async () => here });
    expect(await send(browser.endpoint, browser.keys, inside([]))).toMatchObject({ result: 'gone' });
    const named = `https://push.example:${new URL(place.origin).port}/`;
    const refused = { result: 'later', reason: 'push.example has no public address' };
    expect(await send(named, browser.keys, inside([]))).toMatchObject(refused);
    // Allowed, it is connected to, and speaks no TLS.
    expect((await send(named, browser.keys, inside(['127.0.0.1']))).reason).toMatch(/SSL|EPROTO/);
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://8.8.8.8/a', true],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://10.0.0.1/a', false],
  ['https://[::1]/a', false],
  ['https://0x7f.2/a', false],
  ['http://127.0.0.1:9/a', true],
  ['https://localhost/a', false],
  ['https://user:password@push.example/a', false],
  ['ftp://push.example/a', false],
])('%s may be an endpoint where 127.0.0.1 is allowed: %s', (endpoint, expected) => {
  expect(service.accepts(endpoint)).toBe(expected);
});
