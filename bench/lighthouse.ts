import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { type Browser, findBrowser } from '../scripts/browser.ts';
import { benchInteraction } from './interaction.ts';
import { generatePostings } from './postings-data.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const run = promisify(execFile);
/** Lighthouse is in a separate package: it is large and seldom needed. */
const folder = join(import.meta.dirname, 'lighthouse');
const results = 'bench/results';
const postings = 10_000;
const pages = {
  home: '/',
  list: '/oglasi',
  posting: '/oglasi/5000',
  employer: '/poslodavci/50',
  prices: '/cenovnik',
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What of Lighthouse's report is read. */
interface Report {
  categories: Record<(typeof categories)[number], { score: number }>;
  audits: Record<string, { id: string; score: number | null; numericValue?: number; weight?: number }>;
}

interface Summary {
  page: string;
  /** 0–100, the median of all runs. */
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds. */
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
  /** Audits of the last run that are not perfect, for diagnosis. */
  imperfect: string[];
}

/** The newest article: its number is given when the site is first started. */
const articleAddress = async (url: string): Promise<string> => {
  const [address] = (await (await fetch(`${url}/blog`)).text()).match(/\/blog\/\d+/) ?? [];
  if (!address) throw new Error('The blog has no article.');
  return address;
};

/** The page as a site has it that is read: it is kept, and has been made as small as it goes. */
const readBefore = async (url: string): Promise<void> => {
  for (let time = 0; time < 4; time += 1) {
    await (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
    await pause(1500);
  }
};

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Lighthouse sometimes misses the beginning of its own recording; a third failure is a real one. */
const audit = async (url: string, browser: Browser, tries = 3): Promise<Report> => {
  try {
    return await auditOnce(url, browser);
  } catch (error) {
    if (tries === 1) throw error;
    return audit(url, browser, tries - 1);
  }
};

const auditOnce = async (url: string, browser: Browser): Promise<Report> => {
  const flags = ['--headless=new', '--no-sandbox', ...browser.args].join(' ');
  const { stdout } = await run(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser.executablePath }, maxBuffer: 64 * 1_048_576 },
  );
  return JSON.parse(stdout) as Report;
};

const summarize = (page: string, reports: Report[]): Summary => {
  const numeric = (id: string): number => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const score = (category: (typeof categories)[number]): number =>
    Math.round(100 * median(reports.map((report) => report.categories[category].score)));
  return {
    page,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestContentfulPaint: Math.round(numeric('largest-contentful-paint')),
    totalBlockingTime: Math.round(numeric('total-blocking-time')),
    layoutShift: numeric('cumulative-layout-shift'),
    imperfect: Object.values(reports.at(-1)?.audits ?? {})
      .filter(({ score: value }) => value !== null && value < 0.9)
      .map(({ id }) => id),
  };
};

/**
 * Lighthouse for a phone, the median of some runs, against the production server with 10,000 postings. Prints a table and
 * writes the summaries to `bench/results/lighthouse.json`. Lighthouse itself is installed on first use.
 */
export async function benchLighthouse(runs: number): Promise<void> {
  if (!existsSync(join(folder, 'node_modules'))) await run('npm', ['ci'], { cwd: folder, maxBuffer: 16 * 1_048_576 });
  const browser = await findBrowser();
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-lighthouse-'));
  let server: ServerProcess | undefined;
  try {
    const database = await openDatabase({ dataDir, log: createLog('silent') });
    await generatePostings(database, dataDir, postings);
    await database.close();
    server = await startServer({}, dataDir, 4012);
    console.log(`\nLighthouse, mobile, median of ${runs}, ${postings} postings`);
    console.log('page      performance  accessibility  best practices  SEO      LCP      TBT    CLS');
    const summaries: Summary[] = [];
    await benchInteraction(browser, server.url, runs);
    const all = { ...pages, article: await articleAddress(server.url) };
    for (const [page, path] of Object.entries(all)) {
      await readBefore(`${server.url}${path}`);
      const reports: Report[] = [];
      for (let time = 0; time < runs; time += 1) reports.push(await audit(`${server.url}${path}`, browser));
      const summary = summarize(page, reports);
      summaries.push(summary);
      const { scores } = summary;
      console.log(
        `${page.padEnd(9)} ${String(scores.performance).padStart(11)} ${String(scores.accessibility).padStart(14)} ` +
          `${String(scores['best-practices']).padStart(15)} ${String(scores.seo).padStart(4)} ` +
          `${String(summary.largestContentfulPaint).padStart(5)} ms ${String(summary.totalBlockingTime).padStart(5)} ms ` +
          `${summary.layoutShift.toFixed(3).padStart(6)}  ${summary.imperfect.join(' ')}`,
      );
    }
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, 'lighthouse.json'), `${JSON.stringify(summaries, null, 2)}\n`);
  } finally {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
