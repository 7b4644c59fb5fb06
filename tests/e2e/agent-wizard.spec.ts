import type { Browser, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { agentDrafts } from '#features/agents/drafts/server/agent-draft-table.ts';
import { agents } from '#features/agents/server/agent-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { keepMine, newerDraft, newerVersion, takeTheirs } from './newer-version.ts';
import { expect, logIn, type Site, test } from './site.ts';

const creating = '/profil/kandidat/digitalni-agent/kreiranje';
const editing = '/profil/kandidat/digitalni-agent/izmena';
const listing = '/profil/kandidat/digitalni-agent';

const candidate = async (page: Page, site: Site, address = creating) => {
  const { row, email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, address);
  return { id: row.id, email };
};
const agentsOf = ({ database }: Site, accountId: string) =>
  database.executor.select().from(agents).where(eq(agents.accountId, accountId));
const draftsOf = ({ database }: Site, accountId: string) =>
  database.executor.$count(agentDrafts, eq(agentDrafts.accountId, accountId));

const nameOf = (page: Page) => page.getByLabel('Naziv agenta');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Nastavite', exact: true }).click();
const inAccount = (page: Page) => page.getByText(/^Nacrt je sačuvan u /);

/** Writes into the focused list field and takes what is likeliest meant. */
const pick = async (page: Page, label: string, typed: string, chosen: string) => {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Ukloni: ${chosen}` })).toBeVisible();
};

/** The same person on another device. */
const elsewhere = async (browser: Browser, site: Site, email: string, address: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await logIn(page, 'kandidat', email, address);
  return page;
};

/** An agent of this person, made by the API as the wizard makes it. */
const makeAgent = async (page: Page, title: string): Promise<{ id: number; version: number }> => {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('root') ?? '').state.auth.token.accessToken as string,
  );
  const response = await page.request.post('/api/candidate/agents', {
    headers: { Authorization: `Bearer ${token}` },
    data: { title, search: { categories: ['racunovodstvo'] } },
    // The server may close an idle connection as it is used again.
    maxRetries: 1,
  });
  expect(response.status()).toBe(201);
  return (await response.json()).data;
};

test('an agent is made by keyboard in five steps, with what it would find beside each', async ({ page, site }) => {
  const employer = await buildEmployer(site);
  const posting = await buildPosting(site, {
    employerId: employer.row.id,
    positionTitle: 'Revizorka šinobusa (m/ž)',
    categories: ['racunovodstvo'],
    locations: ['subotica'],
  });
  const { id } = await candidate(page, site);
  await expect(heading(page, 'Osnovno')).toBeVisible();
  await expect(page.getByText('Još ništa nije izabrano.')).toBeVisible();
  await nameOf(page).focus();
  await page.keyboard.type('Šinobusi');
  await pick(page, 'Kategorije', 'racuno', 'Računovodstvo i knjigovodstvo');
  await page.getByLabel('Ključne reči', { exact: true }).focus();
  await page.keyboard.type('revizorka šinobusa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Trenutno bi pronašao 1 oglas.')).toBeVisible();
  const found = page.getByRole('link', { name: /^Revizorka šinobusa \(m\/ž\).* otvara se u novoj kartici$/ });
  await expect(found).toHaveAttribute('href', `/oglasi/${posting.id}`);
  await expect(page.getByText('objavljen je 1 takav oglas: oko 1 mejl mesečno.')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Gde želite da radite?')).toBeFocused();
  await expect(page).toHaveURL(`${creating}?korak=mesta`);
  await pick(page, 'Mesta', 'subot', 'Subotica');
  await expect(page.getByText('Trenutno bi pronašao 1 oglas.')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Iskustvo i obrazovanje')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Medior (2–5 g.)' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Još 8 nivoa' }).click();
  await expect(page.getByRole('checkbox', { name: 'Doktorske studije' })).toBeVisible();
  await page.getByRole('button', { name: 'Nazad' }).click();
  await expect(page.getByRole('button', { name: 'Ukloni: Subotica' })).toBeVisible();
  await next(page);
  await expect(page.getByRole('checkbox', { name: 'Medior (2–5 g.)' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Medior (2–5 g.)' }).uncheck();
  await page.getByRole('button', { name: 'Preskoči' }).click();

  await expect(heading(page, 'Vrsta zaposlenja')).toBeFocused();
  await next(page);
  await pick(page, 'Poslodavci koje pratite', employer.row.company.slice(0, 12), employer.row.company);
  await expect(page.getByText('Trenutno bi pronašao 1 oglas.')).toBeVisible();
  await page.getByRole('button', { name: 'Sačuvaj agenta' }).click();
  await expect(page.getByText('Agent „Šinobusi” je sačuvan')).toBeVisible();
  await expect(page).toHaveURL(listing);
  expect(await agentsOf(site, id)).toMatchObject([
    {
      title: 'Šinobusi',
      frequency: 'instant',
      search: {
        categories: ['racunovodstvo'],
        locations: ['subotica'],
        keywords: ['revizorka šinobusa'],
        careerLevels: [],
        employers: [posting.employerId],
      },
    },
  ]);
  expect(await draftsOf(site, id)).toBe(0);
  // Nothing is left of it: the next one begins empty.
  await page.goto(creating);
  await expect(nameOf(page)).toHaveValue('');
});

test('the name and one parameter are asked for at the end, where they are missing', async ({ page, site }) => {
  const { id } = await candidate(page, site, `${creating}?korak=poslodavci`);
  await page.getByRole('button', { name: 'Sačuvaj agenta' }).click();
  await expect(heading(page, 'Osnovno')).toBeVisible();
  await expect(nameOf(page)).toBeFocused();
  await expect(page.getByText('Naziv agenta je obavezan')).toBeVisible();
  await expect(page.getByText('Morate nesto da izaberete!')).toBeVisible();
  await nameOf(page).fill('Zidari');
  await expect(page.getByText('Naziv agenta je obavezan')).toBeHidden();

  await page.goto(`${creating}?korak=5&nastavi=da`);
  await page.getByRole('button', { name: 'Sačuvaj agenta' }).click();
  await expect(page.getByLabel('Kategorije', { exact: true })).toBeFocused();
  await expect(page.getByText('Morate nesto da izaberete!')).toBeVisible();
  await expect(page.getByText('Naziv agenta je obavezan')).toBeHidden();
  await page.getByLabel('Kategorije', { exact: true }).fill('gradjev');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Morate nesto da izaberete!')).toBeHidden();
  await page.goto(`${creating}?korak=5&nastavi=da`);
  await page.getByRole('button', { name: 'Sačuvaj agenta' }).click();
  await expect(page).toHaveURL(listing);
  expect(await agentsOf(site, id)).toMatchObject([{ title: 'Zidari' }]);
});

test('what was put off is continued by the window, or begun anew', async ({ page, site }) => {
  const { id } = await candidate(page, site);
  await nameOf(page).fill('Revizija, Novi Sad');
  await pick(page, 'Kategorije', 'finans', 'Finansije');
  await next(page);
  await expect(inAccount(page)).toBeVisible();
  await page.reload();
  const window = page.getByRole('alertdialog', { name: 'Želite li da nastavite pravljenje agenta?' });
  await expect(window).toContainText('Revizija, Novi Sad');
  await expect(window).toContainText('Osnovno: naziv, 1 kategorija');
  await expect(window).toContainText('Korak 2 od 5');
  await window.getByRole('button', { name: 'Nastavite pravljenje' }).click();
  await expect(heading(page, 'Gde želite da radite?')).toBeVisible();
  await page.getByRole('button', { name: 'Nazad' }).click();
  await expect(nameOf(page)).toHaveValue('Revizija, Novi Sad');

  await page.goto(creating);
  await window.getByRole('button', { name: 'Počnite iznova' }).click();
  await expect(nameOf(page)).toHaveValue('');
  expect(await draftsOf(site, id)).toBe(0);
  // Steps that were only looked at are no draft.
  await next(page);
  await expect(heading(page, 'Gde želite da radite?')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Gde želite da radite?')).toBeVisible();
});

test('a draft is not shown to another account of the same browser', async ({ page, site }) => {
  await candidate(page, site);
  await nameOf(page).fill('Tuđi agent');
  await expect(inAccount(page)).toBeVisible();
  const { email } = await buildAccount(site);
  await page.goto('about:blank');
  await page.request.post('/api/auth/logout');
  await logIn(page, 'kandidat', email, creating);
  await expect(nameOf(page)).toHaveValue('');
});

test('a draft that another device has changed is chosen between', async ({ page, site, browser }) => {
  const { email, id } = await candidate(page, site);
  await nameOf(page).fill('Prvi naziv');
  await expect(inAccount(page)).toBeVisible();

  const other = await elsewhere(browser, site, email, creating);
  await other.getByRole('button', { name: 'Nastavite pravljenje' }).click();
  await nameOf(other).fill('Naziv sa telefona');
  await expect
    .poll(async () => {
      const [draft] = await site.database.executor.select().from(agentDrafts).where(eq(agentDrafts.accountId, id));
      return draft?.values.title;
    })
    .toBe('Naziv sa telefona');

  await nameOf(page).fill('Naziv sa računara');
  const window = newerDraft(page);
  await expect(window).toContainText('Naziv sa telefona');
  await takeTheirs(window);
  await expect(nameOf(page)).toHaveValue('Naziv sa telefona');
  await other.context().close();
});

test('an agent that another device has changed is chosen between, and saved', async ({ page, site, browser }) => {
  const { email, id } = await candidate(page, site, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).toContain('accessToken');
  const agent = await makeAgent(page, 'Računovođe');
  await page.goto(`${editing}?id=${agent.id}`);
  await expect(nameOf(page)).toHaveValue('Računovođe');
  await nameOf(page).fill('Računovođe u Nišu');
  await expect(inAccount(page)).toBeVisible();

  const other = await elsewhere(browser, site, email, `${editing}?id=${agent.id}&korak=mesta`);
  await other.getByRole('button', { name: 'Počnite iznova' }).click();
  await pick(other, 'Mesta', 'nis', 'Niš');
  await other.getByRole('button', { name: 'Sačuvaj izmene' }).click();
  await expect(other).toHaveURL(listing);
  await other.context().close();

  await page.getByRole('button', { name: 'Sačuvaj izmene' }).click();
  const window = newerVersion(page);
  await expect(window).toContainText('Niš');
  await keepMine(window);
  await expect(page).toHaveURL(listing);
  expect(await agentsOf(site, id)).toMatchObject([
    { title: 'Računovođe u Nišu', search: { locations: [] }, version: 3 },
  ]);
});

test('a guest’s search becomes an agent after signing in, with what it cannot hold', async ({ page, site }) => {
  const { email, row } = await buildAccount(site);
  await page.goto(
    `${creating}?iz=pretraga&q=zidar+u+Nišu&contractTypes=neodredjeno&salaryFrom=100000&publishedWithin=3`,
  );
  await expect(page).toHaveURL(/prijava\/kandidat/);
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(nameOf(page)).toHaveValue('Zidar, Niš');
  await expect(page.getByText('Agent ne može da koristi ove uslove: samo oglasi iz poslednja 3 dana.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Agent za sada traži' })).toContainText(/Od 100\.000\sRSD/);
  await expect(page.getByRole('button', { name: 'Ukloni: zidar' })).toBeVisible();
  await next(page);
  await expect(page.getByRole('button', { name: 'Ukloni: Niš' })).toBeVisible();
  await expect(inAccount(page)).toBeVisible();

  // Another search meets the unfinished agent.
  await page.goto(`${creating}?iz=pretraga&locations=cacak`);
  const window = page.getByRole('alertdialog', { name: 'Želite li da nastavite pravljenje agenta?' });
  await expect(window).toContainText('Zidar, Niš');
  await window.getByRole('button', { name: 'Počnite od pretrage' }).click();
  await expect(nameOf(page)).toHaveValue('Čačak');
  // It is saved at once, on its first step.
  await page.getByRole('button', { name: 'Sačuvaj agenta' }).click();
  await expect(page).toHaveURL(listing);
  expect(await agentsOf(site, row.id)).toMatchObject([
    { title: 'Čačak', search: { locations: ['cacak'], keywords: [] } },
  ]);
});

test('a posting becomes an agent that finds similar ones', async ({ page, site }) => {
  const posting = await buildPosting(site, {
    positionTitle: 'Zidar fasader (m/ž)',
    categories: ['gradevina'],
    locations: ['nis'],
  });
  await candidate(page, site, `${creating}?iz=oglas&id=${posting.id}`);
  await expect(nameOf(page)).toHaveValue('Zidar fasader (m/ž)');
  await expect(page.getByRole('button', { name: 'Ukloni: Zidar fasader' })).toBeVisible();
  await expect(page.getByText('Agent je popunjen prema oglasu „Zidar fasader (m/ž)”')).toBeVisible();
  // A posting that is gone leaves the wizard empty.
  const stranger = await buildAccount(site);
  // The page that is left would go to the login when its session ends.
  await page.goto('about:blank');
  await page.request.post('/api/auth/logout');
  await logIn(page, 'kandidat', stranger.email, `${creating}?iz=oglas&id=99999999`);
  await expect(nameOf(page)).toHaveValue('');
});

test('an edit without a number opens the stored one, or the list', async ({ page, site }) => {
  await candidate(page, site, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).toContain('accessToken');
  const agent = await makeAgent(page, 'Računovođe');
  await page.goto(`${editing}?id=${agent.id}`);
  await nameOf(page).fill('Knjigovođe');
  await expect(inAccount(page)).toBeVisible();
  await page.goto(editing);
  await expect(page).toHaveURL(`${editing}?id=${agent.id}`);
  const window = page.getByRole('alertdialog', { name: 'Želite li da nastavite izmenu agenta?' });
  await window.getByRole('button', { name: 'Nastavite izmenu' }).click();
  await expect(nameOf(page)).toHaveValue('Knjigovođe');

  // Another agent’s edit asks about this one first.
  const second = await makeAgent(page, 'Vozači');
  await page.goto(`${editing}?id=${second.id}`);
  await expect(window).toContainText('Izmena drugog agenta nije završena.');
  await window.getByRole('button', { name: 'Počnite iznova' }).click();
  await expect(nameOf(page)).toHaveValue('Vozači');
  await page.goto(editing);
  await expect(page).toHaveURL(listing);
});
