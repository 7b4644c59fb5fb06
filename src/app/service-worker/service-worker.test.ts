import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/* What a browser test cannot reach: clicks on notifications, and what is not a navigation. The rest is in
   `tests/e2e/phone.spec.ts`. */

type Listener = (event: object) => void;
const listeners = new Map<string, Listener>();
const tabs = ['https://prilika.test/oglasi', 'https://prilika.test/profil/kandidat/poruke'].map((url) => ({
  url,
  focus: vi.fn(),
}));
const clients = { matchAll: async () => tabs, openWindow: vi.fn() };

beforeEach(async () => {
  vi.stubGlobal('location', new URL('https://prilika.test/service-worker.js?v=1&lang=sr'));
  vi.stubGlobal('clients', clients);
  vi.stubGlobal('addEventListener', (type: string, listen: Listener) => listeners.set(type, listen));
  await import('./service-worker.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const click = async (path: string): Promise<void> => {
  const work: Promise<unknown>[] = [];
  const notification = { close: vi.fn(), data: path };
  listeners.get('notificationclick')?.({ notification, waitUntil: (one: Promise<unknown>) => work.push(one) });
  expect(notification.close).toHaveBeenCalledOnce();
  await Promise.all(work);
};

test('a click on a notification goes to the tab that shows its page, else to a new one', async () => {
  await click('/profil/kandidat/poruke');
  expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(clients.openWindow).not.toHaveBeenCalled();
  await click('/profil/kandidat/prijave');
  expect(clients.openWindow.mock.calls).toEqual([['https://prilika.test/profil/kandidat/prijave']]);
});

test.each([
  ['cors', 'GET', 0],
  ['no-cors', 'GET', 0],
  ['navigate', 'POST', 0],
  ['navigate', 'GET', 1],
])('of %s requests with %s it answers %i', (mode, method, answered) => {
  vi.stubGlobal('fetch', async () => new Response('page'));
  const respondWith = vi.fn();
  listeners.get('fetch')?.({ request: { mode, method, url: 'https://prilika.test/' }, respondWith });
  expect(respondWith).toHaveBeenCalledTimes(answered);
});
