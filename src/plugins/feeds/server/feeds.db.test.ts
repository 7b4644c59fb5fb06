import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { settings } from '#features/settings/server/settings-table.ts';
import { buildBlogPost } from '#tests/builders/blog-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { elementsOf, type XmlElement } from '#tests/support/xml-elements.ts';

const app = await createTestApplication();
const site = 'https://prilika.test';

const read = async (path: string): Promise<XmlElement[]> => {
  const answer = await app.fetch(path);
  expect(answer.status).toBe(200);
  return elementsOf(await answer.text());
};
const textsOf = (elements: XmlElement[], name: string): string[] =>
  elements.filter((element) => element.name === name).map(({ text }) => text);

const locations = (...codes: string[]) => ({ locations: codes, placeTags: placeClosure(codes) });

/** All addresses of all sitemaps, with their dates. */
const sitemap = async (): Promise<Map<string, string | undefined>> => {
  const all = new Map<string, string | undefined>();
  for (const file of textsOf(await read('/sitemap.xml'), 'loc')) {
    const elements = await read(file.slice(site.length));
    elements.forEach(({ name, text }, place) => {
      if (name !== 'loc') return;
      const next = elements[place + 1];
      all.set(text, next?.name === 'lastmod' ? next.text : undefined);
    });
  }
  return all;
};

describe('the sitemap', () => {
  test('names live postings with their last change, their lists, and pages that are always there', async () => {
    const posting = await buildPosting(app, {
      categories: ['it-softver'],
      ...locations('nis'),
      firstPublishedAt: new Date('2026-11-01T09:00:00Z'),
      updatedAt: new Date('2026-11-02T09:30:00Z'),
      lastRenewedAt: new Date('2026-11-03T10:15:30Z'),
    });
    const pages = await sitemap();
    const changed = '2026-11-03T10:15:30.000Z';
    expect(pages.get(`${site}/oglasi/${posting.id}`)).toBe(changed);
    expect(pages.get(`${site}/oglasi/${posting.id}?lang=en`)).toBe(changed);
    expect(pages.get(`${site}/oglasi?categories=it-softver`)).toBe(changed);
    expect(pages.get(`${site}/oglasi?locations=nis`)).toBe(changed);
    expect(pages.get(`${site}/oglasi?locations=nis&lang=en`)).toBe(changed);
    expect(pages.get(`${site}/poslodavci/${posting.employerId}`)).toBe(changed);
    expect(pages.has(`${site}/`)).toBe(true);
    expect(pages.has(`${site}/registracija/kandidat`)).toBe(true);
    expect(pages.get(`${site}/registracija/kandidat`)).toBeUndefined();
  });

  test('names a place’s list when it or a place in it has postings, or the whole country has', async () => {
    await buildPosting(app, { ...locations('vracar') });
    expect([...(await sitemap()).keys()]).toEqual(
      expect.arrayContaining([`${site}/oglasi?locations=beograd`, `${site}/oglasi?locations=cela-srbija`]),
    );
    expect((await sitemap()).has(`${site}/oglasi?locations=subotica`)).toBe(false);
    await buildPosting(app, { ...locations('cela-srbija') });
    expect((await sitemap()).has(`${site}/oglasi?locations=subotica`)).toBe(false);
  });

  test('forgets a posting the moment that it ends, is closed or removed', async () => {
    const ending = await buildPosting(app, { liveUntil: new Date(app.clock.now().getTime() + 60_000) });
    const closed = await buildPosting(app);
    const pending = await buildPosting(app, { state: 'in_review' });
    const before = await sitemap();
    expect(before.has(`${site}/oglasi/${ending.id}`)).toBe(true);
    expect(before.has(`${site}/oglasi/${closed.id}`)).toBe(true);
    expect(before.has(`${site}/oglasi/${pending.id}`)).toBe(false);

    app.clock.advance({ minutes: 2 });
    await app.database.executor.update(postings).set({ state: 'closed' }).where(eq(postings.id, closed.id));
    const after = await sitemap();
    expect(after.has(`${site}/oglasi/${ending.id}`)).toBe(false);
    expect(after.has(`${site}/oglasi/${closed.id}`)).toBe(false);
  });

  test('names published texts of the blog in their own language, with their pair, and the lists of their categories', async () => {
    const changed = new Date('2026-11-10T08:00:00Z');
    const texts = { pairKey: 'pair', publishedAt: new Date('2026-11-01T08:00:00Z'), updatedAt: changed };
    const serbian = await buildBlogPost(app, { ...texts, category: 'rights' });
    const english = await buildBlogPost(app, { ...texts, category: 'rights', language: 'en' });
    const alone = await buildBlogPost(app, { category: 'employers' });
    const draft = await buildBlogPost(app, { publishedAt: null });
    const pages = await sitemap();
    expect(pages.get(`${site}/blog/${serbian.id}`)).toBe(changed.toISOString());
    expect(pages.get(`${site}/blog/${english.id}?lang=en`)).toBe(changed.toISOString());
    expect(pages.has(`${site}/blog/${serbian.id}?lang=en`)).toBe(false);
    expect(pages.has(`${site}/blog/${alone.id}`)).toBe(true);
    expect(pages.has(`${site}/blog/${draft.id}`)).toBe(false);
    expect(pages.get(`${site}/blog?category=rights`)).toBe(changed.toISOString());
    expect(pages.has(`${site}/blog?category=rights&lang=en`)).toBe(true);
    expect(pages.has(`${site}/blog?category=employers&lang=en`)).toBe(false);
    expect(pages.has(`${site}/blog?category=application`)).toBe(false);
    const alternates = (await read('/sitemap-blog.xml'))
      .filter(({ name }) => name === 'xhtml:link')
      .map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`);
    expect(alternates.slice(0, 3)).toEqual([
      `sr-Latn ${site}/blog/${serbian.id}`,
      `en ${site}/blog/${english.id}?lang=en`,
      `x-default ${site}/blog/${serbian.id}`,
    ]);
  });

  test('names each page’s other language', async () => {
    const posting = await buildPosting(app);
    const file = await read('/sitemap-postings-1.xml');
    const alternates = file
      .filter(({ name, attributes }) => name === 'xhtml:link' && attributes['href']?.includes(`/${posting.id}`))
      .map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`);
    const address = `${site}/oglasi/${posting.id}`;
    const three = [`sr-Latn ${address}`, `en ${address}?lang=en`, `x-default ${address}`];
    expect(alternates).toEqual([...three, ...three]);
  });

  test.each(['/sitemap-postings-999999.xml', '/sitemap-nema.xml', '/sitemap-postings.xml', '/sitemap-lists-1.xml'])(
    'has no %s',
    async (path) => {
      expect((await app.fetch(path)).status).toBe(404);
    },
  );
});

