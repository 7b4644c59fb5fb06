import { describe, expect, test } from 'vitest';
import { createTestApplication } from '#tests/support/test-application.ts';
import { catalog } from '../catalog.ts';
import { getCatalog } from '../contract.ts';

const app = await createTestApplication();

describe('the catalogue', () => {
  test.each(['sr', 'en'] as const)('has every list with its labels (%s)', async (language) => {
    const { data } = await app.call(getCatalog, {}, { language });
    expect(Object.keys(data).sort()).toEqual(Object.keys(catalog).sort());
    for (const [name, list] of Object.entries(catalog)) {
      const labels = data[name as keyof typeof catalog].map(({ code, label }) => ({ code, label }));
      expect(labels, name).toEqual(list.map((item) => ({ code: item.code, label: item[language] })));
    }
    expect(data.locations.find(({ code }) => code === 'zemun')).toMatchObject({
      kind: 'municipality',
      parent: 'beograd',
    });
  });

  test('is not sent again to a client that has it, and differs by language', async () => {
    const ask = (headers: Record<string, string>) => app.fetch('/api/catalog', { headers });
    const first = await ask({ Locale: 'sr' });
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(first.headers.get('vary')).toContain('Locale');
    const etag = first.headers.get('etag') ?? '';
    const again = await ask({ Locale: 'sr', 'If-None-Match': `"a", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask({ Locale: 'en', 'If-None-Match': etag })).status).toBe(200);
  });
});
