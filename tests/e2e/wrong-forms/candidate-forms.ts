import { emptySearch } from '#features/agents/agent-search.ts';
import { agents } from '#features/agents/server/agent-table.ts';
import { applicationMessages } from '#features/messages/server/message-table.ts';
import { buildAccount } from '../../builders/account-builder.ts';
import { buildApplications } from '../../builders/message-builder.ts';
import { buildPosting } from '../../builders/posting-builder.ts';
import { expect, logIn } from '../site.ts';
import { alive, expectTold, formOf, press, spoil, type Walk, walk } from './walk.ts';

/** Candidates. */
export const candidateForms: Record<string, Walk> = {
  async 'agent-pause'(page, site) {
    const { email, row } = await buildAccount(site);
    const now = site.clock.now();
    const times = { seenAt: now, lastUsedAt: now, createdAt: now, updatedAt: now };
    const search = { ...emptySearch, categories: ['magacin'] };
    await site.database.executor.insert(agents).values({
      accountId: row.id,
      title: 'Magacin',
      search,
      emailNotifications: true,
      frequency: 'daily',
      ...times,
    });
    await logIn(page, 'kandidat', email);
    await walk(page, 'agent-pause', async () => {
      await alive(page, '/profil/kandidat/digitalni-agent');
      await page.getByRole('button', { name: /^Još o agentu/ }).click();
      await page.getByRole('button', { name: 'Pauziraj' }).click();
    });
  },
  async password(page, site) {
    const { email } = await buildAccount(site);
    await logIn(page, 'kandidat', email);
    await walk(page, 'password', () => alive(page, '/profil/kandidat/nalog'));
  },
  async deletion(page, site) {
    const { email } = await buildAccount(site);
    await logIn(page, 'kandidat', email);
    await walk(page, 'deletion', async () => {
      await alive(page, '/profil/kandidat/nalog');
      await page.getByRole('button', { name: 'Obriši nalog' }).click();
      await page.getByRole('alertdialog').getByRole('checkbox').check();
    });
  },
  async application(page, site) {
    const { id } = await buildPosting(site, {
      questions: [{ id: 'a', text: 'Kada možete da počnete?', answerType: 'free', answers: [] }],
    });
    const { email } = await buildAccount(site);
    await logIn(page, 'kandidat', email);
    // Without a CV it asks, then goes on to the questions, whose button says what is missing.
    await alive(page, `/oglasi/${id}/apliciraj`);
    await page.getByRole('radio', { name: 'CV i propratno pismo' }).check();
    await press(page, 'application');
    await page.getByRole('button', { name: 'Nastavite bez CV-ja' }).click();
    const onward = page.getByRole('button', { name: 'Nastavite na pregled' });
    await expect(onward).toHaveAccessibleDescription('Odgovorite na sva pitanja da biste nastavili.');
    await page.getByLabel('Kada možete da počnete?').fill('Odmah.');
    await onward.click();
    // The letter is missing now.
    await press(page, 'application');
    await expectTold(page, 'application, no letter');
  },
  async agent(page, site) {
    // Each time somebody else: a page that is left while it saves its draft is another one to the next.
    const begin = async () => {
      const { email } = await buildAccount(site);
      await logIn(page, 'kandidat', email);
      await alive(page, '/profil/kandidat/digitalni-agent/kreiranje?nastavi=da');
      await formOf(page, 'agent').waitFor();
    };
    const save = async (where: string) => {
      await page.getByRole('button', { name: 'Poslodavci', exact: true }).click();
      await page.getByRole('button', { name: 'Sačuvaj agenta' }).click();
      await expectTold(page, where);
    };
    // Steps may be skipped: what is wrong in one of them is told at the end.
    for (const mistake of ['empty', 'nonsense'] as const) {
      await begin();
      await spoil(formOf(page, 'agent'), mistake);
      await save(`agent, ${mistake}`);
    }
    await begin();
    await page.getByLabel('Naziv agenta').fill('Zidari');
    await save('agent, without a parameter');
  },
  async 'message-answer'(page, site) {
    const { row, email } = await buildAccount(site);
    const [application] = await buildApplications(site, (await buildPosting(site)).id, 1, () => ({
      candidateId: row.id,
      email,
    }));
    const applicationId = application?.id as string;
    await site.database.executor.insert(applicationMessages).values({
      applicationId,
      side: 'employer',
      subject: 'Poziv',
      body: 'Dobar dan.',
      state: 'sent',
      createdAt: site.clock.now(),
    });
    await logIn(page, 'kandidat', email);
    await walk(page, 'message-answer', () => alive(page, `/profil/kandidat/prijave/${applicationId}`));
  },
  async 'cv-step'(page, site) {
    const { email } = await buildAccount(site);
    await logIn(page, 'kandidat', email);
    await walk(page, 'cv-step', () => alive(page, '/profil/kandidat/cv'));
    // An entry that is open blocks as well, and is named.
    await alive(page, '/profil/kandidat/cv?korak=iskustvo');
    await page.getByRole('button', { name: 'Dodaj iskustvo' }).click();
    await press(page, 'cv-step');
    await expectTold(page, 'cv-step, an empty entry');
  },
  async 'cv-import'(page, site) {
    const { email } = await buildAccount(site);
    await logIn(page, 'kandidat', email);
    await alive(page, '/profil/kandidat/cv/uvoz');
    await page.locator('input[name=cv]').setInputFiles('tests/fixtures/cv/json-resume.json');
    await formOf(page, 'cv-import').waitFor();
    // A choice is missing; then the months that the file does not say.
    await press(page, 'cv-import');
    await expectTold(page, 'cv-import, no choice');
    await walk(page, 'cv-import', async () => {
      await alive(page, '/profil/kandidat/cv/uvoz');
      for (const choice of await page.getByRole('radio', { name: 'Uzmi iz fajla' }).all()) await choice.check();
    });
  },
};
