import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { login } from '#features/accounts/contract.ts';
import { readConfig } from '#host/config.ts';
import type { Database } from '#host/database/database.ts';
import type { ReadReplica } from '#host/database/read-database.ts';
import type { FileStore } from '#host/files/file-store.ts';
import type { Route } from '#host/http/call-context.ts';
import { createLog, type Log } from '#host/log.ts';
import { type MailRow, mailMessages } from '#host/mail/mail-table.ts';
import type { AccountType } from '#kit/actor.ts';
import { createApi } from '#kit/api-client.ts';
import type { Answer, CallInput, Endpoint, EndpointSchemas } from '#kit/endpoint.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { RenderPage } from '#kit/render-host.ts';
import type { Tracing } from '#operations/traces/tracing.ts';
import { type Application, composeApplication } from '#src/application.ts';
import { type TestJobs, withDueJobs } from './due-jobs.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { testPassword } from './test-password.ts';

/** What the test application signs with. */
export const testSecret = 'a secret of the tests, long enough to be one';

export interface CallAs {
  /** Access token of the caller; a guest without. */
  as?: string;
  language?: Language;
  /** Network address the call seems to come from. */
  from?: string;
  idempotencyKey?: string;
  form?: FormData;
}

export interface TestApplication {
  application: Application;
  database: Database;
  clock: TestClock;
  /** Folder of the files; gone after the tests. */
  dataDir: string;
  jobs: TestJobs;
  routes: Route[];
  /** Calls an endpoint over HTTP semantics inside the process; throws `ApiProblem` for a refusal. */
  call<S extends EndpointSchemas>(endpoint: Endpoint<S>, input: CallInput<S>, how?: CallAs): Promise<Answer<S>>;
  /** A raw request to the application. */
  fetch(path: string, init?: RequestInit & { from?: string }): Promise<Response>;
  /** Logs an account of the builders in; returns its access token. */
  signIn(email: string, accountType: AccountType): Promise<string>;
  /** The outbox, oldest first. */
  mails(): Promise<MailRow[]>;
}

/**
 * The whole application on a fresh database, without pages: its own clock, jobs only when the test runs them
 * (`jobs.runPending()`), every response checked against its contract. Call it at the top of a `*.db.test.ts` file.
 * @param own dependencies that the test has created itself, to stop them in the middle
 */
export async function createTestApplication(
  environment: Record<string, string> = {},
  log: Log = createLog('silent'),
  own: {
    database?: Database;
    replica?: ReadReplica;
    store?: FileStore;
    loadRender?: () => Promise<RenderPage>;
    tracing?: Tracing;
  } = {},
): Promise<TestApplication> {
  const database = own.database ?? (await createTestDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'prilika-app-'));
  const clock = createTestClock();
  const config = readConfig({
    DATA_DIR: folder,
    SESSION_SECRET: testSecret,
    CHECK_ANSWERS: 'true',
    TRUSTED_PROXIES: '1',
    PUBLIC_URL: 'https://prilika.test',
    LOG_LEVEL: 'silent',
    SEARCH_FRESH_MS: '0',
    WEB_PROCESSES: '1',
    ...environment,
  });
  const application = await composeApplication({
    config,
    database,
    clock,
    log,
    loadRender: own.loadRender ?? null,
    staticFiles: null,
    development: false,
    ...(own.store ? { store: own.store } : {}),
    replica: own.replica ?? null,
    tracing: own.tracing,
  });
  await application.start({ work: false });
  const jobs = withDueJobs(application.jobs, { database, clock });
  afterAll(async () => {
    await application.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const fetchFrom: TestApplication['fetch'] = async (path, { from = '203.0.113.7', ...init } = {}) => {
    const request = new Request(new URL(path, 'https://prilika.test'), init);
    request.headers.set('X-Forwarded-For', from);
    return application.http.fetch(request);
  };

  const call: TestApplication['call'] = (endpoint, input, { as, language = 'sr', from, idempotencyKey, form } = {}) => {
    const api = createApi(
      ({ method, url, headers, body }) => {
        if (as) headers['Authorization'] = `Bearer ${as}`;
        return fetchFrom(url, {
          method,
          headers,
          ...(body === undefined ? {} : { body }),
          ...(from ? { from } : {}),
        });
      },
      () => language,
    );
    return api.call(endpoint, input, {
      ...(idempotencyKey ? { idempotencyKey } : {}),
      ...(form ? { form } : {}),
    });
  };

  return {
    application,
    database,
    clock,
    dataDir: folder,
    jobs,
    routes: application.routes,
    call,
    fetch: fetchFrom,
    async signIn(email, accountType) {
      const { data } = await call(login, { body: { email, password: testPassword, accountType } });
      return data.token.accessToken;
    },
    mails: () => database.executor.select().from(mailMessages).orderBy(asc(mailMessages.createdAt)),
  };
}