describe('robots.txt', () => {
  test('keeps crawlers out of private pages and names the sitemap', async () => {
    const answer = await app.fetch('/robots.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await answer.text()).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /profil',
      'Disallow: /admin',
      'Disallow: /oglasi/kreiranje',
      'Disallow: /oglasi/obnova',
      'Disallow: /oglasi/*/apliciraj',
      'Disallow: /oglasi/obavestenja',
      'Disallow: /rss/agent/',
      '',
      `Sitemap: ${site}/sitemap.xml`,
      '',
    ]);
  });
});

test('the OpenSearch description leads a browser’s search to the list', async () => {
  const elements = await read('/opensearch.xml');
  expect(textsOf(elements, 'ShortName')[0]?.length).toBeLessThanOrEqual(16);
  expect(elements.find(({ attributes }) => attributes['type'] === 'text/html')?.attributes['template']).toBe(
    `${site}/oglasi?q={searchTerms}`,
  );
});

describe('the RSS feed', () => {
  test('has the newest postings of all first, with unchanging ids', async () => {
    const older = await buildPosting(app, { firstPublishedAt: new Date('2026-11-21T08:00:00Z') });
    const newer = await buildPosting(app, {
      positionTitle: 'Zidar',
      company: 'Gradnja',
      firstPublishedAt: new Date('2026-11-21T09:00:00Z'),
    });
    const elements = await read('/rss.xml');
    expect(textsOf(elements, 'guid').slice(0, 2)).toEqual([`${site}/oglasi/${newer.id}`, `${site}/oglasi/${older.id}`]);
    expect(textsOf(elements, 'title').slice(0, 2)).toEqual(['Oglasi za posao | Prilika', 'Zidar, Gradnja']);
    expect(textsOf(elements, 'pubDate')[1]).toBe('Sat, 21 Nov 2026 09:00:00 GMT');
  });

  test('is narrowed by category, place and employer, and says so', async () => {
    const { row } = await buildEmployer(app, { company: 'Termit' });
    const posting = await buildPosting(app, {
      employerId: row.id,
      categories: ['magacin'],
      ...locations('cacak'),
    });
    for (const query of ['categories=magacin', 'locations=cacak', `employers=${row.id}`, 'locations=%C4%8Ca%C4%8Dak']) {
      expect(textsOf(await read(`/rss.xml?${query}`), 'guid')).toContain(`${site}/oglasi/${posting.id}`);
    }
    expect(textsOf(await read(`/rss.xml?employers=${row.id}`), 'guid')).toHaveLength(1);
    expect(textsOf(await read('/rss.xml?locations=cacak'), 'title')[0]).toBe('Čačak: oglasi za posao | Prilika');
    expect(textsOf(await read(`/rss.xml?employers=${row.id}`), 'title')[0]).toBe('Termit: oglasi za posao | Prilika');
    const english = await read('/rss.xml?locations=cacak&lang=en');
    expect(textsOf(english, 'title')[0]).toBe('Čačak: jobs | Prilika');
    expect(textsOf(english, 'link')[1]).toBe(`${site}/oglasi/${posting.id}?utm_medium=feed&lang=en`);
  });

  test('stays well-formed whatever the texts are', async () => {
    const { row } = await buildEmployer(app, { company: 'Kovač & sinovi <d.o.o.>' });
    const positionTitle = `Столар ]]> 🛠️ "A" & 'B' \u000b</title>`;
    await buildPosting(app, { employerId: row.id, positionTitle });
    const elements = await read(`/rss.xml?employers=${row.id}`);
    expect(textsOf(elements, 'title')[1]).toBe(`Столар ]]> 🛠️ "A" & 'B' </title>, Kovač & sinovi <d.o.o.>`);
  });

  test.each([
    'page=-1',
    'page=1e9',
    'sort=x',
    'locations=nema',
    'q=%00%ED%A0%80%3Cb%3E',
    'after=1',
    `q=${'x'.repeat(3000)}`,
  ])('returns a feed for %s', async (query) => {
    await read(`/rss.xml?${query}`);
  });
});

