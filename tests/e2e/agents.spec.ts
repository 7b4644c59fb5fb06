import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { maxAgents } from '#features/agents/agent-limits.ts';
import { emptySearch } from '#features/agents/agent-search.ts';
import { type AgentRow, agentHits, agents } from '#features/agents/server/agent-table.ts';
import { addDays, formatDate, localDay } from '#kit/dates.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, logIn, logInByForm, type Site, settled, test } from './site.ts';

/** The list of digital agents, what each has found, and the ways to a new one. */

const list = '/profil/kandidat/digitalni-agent';
/** A word that no other posting has, so that an agent finds one. */
const generatedId = (): string => `zanimanje${randomUUID().replaceAll(/[^a-z]/g, '')}`;

const agentOf = async (
  { database, clock }: Site,
  accountId: string,
  { title = 'Računovođa', ...change }: Partial<AgentRow> = {},
): Promise<AgentRow> => {
  const before = new Date(clock.now().getTime() - 86_400_000);
  const [row] = await database.executor
    .insert(agents)
    .values({
      accountId,
      title,
      search: { ...emptySearch, categories: ['racunovodstvo'] },
      emailNotifications: true,
      frequency: 'instant',
      seenAt: before,
      lastUsedAt: before,
      createdAt: before,
      updatedAt: before,
      ...change,
    })
    .returning();
  return row as AgentRow;
};
const kept = async ({ database }: Site, id: number): Promise<AgentRow | undefined> =>
  (await database.executor.select().from(agents).where(eq(agents.id, id)))[0];

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

test('mail is switched at once and back by the toast; what cannot be saved is put back and said', async ({
  page,
  site,
}) => {
  const { email, row } = await buildAccount(site);
  const agent = await agentOf(site, row.id, { title: 'Vozač u Nišu' });
  await logIn(page, 'kandidat', email, list);
  await settled(page);
  const own = card(page, 'Vozač u Nišu');
  const mail = own.getByRole('switch');
  await expect(mail).toBeChecked();
  await expect(own.getByText('Računovodstvo i knjigovodstvo')).toBeVisible();

  // By keyboard.
  await mail.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Agent „Vozač u Nišu” vam više ne piše.')).toBeVisible();
  await expect(own.getByText('Isključen danas')).toBeVisible();
  expect((await kept(site, agent.id))?.emailNotifications).toBe(false);
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(mail).toBeChecked();
  await expect.poll(async () => (await kept(site, agent.id))?.emailNotifications).toBe(true);

  await own.getByRole('combobox', { name: /Koliko često/ }).selectOption('weekly');
  await expect(page.getByText('Sačuvano: Ponedeljkom u 7.')).toBeVisible();
  expect((await kept(site, agent.id))?.frequency).toBe('weekly');

  await page.route('**/api/candidate/agents/*', (route) => route.abort());
  await mail.click();
  await expect(page.getByText('Izmena nije sačuvana.')).toBeVisible();
  await expect(mail).toBeChecked();
  await page.unroute('**/api/candidate/agents/*');

  // Deleted in another tab: the list is right again.
  await site.database.executor.delete(agents).where(eq(agents.id, agent.id));
  await mail.click();
  await expect(page.getByRole('heading', { name: 'Nema digitalnih agenata' })).toBeVisible();
});

test('two changes one after the other are both kept, the last word counts', async ({ strictPage: page, site }) => {
  const { email, row } = await buildAccount(site);
  const agent = await agentOf(site, row.id);
  await logIn(page, 'kandidat', email, list);
  await settled(page);
  const mail = page.getByRole('switch');
  let answered = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(`/api/candidate/agents/${agent.id}`)) answered += 1;
  });
  for (const _ of [1, 2, 3]) await mail.click();
  // The first one alone would look the same.
  await expect.poll(() => answered).toBeGreaterThanOrEqual(3);
  await expect(mail).not.toBeChecked();
  await expect.poll(async () => (await kept(site, agent.id))?.emailNotifications).toBe(false);
  await page.reload();
  await settled(page);
  await expect(mail).not.toBeChecked();
});

