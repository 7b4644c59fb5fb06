import { eq } from 'drizzle-orm';
import { maxAgents } from '#features/agents/agent-limits.ts';
import { agentDrafts } from '#features/agents/drafts/server/agent-draft-table.ts';
import { agents } from '#features/agents/server/agent-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildAgent } from '../builders/agent-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

const agentsOf = ({ database }: Site, accountId: string) =>
  database.executor.select().from(agents).where(eq(agents.accountId, accountId));
const search = '/oglasi?q=zidar&locations=nis&salaryFrom=100000';
const save = { name: 'Sačuvaj kao agenta' };

test('a candidate saves a search as an agent with one click, once, and an unfinished agent stays', async ({
  strictPage: page,
  site,
}) => {
  const { email, row } = await buildAccount(site);
  await logIn(page, 'kandidat', email);
  // An agent of the wizard that is not finished.
  await page.goto('/profil/kandidat/digitalni-agent/kreiranje');
  await page.getByLabel('Naziv agenta').fill('Nedovršen');
  await expect(page.getByText(/^Nacrt je sačuvan u /)).toBeVisible();

  await page.goto(search);
  await settled(page);
  await page.getByRole('link', save).dblclick();
  await expect(page.getByText('Agent „Zidar, Niš” je sačuvan.')).toBeVisible();
  expect(await agentsOf(site, row.id)).toMatchObject([
    { title: 'Zidar, Niš', search: { keywords: ['zidar'], locations: ['nis'], salaryFrom: 100_000 } },
  ]);
  expect(await site.database.executor.$count(agentDrafts, eq(agentDrafts.accountId, row.id))).toBe(1);
  await expect(page).toHaveURL(search);

  await page.reload();
  await settled(page);
  await page.getByRole('link', save).click();
  await expect(page.getByText('Već imate takvog agenta: „Zidar, Niš”.')).toBeVisible();
  expect(await agentsOf(site, row.id)).toHaveLength(1);
  await page.getByRole('link', { name: 'Otvorite sačuvanog agenta' }).click();
  await expect(page).toHaveURL(/digitalni-agent\/izmena/);
});

test('what an agent cannot hold opens the wizard; a full list and a lost answer are said', async ({ page, site }) => {
  const { email, row } = await buildAccount(site);
  await logIn(page, 'kandidat', email);
  await page.goto(`${search}&publishedWithin=3`);
  await settled(page);
  await page.getByRole('link', save).click();
  await expect(page.getByText('Agent ne može da koristi ove uslove: samo oglasi iz poslednja 3 dana.')).toBeVisible();
  expect(await agentsOf(site, row.id)).toEqual([]);

  for (let made = 0; made < maxAgents; made += 1) await buildAgent(site, { accountId: row.id });
  await page.goto(search);
  await settled(page);
  await page.getByRole('link', save).click();
  await expect(page.getByText('Agent nije sačuvan.')).toBeVisible();
  await page.route('**/api/candidate/agents', (route) => route.abort());
  await page.getByRole('link', save).click();
  await expect(page.getByText('Agent nije sačuvan.').last()).toBeVisible();
  expect(await agentsOf(site, row.id)).toHaveLength(maxAgents);
});

test('a company is followed with one click; a guest is offered emails', async ({ page, site }) => {
  const { email, row } = await buildAccount(site);
  const company = await buildEmployer(site, { company: 'Lipa i sinovi' });
  await page.goto(`/poslodavci/${company.row.id}`);
  await settled(page);
  await expect(page.getByRole('link', { name: 'Javljaj mi za nove oglase' })).toHaveAttribute(
    'href',
    `/oglasi/obavestenja?employers=${company.row.id}`,
  );
  await logIn(page, 'kandidat', email);
  await page.goto(`/poslodavci/${company.row.id}`);
  await settled(page);
  await page.getByRole('link', { name: 'Javljaj mi za nove oglase' }).click();
  await expect(page.getByText('Agent „Lipa i sinovi” je sačuvan.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pratite oglase firme' })).toBeVisible();
  expect(await agentsOf(site, row.id)).toMatchObject([{ search: { employers: [company.row.id] } }]);
});