describe('the Atom feed', () => {
  test('has what the RSS feed of the same search has, with all that the form asks for', async () => {
    const { row } = await buildEmployer(app, { company: 'Potkivnica' });
    const posting = await buildPosting(app, { employerId: row.id, positionTitle: 'Kovač & <potkivač>' });
    const search = `employers=${row.id}&lang=en`;
    const elements = await read(`/atom.xml?${search}`);
    const { attributes } = elements[0] as XmlElement;
    expect([attributes['xmlns'], attributes['xml:lang']]).toEqual(['http://www.w3.org/2005/Atom', 'en']);
    const address = `${site}/oglasi/${posting.id}`;
    const self = `${site}/atom.xml?${search}`;
    expect(textsOf(elements, 'id')).toEqual([self, address]);
    expect(textsOf(elements, 'title')).toEqual([
      'Potkivnica: jobs | Prilika',
      expect.stringContaining('Kovač & <potkivač>, '),
    ]);
    expect(textsOf(elements, 'updated')).toEqual(Array(2).fill(posting.firstPublishedAt?.toISOString()));
    expect(textsOf(elements, 'name')).toHaveLength(1);
    const links = elements
      .filter(({ name }) => name === 'link')
      .map(({ attributes: { rel, href } }) => `${rel} ${href}`);
    expect(links).toEqual([
      `self ${self}`,
      `alternate ${site}/oglasi?${search}`,
      `alternate ${address}?utm_medium=feed&lang=en`,
    ]);
    const ofRss = (await read(`/rss.xml?${search}`)).filter(({ name }) => name === 'atom:link');
    expect(ofRss.map(({ attributes: { rel, href } }) => `${rel} ${href}`)).toContain(`alternate ${self}`);
  });

  test('without postings is one all the same', async () => {
    expect(textsOf(await read('/atom.xml?q=ničega%20takvog%20nema'), 'updated')).toHaveLength(1);
  });
});

describe('a repeated request', () => {
  test('gets 304 while nothing has changed, and the new document after', async () => {
    const first = await app.fetch('/rss.xml?categories=obrazovanje');
    const etag = first.headers.get('etag') as string;
    const date = first.headers.get('last-modified') as string;
    const again = (headers: Record<string, string>) => app.fetch('/rss.xml?categories=obrazovanje', { headers });
    expect((await again({ 'If-None-Match': etag })).status).toBe(304);
    expect((await again({ 'If-None-Match': `"x", ${etag}` })).status).toBe(304);
    expect((await again({ 'If-Modified-Since': date })).status).toBe(304);
    // The tag wins over the date.
    expect((await again({ 'If-None-Match': '"x"', 'If-Modified-Since': date })).status).toBe(200);

    await buildPosting(app, { categories: ['obrazovanje'] });
    expect((await again({ 'If-None-Match': etag })).status).toBe(200);
    expect((await again({ 'If-Modified-Since': date })).status).toBe(200);
  });
});

test('security.txt says whom to tell of a hole, and is good for months', async () => {
  const answer = await app.fetch('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain('Contact: mailto:podrska@prilika.example');
  expect(lines).toContain(`Canonical: ${site}/.well-known/security.txt`);
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '';
  expect((new Date(expires).getTime() - app.clock.now().getTime()) / 86_400_000).toBeGreaterThan(150);
  await app.database.executor.update(settings).set({ providerEmail: 'bezbednost@primer.rs' });
  expect(await (await app.fetch('/.well-known/security.txt')).text()).toContain('mailto:bezbednost@primer.rs\n');
});
