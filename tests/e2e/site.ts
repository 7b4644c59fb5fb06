import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { systemClock } from '#host/clock.ts';
import { openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { type BuildContext, buildAccount } from '../builders/account-builder.ts';
import { startOidcProvider, type TestOidcProvider } from '../support/oidc-provider.ts';
import { type PostgresServer, startPostgresServer } from '../support/postgres-server.ts';
import { siteArguments } from '../support/site-arguments.ts';
import { freePort } from '../support/site-process.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import { testPassword } from '../support/test-password.ts';
import { runOnServer, withDatabase } from '../support/test-server.ts';

/** The running product with everything real around it. */
export interface Site extends BuildContext {
  url: string;
  /** Signs the site's tokens and links. */
  sessionSecret: string;
  smtp: TestSmtp;
  /** The site's database, which can be stopped and started again. */
  postgres: PostgresServer;
  /** Where candidates may sign in without a password; the site knows it as „Probni”. */
  provider: TestOidcProvider;
}

const answers = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return;
    await pause(50);
  }
};

const sessionSecret = 'a secret of the browser tests, long enough to be one';

const startSite = async (environment: Record<string, string>): Promise<{ site: Site; stop: () => Promise<void> }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-e2e-'));
  const [postgres, smtp, port] = await Promise.all([startPostgresServer(), startSmtp(), freePort()]);
  await runOnServer(postgres.url, 'create database e2e');
  const databaseUrl = withDatabase(postgres.url, 'e2e');
  const url = `http://localhost:${port}`;
  const provider = await startOidcProvider({ name: 'PROBNI', siteUrl: url });
  const child = spawn(process.execPath, siteArguments, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SEED: 'demo',
      LOG_LEVEL: 'error',
      CHECK_ANSWERS: 'true',
      SEARCH_FRESH_MS: '0',
      // `web-processes.spec.ts` runs several.
      WEB_PROCESSES: '1',
      PUBLIC_URL: url,
      SESSION_SECRET: sessionSecret,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      // A visitor from another network says so.
      TRUSTED_PROXIES: '1',
      ...provider.environment,
      ...environment,
    },
  });
  await answers(url, child);
  const database = await openDatabase({ dataDir, databaseUrl, poolSize: 2, log: createLog('silent') });
  return {
    site: { url, sessionSecret, smtp, postgres, provider, database, clock: systemClock },
    async stop() {
      await database.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      await smtp.close();
      await provider.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
      expect(code, 'the server stops cleanly').toBe(0);
    },
  };
};

/** What Playwright says where a test has no service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Browser tests: one site for all of a run; a page fails its test when the console says anything of errors. */
export const test = base.extend<
  { strictPage: Page; tolerated: RegExp | null; ownLimits: undefined },
  { site: Site; environment: Record<string, string> }
>({
  // What a file's own site is told besides.
  environment: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ environment }, use) => {
      const { site, stop } = await startSite(environment);
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // All tests come from one address: the tries of one are not counted against the next.
  ownLimits: [
    async ({ site }, use) => {
      await site.database.executor.execute(sql`delete from rate_limits`);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // What a strict page's console may say without failing its test.
  tolerated: [null, { option: true }],
  strictPage: async ({ page, tolerated }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    const unexpected = complaints.filter((text) => !tolerated?.test(text) && text !== blockedWorker);
    expect(unexpected, 'what the console said').toEqual([]);
  },
});

export { expect };

/** The page of each kind of account: as which it signs in, and where that leads. */
const loginKinds = {
  kandidat: { accountType: 'jobseeker', home: '/' },
  poslodavac: { accountType: 'employer', home: '/profil/poslodavac' },
  administrator: { accountType: 'admin', home: '/admin' },
} as const;
type LoginKind = keyof typeof loginKinds;

/** Fills the login form and waits until the person is in; for tests of signing in itself. */
export async function logInByForm(page: Page, kind: LoginKind, email: string, redirectUrl = ''): Promise<void> {
  await page.goto(`/prijava/${kind}${redirectUrl ? `?redirectUrl=${encodeURIComponent(redirectUrl)}` : ''}`);
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/prijava/'));
}

/** Signs in with the request that the form sends, without its page, and opens an address. */
export async function logIn(page: Page, kind: LoginKind, email: string, address?: string): Promise<void> {
  const { accountType, home } = loginKinds[kind];
  const data = { email, password: testPassword, accountType };
  const response = await page.context().request.post('/api/auth/login', { data });
  expect(response.status(), 'signing in').toBe(200);
  await page.goto(address ?? home);
}

/**
 * Acts as somebody does, and waits until a page that was just opened is alive and has its own token: signed in by a
 * request, it asks for one when it starts, and what is typed or sent before may be lost.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('keydown', { key: 'Shift' });
  await page.locator('html[data-asleep]').waitFor({ state: 'detached' });
  const cookies = await page.context().cookies();
  if (cookies.some(({ name }) => name.endsWith('refresh')))
    await page.waitForFunction(() => {
      try {
        return localStorage.getItem('root')?.includes('"accessToken"');
      } catch {
        // Where storage is forbidden nothing shows it.
        return true;
      }
    });
}

/** A new administrator who is signed in; their address. */
export async function asAdministrator(page: Page, site: Site, address?: string): Promise<string> {
  const { email } = await buildAccount(site, { accountType: 'admin', name: 'Nenad', lastName: 'Vasić' });
  await logIn(page, 'administrator', email, address);
  return email;
}
