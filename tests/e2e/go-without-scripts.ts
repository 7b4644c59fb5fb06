import type { Page } from '@playwright/test';

/**
 * Opens a page whose scripts, or those whose name begins with `name`, are delayed, as on a slow connection; the
 * returned function releases them.
 */
export async function goWithoutScripts(page: Page, address: string, name = ''): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}*.js`, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  // The load of a page includes its scripts.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return scripts.resolve;
}