test('is paused until a day, goes on at once, and is deleted after a question', async ({ strictPage: page, site }) => {
  const { email, row } = await buildAccount(site);
  const agent = await agentOf(site, row.id, { title: 'Vozač u Nišu' });
  await logIn(page, 'kandidat', email, list);
  await settled(page);
  const today = localDay(new Date());
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Još o agentu „Vozač u Nišu”' }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await choose('Pauziraj');
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: '30 dana' }).click();
  await expect(window.getByLabel('Ponovo piše od')).toHaveValue(formatDate(addDays(today, 30), 'sr'));
  // Both ways out of the calendar lead back into the field, and the second takes the day.
  const day = window.getByLabel('Ponovo piše od');
  await day.press('ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Izaberite iz kalendara' });
  await expect(calendar.locator('[part~=selected]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(day).toBeFocused();
  await day.press('ArrowDown');
  await expect(calendar.locator('[part~=selected]')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(day).toBeFocused();
  await expect(day).toHaveValue(formatDate(addDays(today, 29), 'sr'));
  await day.fill('31. 2. 2027.');
  await window.getByRole('button', { name: 'Pauziraj' }).click();
  await expect(day).toHaveAccessibleDescription(/Unesite postojeći datum/);
  await expect(day).toHaveValue('31. 2. 2027.');
  await day.fill(formatDate(addDays(today, 3), 'sr'));
  await window.getByRole('button', { name: 'Pauziraj' }).click();
  await expect(window).toBeHidden();
  await expect(page.getByText(/Pauziran do/)).toBeVisible();
  expect((await kept(site, agent.id))?.pausedUntil).toBe(addDays(today, 3));
  await page.getByRole('button', { name: 'Nastavite odmah' }).click();
  await expect(page.getByText(/Pauziran do/)).toBeHidden();
  await expect.poll(async () => (await kept(site, agent.id))?.pausedUntil).toBe(null);

  await choose('RSS adresa');
  await expect(window.getByLabel('Adresa')).toHaveValue(new RegExp(`/rss/agent/${agent.id}\\.1\\.[\\w-]+\\.xml$`));
  await page.keyboard.press('Escape');

  await choose('Obriši');
  await window.getByRole('button', { name: 'Odustani' }).click();
  expect(await kept(site, agent.id)).toBeDefined();
  await choose('Obriši');
  await window.getByRole('button', { name: 'Obriši agenta' }).click();
  await expect(page.getByRole('heading', { name: 'Nema digitalnih agenata' })).toBeVisible();
  expect(await kept(site, agent.id)).toBeUndefined();
});

test('says what keeps it from writing: it rests, a value is gone, the address refuses, there are twenty', async ({
  strictPage: page,
  site,
}) => {
  const { email, row } = await buildAccount(site, { mailRefusedAt: new Date() });
  const resting = await agentOf(site, row.id, { title: 'Odmara se', restingSince: new Date() });
  const search = { ...emptySearch, locations: ['nis', 'beograd-stari'] };
  await agentOf(site, row.id, { title: 'Nestalo mesto', search });
  for (let made = 2; made < maxAgents; made += 1) await agentOf(site, row.id, { title: `Agent ${made}` });
  await logIn(page, 'kandidat', email, list);
  await settled(page);

  await expect(page.locator('.note').getByText(/Dostigli ste najveći broj agenata \(20\)/)).toBeVisible();
  await page.getByRole('link', { name: 'Novi agent' }).click({ force: true });
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('tooltip')).toContainText('najveći broj agenata (20)');

  await expect(card(page, 'Nestalo mesto').getByText(/„beograd-stari” više ne postoji/)).toBeVisible();
  await card(page, 'Odmara se').getByRole('button', { name: 'Nastavite odmah' }).click();
  await expect(page.getByText('Agent „Odmara se” opet piše.')).toBeVisible();
  expect((await kept(site, resting.id))?.restingSince).toBe(null);

  await page.getByRole('link', { name: 'Proverite adresu' }).click();
  await page.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(page.getByText('Opet ćemo vam pisati.')).toBeVisible();
  await expect(page.getByText(/Mejl na ovu adresu nam se vratio/)).toBeHidden();
  const [account] = await site.database.executor.select().from(accounts).where(eq(accounts.id, row.id));
  expect(account?.mailRefusedAt).toBe(null);
});

