import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startErrorCollector } from '../support/error-collector.ts';
import { startForwarder } from '../support/forwarder.ts';
import { startObjectStore } from '../support/object-store.ts';
import { startOidcProvider } from '../support/oidc-provider.ts';
import { startPostgresPair } from '../support/postgres-standby.ts';
import { startSmtp } from '../support/smtp.ts';
import { settleWith } from './report.ts';
import { runScenario, waitForJobs } from './scenario.ts';

/* Programs that the site talks to: people must not notice when they are away, hang or are slow. */

const awayMs = 8000;

test('the mail server is away, then hangs; every mail arrives once', async () => {
  const pair = await startPostgresPair();
  const smtp = await startSmtp();
  const road = await startForwarder({ host: '127.0.0.1', port: Number(new URL(smtp.url).port) });
  let mails = { expected: 0, none: 0, twice: 0 };
  try {
    const environment = { SMTP_URL: `smtp://127.0.0.1:${road.port}` };
    const databaseUrl = pair.primary.url;
    const accounts = await runScenario({ databaseUrl, environment }, async ({ moreWritten, site, ledger }) => {
      for (const away of [road.cut, road.hang]) {
        away();
        await moreWritten(50);
        await pause(awayMs);
        expect(await site.readiness()).toMatchObject({ status: 200 });
        road.open();
      }
      await ledger.finish();
      await waitForJobs(databaseUrl, 300_000);
      const subjects = smtp.messages
        .map(({ message }) => message.subject ?? '')
        .filter((one) => one.startsWith('Poziv-'));
      const expected = ledger.acknowledgedOf('message to a candidate');
      const times = Array.from({ length: expected }, (_, at) => subjects.filter((one) => one === `Poziv-${at}`).length);
      mails = {
        expected,
        none: times.filter((n) => n === 0).length,
        twice: times.filter((n) => n > 1).length,
      };
    });
    settleWith({
      fault: 'mail server away, then hanging, 8 s each',
      times: 2,
      accounts,
      backAfterMs: 0,
      note: `${mails.expected} messages: ${mails.none} not mailed, ${mails.twice} mailed twice`,
    });
    expect(mails).toMatchObject({ none: 0, twice: 0 });
  } finally {
    await road.close();
    await smtp.close();
    await pair.stop();
  }
});

test('the identity provider is away, then hangs: signing in by it alone says so', async () => {
  const said: string[] = [];
  const provider = await startOidcProvider({ name: 'PROBNI', siteUrl: 'http://localhost' });
  const issuer = new URL(provider.environment.OIDC_PROBNI_ISSUER as string);
  const road = await startForwarder({ host: issuer.hostname, port: Number(issuer.port) });
  issuer.port = String(road.port);
  const environment = { ...provider.environment, OIDC_PROBNI_ISSUER: issuer.href.replace(/\/$/, '') };
  let slowest = 0;
  try {
    const accounts = await runScenario({ environment }, async ({ moreWritten, site }) => {
      for (const away of [road.cut, road.hang]) {
        away();
        const begin = performance.now();
        const answer = await fetch(`${site.url}/api/auth/external/probni?accountType=jobseeker`, {
          redirect: 'manual',
        });
        slowest = Math.max(slowest, performance.now() - begin);
        said.push(`${answer.status} ${answer.headers.get('location') ?? ''}`);
        await moreWritten(50);
        road.open();
      }
    });
    settleWith({
      fault: 'identity provider away, then hanging',
      times: 2,
      accounts,
      backAfterMs: 0,
      note: `told after at most ${(slowest / 1000).toFixed(1)} s: ${said.join('; ')}`,
    });
    for (const answer of said) expect(answer).toMatch(/^(302|303) .*(error|problem|greska)|^503/);
  } finally {
    await road.close();
    await provider.close();
  }
});

test('the object store is away, hangs, and breaks: files alone have to wait', async () => {
  const store = await startObjectStore();
  try {
    const accounts = await runScenario({ environment: { FILES_URL: store.url } }, async ({ moreWritten, site }) => {
      for (const [away, back] of [
        [() => store.stop(), () => store.start()],
        [() => store.feel('hanging'), () => store.feel('well')],
        [() => store.feel('broken'), () => store.feel('well')],
      ] as const) {
        await away();
        await moreWritten(60);
        expect(await site.readiness()).toMatchObject({ status: 200, late: ['files'] });
        await back();
        await moreWritten(20);
      }
    });
    const written = accounts.find(({ name }) => name.includes('with a file'))?.acknowledged ?? 0;
    const note = `${written} applications with a file, ${store.keys().length} files in the store`;
    settleWith({ fault: 'object store away, hanging, broken', times: 3, accounts, backAfterMs: 0, note });
    expect(store.keys().length).toBeGreaterThanOrEqual(written);
  } finally {
    await store.close();
  }
});

test('the collector of errors hangs, then is gone: nobody waits for it, not even the end', async () => {
  const collector = await startErrorCollector();
  collector.behave('hang');
  let endMs = 0;
  const environment = { ERROR_TRACKING_DSN: collector.dsn };
  const accounts = await runScenario({ environment }, async ({ moreWritten, site }) => {
    const fault = { exception: { values: [{ type: 'TypeError', value: 'fault' }] } };
    const body = [{}, { type: 'event' }, fault].map((line) => JSON.stringify(line)).join('\n');
    let at = 0;
    const report = async (): Promise<void> => {
      at += 1;
      const headers = { Origin: site.url, 'X-Forwarded-For': `10.200.0.${at}` };
      const answer = await fetch(`${site.url}/__errors`, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
    };
    for (let time = 0; time < 10; time += 1) await report();
    await moreWritten(50);
    await collector.stop();
    for (let time = 0; time < 10; time += 1) await report();
    await moreWritten(50);
    endMs = performance.now();
  });
  endMs = performance.now() - endMs;
  const note = `${collector.requests()} reports had come; ended and compared within ${(endMs / 1000).toFixed(1)} s`;
  settleWith({ fault: 'collector of errors hanging, then gone', times: 2, accounts, backAfterMs: 0, note });
  expect(collector.requests()).toBeGreaterThan(0);
});
