import { expect, settled, test } from './site.ts';

/* A site where nobody is told of errors, traces or visits has nothing of any of them (ADR 64, 65). */
for (const path of ['/', '/oglasi', '/cenovnik', '/privatnost', '/kontakt', '/prijava/kandidat', '/nema'])
  test(`${path} asks nothing and tells nobody`, async ({ page, site }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const answer = await page.goto(path);
    const html = (await answer?.text()) ?? '';
    expect(html).not.toMatch(
      /consent-|class="consent|action="\/kolacici"|__errors|error-reports|analytics|merenje-poseta/,
    );
    const headers = answer?.headers() ?? {};
    expect(headers['vary']).toBe('Cookie, Accept-Encoding');
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
    await settled(page);
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('nobody is told');
      });
    });
    await thrown;
    // Whatever waits to be told goes out when a page is left.
    await page.goto('about:blank');
    expect(addresses.filter((address) => !address.startsWith(site.url) && address !== 'about:blank')).toEqual([]);
    expect(addresses.filter((address) => /__errors|error-reports|kolacici/.test(address))).toEqual([]);
  });
