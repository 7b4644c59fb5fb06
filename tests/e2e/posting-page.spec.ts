import { buildEmployer } from '../builders/employer-builder.ts';
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

const selectionSteps = [
  { title: 'Razgovor telefonom', days: 1 },
  { title: 'Probni dan, plaćen', days: 21 },
];

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
  await expect(page.getByRole('heading', { name: 'Kako izgleda izbor' })).toHaveCount(0);
});

test('a live posting shows the steps of selection with their days, without scripts too; an ended one does not', async ({
  site,
  browser,
}) => {
  const { row } = await buildEmployer(site, { selectionSteps });
  const live = await buildPosting(site, { employerId: row.id });
  const ended = await buildPosting(site, { employerId: row.id, state: 'expired' });
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });
  for (const path of [`/oglasi/${live.id}`, `/oglasi/uporedo/${live.id}`]) {
    await page.goto(site.url + path);
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Kako izgleda izbor' }) }).last();
    await expect(section.getByRole('listitem')).toHaveText([
      /Razgovor telefonom.*1 dan$/,
      /Probni dan, plaćen.*21 dan$/,
    ]);
    await expect(section.getByText('Ceo izbor obično traje oko 22 dana.')).toBeVisible();
  }
  await page.goto(`${site.url}/oglasi/${ended.id}`);
  await expect(page.getByText(row.company).first()).toBeVisible();
  await expect(page.getByText('Kako izgleda izbor')).toHaveCount(0);
  await page.close();
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
    const { row } = await buildEmployer(site, { selectionSteps });
    const { id } = await buildPosting(site, { ...stated, employerId: row.id });
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
