import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pushChoices, pushSubscriptions } from '#plugins/push/server/push-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { type Forwarder, startForwarder } from '../support/forwarder.ts';
import { examine } from './examine.ts';
import { test as base, expect, logIn, type Site, settled } from './site.ts';

const test = base.extend<{ road: Forwarder }>({
  // The way to the site, which can be cut: what a service worker asks for goes on where only the page is offline.
  road: async ({ site }, use) => {
    const road = await startForwarder({ host: 'localhost', port: Number(new URL(site.url).port) });
    await use(road);
    await road.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Paths of which the browser has copies. */
const copies = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });

/** Acts on a page, so that its scripts come; behind the road nobody gets a token, because the site has another address. */
const wake = (page: Page): Promise<void> => page.locator('body').dispatchEvent('keydown', { key: 'Shift' });

/** Reads a posting until it is copied. */
const readPosting = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await wake(page);
  await expect.poll(() => copies(page)).toContain(new URL(address).pathname);
};

test('a browser can install the site', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect({ path: new URL(url).pathname, errors }).toEqual({ path: '/manifest.webmanifest', errors: [] });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // From windows that remember nothing, as tests have them, most browsers install nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const answer = await page.request.get(url);
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'no-cache',
  });
  const { icons, theme_color: theme, background_color: background } = await answer.json();
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--primary', '--body'].map((name) => style.getPropertyValue(name));
  });
  expect([theme, background]).toEqual(colours);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(await (await page.request.get(src)).body()).metadata();
    expect({ size: `${width}x${height}`, format }).toEqual({ size: sizes, format: 'png' });
  }
  const worker = await page.request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'cache-control': 'no-cache',
  });
});

test('what was read last is read without a connection, as a guest sees it', async ({ page, site, road }) => {
  const { email, row } = await buildAccount(site, { name: 'Zvezdana', lastName: 'Kratovac' });
  const read = await buildPosting(site, { positionTitle: 'Pekar <b>' });
  const other = await buildPosting(site, { positionTitle: 'Vozač' });
  const at = (path: string): string => `http://localhost:${road.port}${path}`;
  await logIn(page, 'kandidat', email, at(`/oglasi/${read.id}`));
  await expect(page.getByRole('banner')).toContainText(row.name);
  await readPosting(page, at(`/oglasi/${read.id}`));
  await page.goto(at('/profil/kandidat/podesavanja'));
  expect(await copies(page)).toEqual(['/offline', `/oglasi/${read.id}`]);

  road.cut();
  await page.goto(at(`/oglasi/${read.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pekar <b>');
  await expect(page.getByRole('banner')).toContainText('Prijava');
  expect(await page.content()).not.toContain(row.name);
  // Neither a private page nor a posting that was not read.
  for (const path of ['/profil/kandidat/podesavanja', `/oglasi/${other.id}`, '/']) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nema veze sa internetom');
  }
  await examine(page, 'offline');
  await page.getByRole('link', { name: /Pekar <b>/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pekar <b>');

  road.open();
  await page.goto(at('/oglasi?lang=en'));
  await wake(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL))
    .toMatch(/lang=en$/);
  await readPosting(page, at(`/oglasi/${other.id}`));
  road.cut();
  await page.goto(at('/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No internet connection');
  await expect(page.getByRole('listitem')).toHaveText([/Vozač/, /Pekar <b>/]);
});

test('of more than twenty postings read the newest are kept; one that is gone goes', async ({ page, site }) => {
  const ids = [];
  for (let count = 0; count < 22; count += 1) ids.push((await buildPosting(site)).id);
  await readPosting(page, new URL(`/oglasi/${ids[0]}`, site.url).href);
  const tell = (path: string) =>
    page.evaluate(async (read) => (await navigator.serviceWorker.ready).active?.postMessage({ read }), path);
  for (const id of ids.slice(1)) {
    await tell(`/oglasi/${id}`);
    await expect.poll(() => copies(page)).toContain(`/oglasi/${id}`);
  }
  for (const path of ['/profil/kandidat', '/oglasi/1/apliciraj', '/oglasi', '//drugi.rs/oglasi/1']) await tell(path);
  await tell(`/oglasi/${ids[2]}`);
  const kept = [...ids.slice(3), ids[2]].map((id) => `/oglasi/${id}`);
  await expect.poll(async () => (await copies(page)).at(-1)).toBe(kept.at(-1));
  await page.evaluate(async (path) => {
    const [name = ''] = await caches.keys();
    await (await caches.open(name)).put(path, new Response(''));
  }, '/oglasi/999999999');
  await tell('/oglasi/999999999');
  await expect.poll(() => copies(page)).toEqual(['/offline', ...kept]);
});

/**
 * The browser of the tests has no push service: what it would answer is put in the place of `subscribe` and
 * `getSubscription`. Permission, worker, page and server are real.
 */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    const keys = {
      p256dh: 'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
      auth: 'A'.repeat(22),
    };
    const made = () => {
      const endpoint = localStorage.getItem('push-endpoint');
      return endpoint === null
        ? null
        : ({ endpoint, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = async () => made();
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('push-endpoint', `https://push.example.com/${crypto.randomUUID()}`);
      return made() as PushSubscription;
    };
  });

const settings = '/profil/kandidat/podesavanja';
const stored = async ({ database: { executor } }: Site, accountId: string) => ({
  devices: await executor.$count(pushSubscriptions, eq(pushSubscriptions.accountId, accountId)),
  kinds: (await executor.select().from(pushChoices).where(eq(pushChoices.accountId, accountId))).map(
    ({ kind }) => kind,
  ),
});

test('the first switch asks for permission; without it the switch goes back, with a sentence', async ({
  page,
  site,
}) => {
  const { email, row } = await buildAccount(site);
  await withPushService(page);
  await page.addInitScript(() => {
    const asked = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset['asked'] = 'yes';
      return asked();
    };
  });
  await logIn(page, 'kandidat', email, settings);
  await settled(page);
  const card = page.locator('section').filter({ hasText: 'Obaveštenja na telefonu i računaru' });
  const messages = card.getByRole('switch', { name: 'Poruke o prijavama' });
  await expect(page.locator('html[data-asked]')).toHaveCount(0);
  await messages.click();
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
  await expect(card.getByRole('status')).toContainText('Pregledač ne dozvoljava obaveštenja');
  await expect(messages).not.toBeChecked();
  expect(await stored(site, row.id)).toEqual({ devices: 0, kinds: [] });
});

