import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { countPay } from '#plugins/pay-figures/server/pay-store.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { examine, open } from './examine.ts';
import { expect, type Site, test } from './site.ts';

const count = (site: Site): Promise<void> => site.database.transaction((tx) => countPay(tx, new Date()));

/** Leaves the Toplica District without pay. */
const withoutPay = async (site: Site): Promise<void> => {
  await site.database.executor.execute(
    sql`update postings set salary_min = null, salary_max = null, salary_filter = null where place_tags @> '{toplicki}'`,
  );
  await count(site);
};

/** Twelve postings of three companies in Prokuplje, the only ones there with pay; returns the first and the last. */
const offer = async (site: Site): Promise<{ lowest: number; highest: number }> => {
  await withoutPay(site);
  const ids: number[] = [];
  for (let company = 0; company < 3; company += 1) {
    const employerId = (await buildEmployer(site)).row.id;
    for (let index = 0; index < 4; index += 1) {
      const pay = 80_000 + 5_000 * ids.length;
      const posting = await buildPosting(site, {
        employerId,
        categories: ['priprema-hrane'],
        locations: ['prokuplje'],
        salaryMin: pay,
        salaryMax: pay + 4_000,
        salaryFilter: pay + 4_000,
        salaryCurrency: 'RSD',
        salaryBasis: 'net',
      });
      ids.push(posting.id);
    }
  }
  await count(site);
  return { lowest: ids[0] as number, highest: ids.at(-1) as number };
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is read, a region chosen, the file downloaded and the postings opened', async ({ page, site }) => {
    await withoutPay(site);
    await page.goto('/zarade');
    await page.getByLabel('Okrug').selectOption('Toplički okrug');
    await page.getByRole('button', { name: 'Traži' }).click();
    await expect(page).toHaveURL('/zarade?region=toplicki');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zarade po oblastima u Topličkom okrugu');
    await expect(page.getByRole('heading', { name: 'Još nema dovoljno oglasa sa zaradom' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

    await offer(site);
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toContainText('Priprema hraneDetalji12107.00092.000 – 122.000');
    await expect(page.getByRole('img', { name: /polovina najviše 107\.000/ })).toBeVisible();
    const half = page.getByText('92.000 – 122.000');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(half).toBeHidden();
    await page.locator('.fold summary').first().click();
    await expect(half).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/zarade\?region=toplicki$/);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Preuzmi tabelu (CSV)' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('zarade-toplicki.csv');
    expect(readFileSync(await download.path(), 'utf8').split('\r\n')[1]).toBe(
      'Priprema hrane;Toplički okrug;12;87000;92000;107000;122000;132000',
    );
    await page.getByRole('link', { name: 'Priprema hrane' }).click();
    await expect(page).toHaveURL('/oglasi?categories=priprema-hrane&locations=toplicki');

    await page.goto('/zarade?region=nema&lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay by category');
    await expect(page.getByRole('row', { name: /Food preparation/ })).toBeVisible();
  });
});

test('a posting says how its pay compares, with its picture; the page of all is two clicks away', async ({
  page,
  site,
}) => {
  const { lowest, highest } = await offer(site);
  await page.goto(`/oglasi/${highest}`);
  const compared = page.getByRole('region', { name: 'Zarada u poređenju' });
  await expect(compared).toHaveCount(1);
  await expect(compared).toContainText(
    'Zarada je veća nego u 90% oglasa iz oblasti „Priprema hrane” u Topličkom okrugu.',
  );
  await expect(compared).toContainText('12 oglasa iz poslednjih 12 meseci');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(compared).toHaveCount(1);
  await page.goto(`/oglasi/${lowest}?lang=en`);
  await expect(page.getByRole('region', { name: 'How the pay compares' })).toContainText(
    'The pay is lower than in 90% of jobs in “Food preparation” in the Toplica District.',
  );
  await page.getByRole('link', { name: 'Pay by category' }).first().click();
  await expect(page).toHaveURL('/zarade?region=toplicki');

  const plain = await buildPosting(site, { positionTitle: 'Bez zarade' });
  await page.goto(`/oglasi/${plain.id}`);
  await expect(page.getByRole('region', { name: 'How the pay compares' })).toHaveCount(0);
});

test('both pages are accessible and fit the narrowest screen', async ({ strictPage: page, site }) => {
  const { lowest } = await offer(site);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ['/zarade', '/zarade?region=kosovo-i-metohija', `/oglasi/${lowest}`]) {
      await open(page, path);
      await examine(page, `${path} ${scheme}`);
    }
  }
});
