import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ProblemTable } from '#kit/problem.ts';
import { createTestApplication } from './support/test-application.ts';

const app = await createTestApplication();

describe('every response', () => {
  test.each(['/healthz', '/api/postings', '/api/nema', '/api/docs', '/locales/sr/translation.json'])(
    '%s carries the security headers and a request id',
    async (path) => {
      const { headers } = await app.fetch(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('of a document carries what concerns documents alone', async () => {
    const document = await app.fetch('/api/docs');
    expect(document.headers.get('content-type')).toMatch(/^text\/html/);
    expect(document.headers.get('permissions-policy')).toContain('camera=()');
    expect(document.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect((await app.fetch('/api/postings')).headers.has('permissions-policy')).toBe(false);
  });

  test('of a problem has the id that the log has', async () => {
    const response = await app.fetch('/api/nema');
    expect(((await response.json()) as { requestId: string }).requestId).toBe(response.headers.get('x-request-id'));
  });
});

describe('the problem’s language', () => {
  test.each([
    ['sr', 'Ovo ne postoji ili je uklonjeno. Vratite se na prethodnu stranu.'],
    ['en', 'This does not exist or has been removed. Go back to the previous page.'],
    ['de', 'Ovo ne postoji ili je uklonjeno. Vratite se na prethodnu stranu.'],
  ])('follows the Locale header (%s)', async (locale, title) => {
    const response = await app.fetch('/api/nema', { headers: { Locale: locale } });
    expect(await response.json()).toMatchObject({ title, status: 404, code: 'not-found' });
  });
});

describe('an address over eight kilobytes', () => {
  const long = (path: string): string => `${path}?lang=en&q=`.padEnd(8193, 'x');
  const inBrowser = { Accept: 'text/html,application/xhtml+xml', Cookie: 'lang=sr' };

  test('is refused to people with an HTML page, in their language', async () => {
    const answer = await app.fetch(long('/oglasi'), { headers: inBrowser });
    const page = await answer.text();
    expect(answer.status).toBe(414);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('The address is too long.');
    expect(page.length).toBeLessThan(2000);
  });

  test.each(['/api/postings', '/api/nema', '/rss.xml', '/oglasi'])('is a problem to programs (%s)', async (path) => {
    const answer = await app.fetch(long(path));
    expect(answer.status).toBe(414);
    expect(await answer.json()).toMatchObject({ code: 'uri-too-long' });
  });

  test('is one in whatever part it is long', async () => {
    expect((await app.fetch(`/api/${'x'.repeat(8192)}`)).status).toBe(414);
    expect((await app.fetch(`/api/${'x'.repeat(8187)}`)).status).toBe(404);
  });
});

describe('the page about the API', () => {
  test('has every problem that a feature declares, with its status, where its `type` leads', async () => {
    const page = await (await app.fetch('/api/docs')).text();
    let tables = 0;
    for (const file of globSync('src/{features,plugins}/*/{server/index,plugin}.ts')) {
      const exported = (await import(/* @vite-ignore */ resolve(file))) as Record<string, ProblemTable>;
      for (const [name, table] of Object.entries(exported).filter(([name]) => name.endsWith('Problems'))) {
        tables += 1;
        for (const [code, status] of Object.entries(table))
          expect(page, name).toContain(`<li id="${code}"><code>${code}</code> → ${status}`);
      }
    }
    expect(tables).toBeGreaterThan(12);
  });

  test.each(['/api/docs', '/api/docs/administration'])('%s loads files of the site alone', async (path) => {
    const answer = await app.fetch(path);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    const page = await answer.text();
    const loaded = [...page.matchAll(/(?:src|href|data-document)="(\/api\/[^"#]*)"/g)].map(([, one]) => one as string);
    expect(loaded.length).toBeGreaterThan(5);
    for (const one of loaded) expect((await app.fetch(one)).status, one).toBe(200);
    expect(page.match(/<script/g)).toHaveLength(page.match(/<script defer src="\//g)?.length ?? 0);
  });

  test('has no other files', async () => {
    expect((await app.fetch('/api/docs/files/package.json')).status).toBe(404);
  });
});

describe('texts for browsers', () => {
  test('are cached for ever under an address with their hash, and revalidated without', async () => {
    const response = await app.fetch('/locales/en/translation.json?v=abc');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect((await app.fetch('/locales/en/translation.json')).headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toMatchObject({ common: { close: 'Close' } });
  });

  test('hold no texts of mails', async () => {
    expect(await (await app.fetch('/locales/sr/translation.json')).text()).not.toContain('"mail":');
  });

  test('for pages that guests read are a part of all, kept as long', async () => {
    const response = await app.fetch('/locales/sr/reading.json?v=abc');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const texts = (await response.json()) as { postings: object };
    expect(texts).toMatchObject({ common: { close: 'Zatvori' } });
    expect(texts.postings).not.toHaveProperty('wizard');
    expect(texts).not.toHaveProperty('candidates');
  });
});

test('the process lives without its database, but is not ready', async () => {
  expect((await app.fetch('/readyz')).status).toBe(200);
  await app.database.close();
  expect((await app.fetch('/healthz')).status).toBe(200);
  expect((await app.fetch('/readyz')).status).toBe(503);
});
