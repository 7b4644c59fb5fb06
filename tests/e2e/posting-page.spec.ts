import { buildPosting } from '../builders/posting-builder.ts';
import { findViolations } from './axe.ts';
import { expect, settled, test } from './site.ts';

const stated: Parameters<typeof buildPosting>[1] = {
  locations: ['novi-sad'],
  workModel: 'hibrid',
  experience: 'bez',
  salaryMin: 134_000,
  salaryMax: 160_000,
  salaryCurrency: 'RSD',
  salaryBasis: 'net',
  benefits: ['topli-obrok', 'prevoz'],
  // Two facts more than full rows of three, one more than full rows of two.
  careerLevels: ['junior'],
  replyWithinDays: 14,
};

test('a posting says first what speaks for it, shows benefits with signs and its place', async ({
  strictPage: page,
  site,
}) => {
  const { id } = await buildPosting(site, stated);
  await page.goto(`/oglasi/${id}`);
  await expect(page.getByRole('list', { name: 'Ukratko' }).getByRole('listitem')).toHaveText([
    'Zarada je navedena',
    'Iskustvo nije potrebno',
    'Posao na neodređeno vreme',
  ]);
  const offers = page.locator('section', { has: page.getByRole('heading', { name: 'Šta nudimo' }) });
  await expect(offers.locator('li', { has: page.locator('svg') })).toHaveText(['Topli obrok', 'Plaćen prevoz']);
  await expect(page.getByRole('img', { name: 'Na karti Srbije: Novi Sad' })).toBeVisible();
  await page.getByRole('link', { name: 'Svi oglasi: Novi Sad' }).click();
  await expect(page).toHaveURL(/\/oglasi\?locations=novi-sad/);
});

test('nothing is praised or drawn that is not there', async ({ strictPage: page, site }) => {
  const { id } = await buildPosting(site, { locations: ['cela-srbija'], contractType: 'odredjeno' });
  await page.goto(`/oglasi/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ukratko' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Mesto rada' })).toHaveCount(0);
});

for (const [width, columns] of [
  [320, 2],
  [390, 2],
  [1440, 3],
] as const) {
  test(`facts fill their rows in ${columns} even columns at ${width} px, with the pay in one line`, async ({
    strictPage: page,
    site,
  }) => {
    const { id } = await buildPosting(site, stated);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/oglasi/${id}`);
    await settled(page);
    const { whole, rows, payLines } = await page.locator('dl.facts').evaluate((list) => {
      const cells = [...list.children].map((cell) => cell.getBoundingClientRect());
      const pay = document.createRange();
      pay.selectNodeContents(list.querySelector('dd') as Element);
      return {
        whole: list.clientWidth,
        rows: [...Map.groupBy(cells, ({ top }) => Math.round(top)).values()].map((row) =>
          row.map((cell) => Math.round(cell.width)),
        ),
        payLines: new Set([...pay.getClientRects()].map(({ top }) => Math.round(top))).size,
      };
    });
    expect(payLines).toBe(1);
    for (const row of rows) {
      const sum = row.reduce((total, cell) => total + cell, row.length - 1);
      expect(Math.abs(sum - whole), `${row} of ${whole}`).toBeLessThanOrEqual(2);
    }
    expect(rows.filter((row) => row.length === columns).length).toBeGreaterThan(0);
    expect(Math.max(...rows.map((row) => row.length))).toBe(columns);
    expect(await findViolations(page)).toEqual([]);
  });
}
