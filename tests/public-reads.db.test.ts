import { describe, expect, test } from 'vitest';
import { signedInCandidate } from './builders/personas.ts';
import { buildPosting } from './builders/posting-builder.ts';
import { createTestApplication } from './support/test-application.ts';

const app = await createTestApplication();
const posting = await buildPosting(app, { positionTitle: 'Sajdžija' });
const { token } = await signedInCandidate(app);

const open = app.routes.filter(({ endpoint }) => endpoint.sameFor).map(({ endpoint }) => endpoint);
const elsewhere = { Origin: 'https://elsewhere.example' };

test('what is open to other sites is read without a secret, by anybody', () => {
  for (const { id, method, access, path } of open)
    expect([id, method, access, path.includes('{token}'), path.startsWith('/services/')]).toEqual([
      id,
      'GET',
      'public',
      false,
      false,
    ]);
  expect(open.length).toBeGreaterThan(15);
});

describe('a public read', () => {
  test.each(['/api/postings', `/api/postings/${posting.id}`, '/api/postings/home', '/api/employers', '/api/catalog'])(
    '%s is known again by its tag until it is another',
    async (path) => {
      const first = await app.fetch(path);
      const headers = { 'If-None-Match': first.headers.get('etag') as string };
      expect(first.headers.get('cache-control')).toBe('public, no-cache');
      const again = await app.fetch(path, { headers });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await app.fetch(path, { headers: { ...headers, 'Accept-Language': 'en' } })).status).toBe(200);
      expect(first.headers.get('vary')).toContain('Accept-Language');
    },
  );

  test('changes its tag with what it shows', async () => {
    const tag = async () => (await app.fetch('/api/postings')).headers.get('etag');
    const before = await tag();
    expect(await tag()).toBe(before);
    await buildPosting(app);
    expect(await tag()).not.toBe(before);
  });

  test('of somebody signed in is nobody’s to keep', async () => {
    const { headers } = await app.fetch('/api/postings', { headers: { Authorization: `Bearer ${token}` } });
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });

  test('may be made by pages of other sites, its refusals too; without cookies', async () => {
    for (const path of ['/api/postings', '/api/postings/999999', '/api/openapi.json']) {
      const { headers } = await app.fetch(path, { headers: elsewhere });
      expect(headers.get('access-control-allow-origin'), path).toBe('*');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
    }
  });

  test('is allowed beforehand, and nothing but reading is', async () => {
    const preflight = (path: string) =>
      app.fetch(path, {
        method: 'OPTIONS',
        headers: { ...elsewhere, 'Access-Control-Request-Method': 'POST' },
      });
    const { status, headers } = await preflight('/api/contact');
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'GET,HEAD']);
    expect(headers.get('access-control-allow-headers')).not.toMatch(/authorization/i);
    expect((await preflight('/api/auth/login')).status).toBe(405);
  });
});

test.each(['/api/services/password/token/valid?token=x', '/api/profile', '/api/auth/login'])(
  '%s is closed to other sites and kept by nobody',
  async (path) => {
    const { headers } = await app.fetch(path, { headers: elsewhere });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  },
);
