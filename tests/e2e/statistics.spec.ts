import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, logIn, test } from './site.ts';

test('an employer sees how a posting does and where its views came from; the own view does not count', async ({
  strictPage: page,
  site,
  browser,
}) => {
  const title = 'Kazandžija za bakarno posuđe (m/ž)';
  const { row, account } = await buildEmployer(site);
  const { id } = await buildPosting(site, { employerId: row.id, positionTitle: title });
  const counted = (visitor: typeof page) =>
    visitor.waitForResponse((answer) => answer.url().includes(`/api/postings/${id}/views`) && answer.ok());

  let version = 140;
  /** Another visitor each time, with another browser, from another network: one network is counted a few times only. */
  const visitor = async () => {
    version += 1;
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
    const extraHTTPHeaders = { 'X-Forwarded-For': `203.0.113.${version}` };
    return (await browser.newContext({ baseURL: site.url, userAgent, extraHTTPHeaders })).newPage();
  };

  await test.step('one comes from our list, others by a feed, a mail, a search engine and nothing that is known', async () => {
    const searcher = await visitor();
    await searcher.goto('/oglasi?q=kazandzija');
    const seen = counted(searcher);
    await searcher.getByRole('link', { name: title, exact: true }).click();
    await seen;
    for (const [query, referer] of [
      ['?utm_medium=feed', ''],
      ['?mailToken=a-token-of-a-mail', 'https://mail.google.com/'],
      ['', 'https://www.google.com/'],
      ['', ''],
    ] as const) {
      const other = await visitor();
      const count = counted(other);
      await other.goto(`/oglasi/${id}${query}`, { referer });
      await count;
      await other.context().close();
    }
    await searcher.context().close();
  });

  await test.step('the page is opened from the menu of the posting', async () => {
    await logIn(page, 'poslodavac', account.email, `/oglasi/${id}`);
    await page.goto('/profil/poslodavac/oglasi');
    await expect(page.getByRole('region', { name: 'Ukratko' })).toContainText('5pregleda ovog meseca');
    await page.getByRole('button', { name: `Još radnji: ${title}` }).click();
    await page.getByRole('link', { name: 'Statistika' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Statistika oglasa' })).toBeVisible();
  });

  await test.step('it tells views, sources and what has happened', async () => {
    await expect(page.getByRole('img', { name: /^Pregledi: ukupno 5, najviše 5/ })).toBeVisible();
    const sources = page.getByRole('region', { name: 'Odakle dolaze pregledi' });
    for (const source of [
      'Pretraga i liste na Prilici',
      'Drugi oglasnici i RSS',
      'Naši mejlovi',
      'Google i drugi pretraživači',
      'Direktno ili nepoznato',
    ])
      await expect(sources.getByRole('listitem').filter({ hasText: source })).toContainText('120%');
    await page.getByText('Iste brojke u tabeli').click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('5');
    await expect(page.getByRole('region', { name: 'Istorija oglasa' })).toBeVisible();
  });

  await test.step('another period is another address', async () => {
    await page.getByRole('link', { name: '7 dana' }).click();
    await expect(page).toHaveURL(/days=7$/);
    await expect(page.getByRole('link', { name: '7 dana' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('somebody else’s posting has no such page', async () => {
    const other = await buildPosting(site);
    const response = await page.request.get(`/oglasi/${other.id}/statistika`);
    expect(response.status()).toBe(404);
  });
});
