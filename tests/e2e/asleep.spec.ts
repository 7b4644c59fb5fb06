import type { Page } from '@playwright/test';
import { isNotNull } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { goWithoutScripts } from './go-without-scripts.ts';
import { expect, settled, test } from './site.ts';

/** The visitor's browser saves data: nothing comes before somebody acts, however long the page is open. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

interface Load {
  address: string;
  kind: string;
  /** Bytes of the compressed content, and on the wire with the head of the response. */
  content: number;
  wire: number;
}

/** What a first visit of this page asks for until it is at rest, without the font that a title with a sign has, as in C#. */
const firstLoad = async (page: Page, address: string): Promise<Load[]> => {
  const network = await page.context().newCDPSession(page);
  const loads = new Map<string, Load>();
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    loads.set(requestId, { address: request.url, kind: type, content: 0, wire: 0 });
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.content += encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) load.wire = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return [...loads.values()].filter(({ address: file }) => !/-signs-[^/]*\.woff2$/.test(file));
};

const total = (loads: Load[], size: 'content' | 'wire'): number => loads.reduce((sum, load) => sum + load[size], 0);

const aPosting = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/postings?pageSize=1');
  const { data } = (await answer.json()) as { data: { id: number }[] };
  return `/oglasi/${data[0]?.id}`;
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a first visit is light until somebody acts, ${viewport.width} px wide`, async ({ page }) => {
    await saveData(page);
    await page.setViewportSize(viewport);
    const posting = await aPosting(page);
    for (const address of ['/oglasi', posting]) {
      await page.context().clearCookies();
      const loads = await firstLoad(page, address);
      const addresses = loads.map((load) => load.address);
      expect(new Set(addresses).size).toBe(addresses.length);
      // Which postings are on the page changes with the hour (ADR 88), and with them how many logos it has.
      const logos = loads.filter(({ kind }) => kind === 'Image');
      const others = addresses.length - logos.length;
      expect(others, addresses.join('\n')).toBeLessThanOrEqual(8);
      expect(logos.length).toBeLessThanOrEqual(await page.locator('main img').count());
      for (const logo of logos) expect(logo.wire, `${address}: ${logo.address}`).toBeLessThanOrEqual(6000);
      expect(loads.filter(({ kind }) => kind === 'Script' || kind === 'Fetch')).toEqual([]);
      const weight = total(loads, 'content') - total(logos, 'content');
      expect(weight, `${address} weighs`).toBeLessThanOrEqual(55_000);
      const fonts = loads.filter(({ kind }) => kind === 'Font');
      expect(fonts.length).toBeGreaterThan(0);
      expect(total(fonts, 'wire')).toBeLessThanOrEqual(35_000);
      await page.goto('about:blank');
    }
  });

/** What a connection with five beside it brings in two round trips at the speed that Lighthouse takes a phone for. */
const twoRoundTrips = 11_680;

test('the first paint of every page for reading waits for four small fonts and one style sheet', async ({ page }) => {
  await saveData(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const texts = await page.request.get('/api/blog?pageSize=1');
  const { data } = (await texts.json()) as { data: { id: number }[] };
  for (const address of ['/', '/oglasi', await aPosting(page), '/poslodavci', '/cenovnik', `/blog/${data[0]?.id}`]) {
    await page.context().clearCookies();
    const loads = await firstLoad(page, address);
    const of = (kind: string) => loads.filter((load) => load.kind === kind);
    const [, own, ...others] = of('Stylesheet').sort((a, b) => b.wire - a.wire);
    // Companies have a little of their own.
    expect(own?.wire ?? 0, address).toBeLessThanOrEqual(address === '/poslodavci' ? 2000 : 0);
    expect(others, address).toEqual([]);
    expect(of('Font'), address).toHaveLength(4);
    for (const font of of('Font')) expect(font.wire, font.address).toBeLessThanOrEqual(twoRoundTrips);
    await page.goto('about:blank');
  }
});

/** What a new connection brings before the server has to wait for an answer. */
const firstRoundTrip = 14_600;

test('the home page fits the first round trip once it has been asked for again', async ({ request }) => {
  const size = async (): Promise<number> => {
    const answer = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
    const head = answer.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
    return head + Number(answer.headers()['content-length']);
  };
  await expect.poll(size).toBeLessThanOrEqual(firstRoundTrip);
});

const scripts = (page: Page): (() => number) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked += 1;
  });
  return () => asked;
};

test('scripts come with the first sign, of a pointer or a key', async ({ strictPage: page }) => {
  await saveData(page);
  const asked = scripts(page);
  await page.goto('/oglasi', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 600);
  expect(asked()).toBe(0);
  await page.getByRole('main').getByRole('button').first().hover();
  await expect.poll(asked).toBeGreaterThan(5);
  await settled(page);
  await page.waitForLoadState('networkidle');
  // Links that only announce what is loaded at once make the first moment longer (`vite.config.ts`).
  const html = await (await page.request.get('/oglasi')).text();
  const linked = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked.filter((address) => !html.includes(address))).toEqual([]);
  await page.goto('/cenovnik', { waitUntil: 'networkidle' });
  const before = asked();
  await page.keyboard.press('Tab');
  await expect.poll(asked).toBeGreaterThan(before);
});

test('back after a reload leads to the page before, though nothing of the page is awake', async ({
  strictPage: page,
}) => {
  await saveData(page);
  const counts = page.locator('.home-category-count');
  await page.goto('/');
  await page.getByRole('main').getByRole('button').first().hover();
  await settled(page);
  await page.getByRole('link', { name: 'Sve kategorije (46)' }).click();
  await expect(counts).toHaveCount(46);
  await page.reload();
  await page.goBack();
  await expect(counts).toHaveCount(14);
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(counts).toHaveCount(46);
});

for (const width of [390, 1440])
  test(`waking moves nothing, ${width} px wide`, async ({ page, site }) => {
    await saveData(page);
    await page.setViewportSize({ width, height: 900 });
    const withFiles = await site.database.executor
      .select({ id: postings.id })
      .from(postings)
      .where(isNotNull(postings.fileId));
    expect(withFiles.length).toBeGreaterThan(2);
    const asked = scripts(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const address of [
      '/',
      '/oglasi',
      '/oglasi?q=qqzzxx',
      '/poslodavci',
      '/poslodavci?q=qqzzxx',
      '/cenovnik',
      '/blog',
      '/o-nama',
      ...withFiles.map(({ id }) => `/oglasi/${id}`),
    ]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const [before, askedBefore] = [await height(), asked()];
      await page.keyboard.press('Shift');
      await expect.poll(asked, address).toBeGreaterThan(askedBefore);
      await page.waitForLoadState('networkidle');
      expect(await height(), address).toBe(before);
    }
  });

test('a posting that is only read is counted', async ({ strictPage: page, site }) => {
  const posting = await buildPosting(site);
  const counted = page.waitForRequest((request) => request.url().includes(`/postings/${posting.id}/views`));
  await page.goto(`/oglasi/${posting.id}`);
  await counted;
});

test('a button pressed before the page is alive says so, and opens its window then', async ({
  strictPage: page,
  site,
}) => {
  const posting = await buildPosting(site);
  const letScriptsCome = await goWithoutScripts(page, `/oglasi/${posting.id}`);
  const apply = page.getByRole('button', { name: 'Prijavite se na oglas' }).first();
  await apply.click();
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-heard');
  await expect(page.getByRole('status')).toContainText('Samo trenutak');
  letScriptsCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-heard');
});

test('a link that opens a window opens it when the page is alive', async ({ strictPage: page, site }) => {
  const posting = await buildPosting(site);
  const letScriptsCome = await goWithoutScripts(page, `/oglasi/${posting.id}`);
  await page.getByRole('link', { name: 'Prijavi nepravilnost' }).click();
  letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'Prijavi nepravilnost' })).toBeVisible();
  await expect(page).toHaveURL(`/oglasi/${posting.id}`);
});

const noteData = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(pathname);
  });
  return asked;
};

/** The data of pages that the browser took out of its own cache. */
const noteCachedData = async (page: Page): Promise<string[]> => {
  const cached: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.responseReceived', ({ response: { url, fromDiskCache } }) => {
    const { pathname } = new URL(url);
    if (fromDiskCache && pathname.endsWith('.data')) cached.push(pathname);
  });
  await browser.send('Network.enable');
  return cached;
};

test('a page is fetched before its link is followed, and the way back asks for nothing', async ({
  strictPage: page,
}) => {
  await page.setViewportSize({ width: 1279, height: 900 });
  await page.goto('/oglasi');
  await settled(page);
  const [asked, cached] = [noteData(page), await noteCachedData(page)];
  const link = page.getByRole('main').getByRole('article').nth(9).getByRole('link').first();
  const address = await link.getAttribute('href');
  const heading = page.getByRole('heading', { level: 1 });
  const listed = await heading.innerText();
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse((response) => response.url().endsWith(`${address}.data`));
  await link.hover();
  await fetched;
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(address ?? '');
  // The address changes before the page does: whoever goes back until then has not left the list.
  await expect(heading).not.toHaveText(listed);
  await expect(heading).toBeVisible();
  await expect.poll(() => cached).toContain(`${address}.data`);
  await page.mouse.move(0, 0);

  await page.goBack();
  await expect(page).toHaveURL('/oglasi');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(asked).not.toContain('/oglasi.data');
});

test('what opens next to its list is fetched before it is clicked', async ({ strictPage: page }) => {
  await page.goto('/oglasi?sort=newest');
  await settled(page);
  const cached = await noteCachedData(page);
  for (const at of [2, 3]) {
    const link = page.getByRole('article').nth(at).getByRole('link').first();
    const address = await link.getAttribute('href');
    const inside = address?.replace('/oglasi/', '/oglasi/uporedo/');
    const fetched = page.waitForResponse((response) => response.url().includes(`${inside}.data`));
    await link.hover();
    await fetched;
    await link.click();
    await expect(page).toHaveURL(address ?? '');
    await expect.poll(() => cached).toContain(`${inside}.data`);
  }
});

test('while a page sleeps, the browser fetches what a pointed link leads to, and no other language', async ({
  strictPage: page,
}) => {
  await goWithoutScripts(page, '/oglasi');
  const fetched = new Map<string, string>();
  const browser = await page.context().newCDPSession(page);
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    fetched.set(new URL(prefetchUrl).pathname + new URL(prefetchUrl).search, status);
  });
  await browser.send('Preload.enable');
  await page.getByRole('link', { name: 'EN, English' }).first().hover();
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await link.hover();
  await expect.poll(() => [...fetched]).toEqual([[await link.getAttribute('href'), 'Ready']]);
});

test('what acts, changes the language or is private is not fetched ahead', async ({ strictPage: page }) => {
  await page.goto('/oglasi');
  await settled(page);
  const asked = noteData(page);
  const header = page.getByRole('banner');
  for (const name of ['EN, English', 'Prijava']) await header.getByRole('link', { name }).first().focus();
  await header.getByRole('link', { name: 'Cenovnik' }).focus();
  await expect.poll(() => asked).toEqual(['/cenovnik.data']);
});

test('a page that needs more texts than those for reading gets them', async ({ strictPage: page }) => {
  await page.goto('/oglasi');
  await settled(page);
  expect(await page.locator('html').getAttribute('data-translations')).toContain('/reading.json');
  await page.getByRole('link', { name: 'Prijava', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Prijavite se' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('accounts.');
});

test('nothing of a page keeps a browser from restoring it as it was left', async ({ page }) => {
  // The tests' browser keeps none, and says what else would have been in the way.
  const reasons: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) reasons.push(`${type}: ${reason}`);
  });
  // Left while something is on its way, it would not be kept for that reason: then once more.
  for (const address of ['/oglasi', await aPosting(page)])
    await expect(async () => {
      reasons.length = 0;
      await page.goto(address);
      await settled(page);
      await page.goto('/cenovnik');
      await page.goBack();
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons.filter((reason) => reason.startsWith('PageSupportNeeded'))).toEqual([]);
    }).toPass();
});