test('shows what it found, with what is new and why, and that only until the next visit', async ({
  strictPage: page,
  site,
}) => {
  const { email, row } = await buildAccount(site);
  const word = generatedId();
  const old = await buildPosting(site, { positionTitle: `Stariji ${word}` });
  const fresh = await buildPosting(site, { positionTitle: `Noviji ${word}`, locations: ['nis'] });
  const search = { ...emptySearch, keywords: [word], locations: ['nis', 'beograd'] };
  const agent = await agentOf(site, row.id, { title: 'Po reči', search });
  const now = site.clock.now();
  await site.database.executor
    .insert(agentHits)
    .values({ agentId: agent.id, postingId: fresh.id, foundAt: now, notified: true });
  await logIn(page, 'kandidat', email, list);
  await expect(card(page, 'Po reči').getByText('1 nov oglas')).toBeVisible();
  await settled(page);
  // A look at the list is no look at the postings.
  expect((await kept(site, agent.id))?.seenAt.getTime()).toBeLessThan(now.getTime());

  const seen = page.waitForResponse(/\/seen$/);
  await page.getByRole('link', { name: 'Po reči', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Po reči' })).toBeVisible();
  const found = page.getByRole('article').filter({ hasText: `Noviji ${word}` });
  await expect(found.getByText('Novo', { exact: true })).toBeVisible();
  await expect(found.getByText(`Odgovara: Niš · ključna reč „${word}”`)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: `Stariji ${word}` })).toHaveCount(
    old.locations.includes('beograd') ? 1 : 0,
  );
  expect((await seen).status()).toBe(200);
  // Noted, and still marked here.
  await expect(found.getByText('Novo', { exact: true })).toBeVisible();
  await expect(found.getByRole('button', { name: /Sačuvaj oglas/ })).toBeVisible();

  const same = page.getByRole('link', { name: 'Ista pretraga među oglasima' });
  await expect(same).toHaveAttribute('href', new RegExp(`^/oglasi\\?locations=nis.*keywords=${word}`));
  await page.reload();
  await settled(page);
  await expect(found.getByText(/^Odgovara/)).toBeVisible();
  await expect(found.getByText('Novo', { exact: true })).toBeHidden();
});