test('with permission the device is notified, until it is turned off there or the browser gives up', async ({
  page,
  site,
}) => {
  const { email, row } = await buildAccount(site);
  await page.context().grantPermissions(['notifications']);
  await withPushService(page);
  // Chromium without any windows denies what was granted.
  await page.addInitScript(() => {
    if (Notification.permission === 'granted') return;
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
  await logIn(page, 'kandidat', email, settings);
  await settled(page);
  const card = page.locator('section').filter({ hasText: 'Obaveštenja na telefonu i računaru' });
  const messages = card.getByRole('switch', { name: 'Poruke o prijavama' });
  const state = card.getByRole('status');
  await expect(card.getByRole('button')).toHaveCount(0);
  await messages.click();
  await expect(state).toHaveText('Ovaj uređaj prima obaveštenja.');
  await expect(messages).toBeChecked();
  await examine(page, 'push settings');
  await expect.poll(() => stored(site, row.id)).toEqual({ devices: 1, kinds: ['message'] });
  await page.reload();
  await settled(page);
  await expect(state).toHaveText('Ovaj uređaj prima obaveštenja.');
  await card.getByRole('button', { name: 'Isključite ovde' }).click();
  await expect(state).toHaveText('Ovaj uređaj ne prima obaveštenja.');
  expect(await stored(site, row.id)).toEqual({ devices: 0, kinds: ['message'] });
  await card.getByRole('button', { name: 'Uključite ovde' }).click();
  await expect(state).toHaveText('Ovaj uređaj prima obaveštenja.');
  // A subscription that the browser has given up is noticed.
  await page.evaluate(() => localStorage.removeItem('push-endpoint'));
  await page.reload();
  await settled(page);
  await expect(state).toHaveText('Ovaj uređaj ne prima obaveštenja.');
  await expect(messages).toBeChecked();
});

test('a push is shown in the language of the account; another about the same page replaces it', async ({
  page,
  site,
}) => {
  const { email } = await buildAccount(site);
  await page.context().grantPermissions(['notifications']);
  await logIn(page, 'kandidat', email, '/oglasi');
  await settled(page);
  const address = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => address?.startsWith(scopeURL));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const deliver = (title: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: site.url,
      registrationId,
      data: JSON.stringify({ title, kind: 'message', path: '/profil/kandidat/poruke', language: 'sr' }),
    });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, lang }) => ({
        title,
        body,
        tag,
        lang,
      })),
    );
  // Chromium without any windows shows none.
  const shows = await page.evaluate(() => Notification.permission === 'granted');
  const notification = (title: string) =>
    shows ? [{ title, body: '', tag: '/profil/kandidat/poruke', lang: 'sr' }] : [];
  // A worker that is just starting may miss one.
  await expect(async () => {
    await deliver('Poruka');
    await expect.poll(shown, { timeout: 3000 }).toEqual(notification('Poruka'));
  }).toPass();
  await deliver('Nova poruka');
  await expect.poll(shown).toEqual(notification('Nova poruka'));
});
