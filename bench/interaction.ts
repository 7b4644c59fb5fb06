import { chromium, type Page } from '@playwright/test';
import type { Browser } from '../scripts/browser.ts';

/** A phone: so many times slower than this machine. */
const slowdown = 4;
const ticks = 5;

interface Interactions {
  interactions: number[];
}

/** Records how long each click or key took until the next frame, as the browser says it (INP). */
const observe = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const worst = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId)
          worst.set(entry.interactionId, Math.max(worst.get(entry.interactionId) ?? 0, entry.duration));
      Object.assign(window, { interactions: [...worst.values()] });
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

const slowest = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...((window as unknown as Interactions).interactions ?? [])));

const isAlive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('asleep' in document.documentElement.dataset));

/** Ticks the first filters of the list, one after the other; the slowest of them, in milliseconds. */
const tickFilters = async (page: Page): Promise<number> => {
  const boxes = page.locator('aside input[type=checkbox]:visible');
  for (let index = 0; index < ticks; index += 1) {
    const before = page.url();
    await boxes.nth(index).click({ force: true });
    await page.waitForURL((url) => url.href !== before);
    await page.waitForLoadState('networkidle');
  }
  return slowest(page);
};

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Interaction to next paint on a processor four times slower: ticking filters of the list while it is alive, and the
 * first tick of a page whose scripts are still asleep. Prints the median of some runs of the slowest tick of each.
 */
export async function benchInteraction(browser: Browser, url: string, runs: number): Promise<void> {
  const launched = await chromium.launch(browser);
  const alive: number[] = [];
  const asleep: number[] = [];
  for (let time = 0; time < runs; time += 1) {
    for (const [results, wakes] of [
      [alive, true],
      [asleep, false],
    ] as const) {
      const page = await launched.newPage({ viewport: { width: 1440, height: 900 } });
      await observe(page);
      await page.goto(`${url}/oglasi`);
      if (wakes) await isAlive(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      if (wakes) results.push(await tickFilters(page));
      else {
        await page.locator('aside input[type=checkbox]:visible').first().click({ force: true });
        await page.waitForURL(/[?]/);
        results.push(await slowest(page));
      }
      await page.context().close();
    }
  }
  await launched.close();
  console.log(`\nInteraction to next paint, processor ${slowdown} × slower, slowest of a page, median of ${runs}`);
  console.log(`ticking ${ticks} filters        ${median(alive)} ms  (${alive.join(', ')})`);
  console.log(`the first tick, asleep   ${median(asleep)} ms  (${asleep.join(', ')})`);
}
