import { eq } from 'drizzle-orm';
import { emptySearch } from '#features/agents/agent-search.ts';
import { writeAgentMailsJob } from '#features/agents/mailing/server/mailing-jobs.ts';
import { agentOpinions, agents, waitingAgents } from '#features/agents/server/agent-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildAgent, findFor } from '../builders/agent-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { runJob } from './run-job.ts';
import { expect, logIn, type Site, test } from './site.ts';

/** Links of a mail by their text, without the token that reports them. */
const linksOf = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<a[^>]* href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
      text.replace(/<[^>]+>/g, '').trim(),
      href.replaceAll('&amp;', '&'),
    ]),
  );

/** An agent that has found a posting and is due; the site itself writes the mail. */
const mailed = async (site: Site) => {
  const { row, email } = await buildAccount(site);
  const agent = await buildAgent(site, {
    accountId: row.id,
    title: 'Nastava u Nišu',
    search: { ...emptySearch, categories: ['obrazovanje'] },
  });
  const posting = await buildPosting(site, {
    positionTitle: 'Nastavnik hemije',
    categories: ['obrazovanje'],
  });
  const find = async (postingId: number) => {
    await findFor(site, [agent], [postingId]);
    await site.database.executor
      .update(waitingAgents)
      .set({ dueAt: new Date() })
      .where(eq(waitingAgents.agentId, agent.id));
    await runJob(site, writeAgentMailsJob);
  };
  await find(posting.id);
  const mail = await site.smtp.waitForMail(({ to }) => to.includes(email));
  return { agent, posting, email, find, message: mail.message, links: linksOf(mail.message.html ?? '') };
};

test('a found posting is mailed with the reason; its links open it, judge it and stop the agent', async ({
  strictPage: page,
  site,
}) => {
  const { agent, posting, email, find, message, links } = await mailed(site);
  expect(message.subject).toBe('1 nov oglas za agenta „Nastava u Nišu”');
  expect(message.text).toContain('Odgovara uslovima: Obrazovanje');

  await test.step('the posting opens logged out', async () => {
    await page.goto(links.get('Nastavnik hemije') as string);
    await expect(page.getByRole('heading', { level: 1, name: 'Nastavnik hemije' })).toBeVisible();
    await expect(page).toHaveURL(`/oglasi/${posting.id}`);
  });

  const opinions = () => site.database.executor.select().from(agentOpinions).where(eq(agentOpinions.agentId, agent.id));
  await test.step('looking at a link counts for nothing, opening it in a browser is the answer', async () => {
    const yes = links.get('Da') as string;
    expect((await fetch(yes)).status).toBe(200);
    expect(await opinions()).toEqual([]);
    await page.goto(yes);
    await expect(page.getByRole('heading', { level: 1, name: 'Hvala na odgovoru' })).toBeVisible();
    expect(await opinions()).toMatchObject([{ postingId: posting.id, useful: true }]);
    await page.getByRole('button', { name: 'Ne, ne koristi mi' }).click();
    await expect(page.getByRole('status')).toContainText('ne koristi');
    expect(await opinions()).toMatchObject([{ useful: false }]);
  });

  await test.step('the posting opens logged in as well', async () => {
    await logIn(page, 'kandidat', email);
    await page.goto(links.get('Nastavnik hemije') as string);
    await expect(page.getByRole('heading', { level: 1, name: 'Nastavnik hemije' })).toBeVisible();
  });

  await test.step('unsubscribing is asked about, can be undone, and stops the agent', async () => {
    await page.goto(links.get('Odjavite se sa mejling liste') as string);
    await expect(page.getByRole('heading', { level: 1, name: 'Mejlovi o novim oglasima' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /mejlove ove pretrage/ })).toBeChecked();
    await page.getByRole('button', { name: 'Potvrdi' }).click();
    const done = page.getByRole('dialog', { name: 'Odjavljeni ste' });
    await expect(done).toContainText('Za pretragu „Nastava u Nišu” više ne šaljemo mejlove.');
    await done.getByRole('button', { name: 'Poništi odjavu' }).click();
    await expect(page.getByRole('dialog')).toContainText('ponovo vam šaljemo mejlove');
    await page.goto(links.get('Odjavite se sa mejling liste') as string);
    await page.getByRole('button', { name: 'Potvrdi' }).click();
    await expect(page.getByRole('dialog', { name: 'Odjavljeni ste' })).toBeVisible();
  });

  await test.step('nothing more comes', async () => {
    const [row] = await site.database.executor.select().from(agents).where(eq(agents.id, agent.id));
    expect(row?.emailNotifications).toBe(false);
    await find((await buildPosting(site, { categories: ['obrazovanje'] })).id);
    // Another agent's mail shows that the agents' turn has come and gone.
    await mailed(site);
    expect(site.smtp.messages.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });
});

test.describe('without scripts the links of a mail', () => {
  test.use({ javaScriptEnabled: false });

  test('work by buttons', async ({ page, site }) => {
    const { agent, links } = await mailed(site);
    await page.goto(links.get('Ne') as string);
    await page.getByRole('button', { name: 'Ne, ne koristi mi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hvala na odgovoru' })).toBeVisible();
    const opinions = await site.database.executor
      .select()
      .from(agentOpinions)
      .where(eq(agentOpinions.agentId, agent.id));
    expect(opinions).toMatchObject([{ useful: false }]);
    await page.goto(links.get('Pauzirajte mejlove') as string);
    await expect(page.getByRole('radio', { name: /na 30 dana/ })).toBeChecked();
    await page.getByRole('button', { name: 'Potvrdi' }).click();
    await expect(page.getByText('Sačuvano je.')).toBeVisible();
    await expect(page.getByText('Mejlovi ove pretrage su pauzirani do')).toBeVisible();
  });
});