test('of somebody else is no page, and one that finds nothing says what could be relaxed', async ({ page, site }) => {
  const [own, other] = [await buildAccount(site), await buildAccount(site)];
  const foreign = await agentOf(site, other.row.id);
  const empty = await agentOf(site, own.row.id, {
    title: 'Ništa',
    search: { ...emptySearch, keywords: [generatedId()] },
  });
  await logIn(page, 'kandidat', own.email);
  for (const id of [foreign.id, 2_147_483_646, 'nesto']) {
    const answer = await page.goto(`${list}/${id}`);
    expect(answer?.status(), String(id)).toBe(404);
  }
  await page.goto(`${list}/${empty.id}`);
  await expect(page.getByRole('heading', { name: 'Trenutno nema oglasa za ovog agenta' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Izmenite agenta' })).toHaveAttribute(
    'href',
    `/profil/kandidat/digitalni-agent/izmena?id=${empty.id}`,
  );
});

test('a guest’s search without results is offered by email, and as an agent after the login', async ({
  strictPage: page,
}) => {
  const word = generatedId();
  await page.goto(`/oglasi?locations=nis&keywords=${word}`);
  await settled(page);
  await page.getByRole('link', { name: 'Javljaj mi za nove oglase' }).click();
  await expect(page).toHaveURL(`/oglasi/obavestenja?locations=nis&keywords=${word}`);
  await page.getByRole('link', { name: 'Sačuvajte pretragu kao digitalnog agenta' }).click();
  await page.waitForURL(/\/prijava\/kandidat/);
  const back = new URL(page.url()).searchParams.get('redirectUrl') ?? '';
  expect(back).toBe(`/profil/kandidat/digitalni-agent/kreiranje?iz=pretraga&locations=nis&keywords=${word}`);
});

test('a company’s page leads through the login to an agent that follows it, unless it is blocked meanwhile', async ({
  strictPage: page,
  site,
}) => {
  const { row, account } = await buildEmployer(site, { company: 'Vreteno Tkanina' });
  await buildPosting(site, { employerId: row.id });
  const candidate = await buildAccount(site);
  await page.goto(`/poslodavci/${row.id}`);
  await page.getByRole('link', { name: 'Javljaj mi za nove oglase' }).click();
  await page.getByRole('link', { name: 'Sačuvajte pretragu kao digitalnog agenta' }).click();
  await page.waitForURL(/\/prijava\/kandidat/);
  const wizard = new URL(page.url()).searchParams.get('redirectUrl') ?? '';
  expect(wizard).toBe(`/profil/kandidat/digitalni-agent/kreiranje?iz=pretraga&employers=${row.id}`);
  await logInByForm(page, 'kandidat', candidate.email, wizard);
  await expect(page.getByRole('textbox', { name: 'Naziv agenta' })).toHaveValue('Vreteno Tkanina');
  await expect(page.getByText('Poslodavci koje pratite').first()).toBeVisible();

  await site.database.executor
    .update(accounts)
    .set({ blockedAt: site.clock.now() })
    .where(eq(accounts.id, account.row.id));
  await page.evaluate(() => localStorage.clear());
  await page.goto(wizard);
  await page.getByRole('button', { name: 'Počnite od pretrage' }).click();
  const name = page.getByRole('textbox', { name: 'Naziv agenta' });
  await expect(name).toBeVisible();
  await expect(name).not.toHaveValue('Vreteno Tkanina');
});

test('keywords of a search are filters that can be taken away, and stay when another is', async ({
  strictPage: page,
  site,
}) => {
  const word = generatedId();
  await buildPosting(site, { positionTitle: `Jedini ${word}`, locations: ['nis'] });
  const address = `/oglasi?locations=nis&keywords=${word}&keywords=nista`;
  await page.goto(address);
  await settled(page);
  await expect(page.getByRole('article').filter({ hasText: word })).toHaveCount(1);
  await page
    .getByRole('link', { name: 'Ukloni: Niš' })
    .or(page.getByRole('link', { name: /Niš$/ }))
    .first()
    .click();
  await expect(page).toHaveURL(`/oglasi?keywords=${word}&keywords=nista`);
  await page.getByRole('link', { name: 'Ukloni: Ključna reč: nista' }).click();
  await expect(page).toHaveURL(`/oglasi?keywords=${word}`);
});

test('employers and administrators are offered no agent, candidates and guests are', async ({ page, site }) => {
  const { id, employerId } = await buildPosting(site, { categories: ['magacin'] });
  await buildPosting(site, { categories: ['magacin'] });
  const [{ account }, admin, candidate] = [
    await buildEmployer(site),
    await buildAccount(site, { accountType: 'admin' }),
    await buildAccount(site),
  ];
  const offered = async (saving: 'Javljaj mi za nove oglase' | 'Sačuvaj kao agenta' | null) => {
    const expected = saving !== null;
    await page.goto(`/oglasi?keywords=${generatedId()}`);
    await settled(page);
    await expect(page.getByRole('link', { name: /^Javljaj mi za nove oglase$|^Sačuvaj kao agenta$/ })).toHaveText(
      saving === null ? [] : [saving],
    );
    await page.goto(`/oglasi/${id}`);
    await settled(page);
    const similar = page.getByRole('link', { name: 'Slični oglasi mejlom' });
    await expect(similar).toHaveCount(expected ? 1 : 0);
    const address =
      saving === 'Sačuvaj kao agenta' ? '/profil/kandidat/digitalni-agent/kreiranje' : '/oglasi/obavestenja';
    if (expected) await expect(similar).toHaveAttribute('href', `${address}?iz=oglas&id=${id}`);
    await page.goto(`/poslodavci/${employerId}`);
    await settled(page);
    await expect(page.getByRole('link', { name: 'Javljaj mi za nove oglase' })).toHaveCount(expected ? 1 : 0);
  };
  await offered('Javljaj mi za nove oglase');
  await logIn(page, 'kandidat', candidate.email);
  await offered('Sačuvaj kao agenta');
  await logIn(page, 'poslodavac', account.email);
  await offered(null);
  await logIn(page, 'administrator', admin.email);
  await offered(null);
});

test('the home page proposes an agent until there is one, or it is dismissed', async ({ strictPage: page, site }) => {
  const { email, row } = await buildAccount(site);
  await logIn(page, 'kandidat', email);
  await settled(page);
  const proposal = page.getByRole('heading', { name: 'Neka oglas pronađe vas' });
  await expect(proposal).toBeVisible();
  await expect(page.getByRole('link', { name: 'Napravite agenta' })).toHaveAttribute(
    'href',
    '/profil/kandidat/digitalni-agent/kreiranje',
  );
  const agent = await agentOf(site, row.id);
  await page.reload();
  await settled(page);
  await expect(proposal).toBeHidden();
  await site.database.executor.delete(agents).where(eq(agents.id, agent.id));
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Sakrij: Neka oglas pronađe vas' }).click();
  await expect(proposal).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(proposal).toBeHidden();
});
