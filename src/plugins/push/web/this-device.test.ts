// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDeviceState, subscribeHere } from './this-device.ts';

const endpoint = 'https://push.example/abc';
const device = createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
const keys = { p256dh: 'B', auth: 'A' };
const subscribed = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: vi.fn(async () => true) };
const known = { applicationServerKey: 'K', devices: [device] };

/** A browser that supports push, with what it would say. */
const browser = (permission: NotificationPermission, subscription: unknown) => {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission });
  const registration = { pushManager: { getSubscription: async () => subscription } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('this device', () => {
  it.each([
    ['is notified', 'granted', subscribed, known, 'on'],
    ['has subscribed, and the server has forgotten it', 'granted', subscribed, { ...known, devices: [] }, 'off'],
    ['has not subscribed', 'granted', null, known, 'off'],
    ['has lost the permission', 'default', subscribed, known, 'off'],
    ['may not notify', 'denied', subscribed, known, 'denied'],
  ] as const)('%s', async (_what, permission, subscription, settings, state) => {
    browser(permission, subscription);
    expect(await readDeviceState(settings)).toBe(state);
  });

  it.each([
    ['on an iPhone outside the home screen', { standalone: false }, 'homeScreen'],
    ['in an old browser', {}, 'unsupported'],
    ['on an old iPhone’s home screen', { standalone: true }, 'unsupported'],
  ])('%s has no push', async (_where, navigator, state) => {
    vi.stubGlobal('navigator', navigator);
    expect(await readDeviceState(known)).toBe(state);
  });
});

describe('subscribing', () => {
  const subscribeWith = (subscribe: () => Promise<unknown>) =>
    subscribeHere(
      { pushManager: { subscribe, getSubscription: async () => subscribed } } as unknown as ServiceWorkerRegistration,
      known,
    );
  const refused = (name: string) => Promise.reject(Object.assign(new Error(name), { name }));

  it('takes the place of a subscription for another key', async () => {
    const subscribe = vi.fn(async () => subscribed as unknown);
    subscribe.mockImplementationOnce(() => refused('InvalidStateError'));
    expect(await subscribeWith(subscribe)).toEqual({ endpoint, keys });
    expect(subscribed.unsubscribe).toHaveBeenCalledOnce();
    expect(subscribe).toHaveBeenLastCalledWith({ userVisibleOnly: true, applicationServerKey: 'K' });
  });

  it('fails where the browser reaches no push service', async () => {
    await expect(subscribeWith(() => refused('AbortError'))).rejects.toThrow('AbortError');
  });
});
