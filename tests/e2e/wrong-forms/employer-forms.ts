import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { buildEmployer } from '../../builders/employer-builder.ts';
import { buildApplications } from '../../builders/message-builder.ts';
import { buildPosting } from '../../builders/posting-builder.ts';
import { fillPosting } from '../fill-posting.ts';
import { expect, logIn, type Site, test } from '../site.ts';
import { invitedOf } from './invited.ts';
import { alive, expectTold, formOf, press, spoil, type Walk, walk } from './walk.ts';

/** The window of a message, over an application of a new company's. */
const openComposer = async (page: Page, site: Site): Promise<() => Promise<void>> => {
  const { row, account } = await buildEmployer(site);
  const posting = await buildPosting(site, { employerId: row.id });
  const [application] = await buildApplications(site, posting.id, 1);
  await logIn(page, 'poslodavac', account.email);
  return async () => {
    await alive(page, `/oglasi/prijava/${application?.id}`);
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
    await formOf(page, 'message').waitFor();
  };
};

/** An application to a posting of a new company, whose owner is signed in then. */
const signedInForApplication = async (page: Page, site: Site): Promise<string> => {
  const { row, account } = await buildEmployer(site);
  const { id: postingId } = await buildPosting(site, { employerId: row.id });
  const [sent] = await site.database.executor
    .insert(applications)
    .values({
      postingId,
      firstName: 'Ana',
      lastName: 'Anić',
      email: 'ana@primer.rs',
      phone: '',
      applicationType: 'letter',
      coverLetter: 'Dobar dan',
      language: 'sr',
      createdAt: new Date(),
    })
    .returning({ id: applications.id });
  const address = `/oglasi/prijava/${sent?.id}`;
  await logIn(page, 'poslodavac', account.email, address);
  return address;
};

/** Companies. */
export const employerForms: Record<string, Walk> = {
  async objection(page, site) {
    const { row, account } = await buildEmployer(site);
    await site.database.executor.insert(decisions).values({
      act: 'verificationWithdrawn',
      employerId: row.id,
      ground: 'terms-company-data',
      facts: 'Adresa nije ona iz registra.',
      decidedAt: new Date(),
      objectUntil: '2099-01-01',
    });
    await logIn(page, 'poslodavac', account.email);
    await walk(page, 'objection', async () => {
      await alive(page, '/profil/poslodavac/odluke');
      await page.getByRole('link', { name: /proverena firma/ }).click();
      await formOf(page, 'objection').waitFor();
    });
  },
  async 'invite-member'(page, site) {
    const { account } = await buildEmployer(site);
    await logIn(page, 'poslodavac', account.email);
    await walk(page, 'invite-member', () => alive(page, '/profil/poslodavac/tim'));
  },
  async 'own-name'(page, site) {
    const { account } = await buildEmployer(site);
    await logIn(page, 'poslodavac', account.email);
    await walk(page, 'own-name', () => alive(page, '/profil/poslodavac/tim'));
  },
  async 'interview-offer'(page, site) {
    const { email, free } = await invitedOf(site);
    await logIn(page, 'poslodavac', email);
    await walk(page, 'interview-offer', async () => {
      await alive(page, `/oglasi/prijava/${free}`);
      await page.getByRole('button', { name: 'Ponudite termine' }).click();
    });
  },
  async 'send-results'(page, site) {
    const address = await signedInForApplication(page, site);
    await alive(page, address);
    await page.getByRole('button', { name: 'Obavesti o ishodu' }).click();
    await formOf(page, 'send-results').waitFor();
    // Its fields are all chosen; the application is withdrawn meanwhile.
    const id = address.split('/').at(-1) as string;
    await site.database.executor.update(applications).set({ withdrawnAt: new Date() }).where(eq(applications.id, id));
    await press(page, 'send-results');
    await expectTold(page, 'send-results, withdrawn');
  },
  async 'end-results'(page, site) {
    const address = await signedInForApplication(page, site);
    const { executor } = site.database;
    const id = address.split('/').at(-1) as string;
    const own = eq(applications.id, id);
    const [sent] = await executor.update(applications).set({ status: 'saved' }).where(own).returning();
    await executor
      .update(postings)
      .set({ applicationCount: 1 })
      .where(eq(postings.id, sent?.postingId as number));
    await alive(page, '/profil/poslodavac/oglasi');
    await page.getByRole('button', { name: /^Još radnji/ }).click();
    await page.getByRole('button', { name: 'Zatvori oglas' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zatvori oglas' }).click();
    await page.getByRole('checkbox', { name: 'Ana Anić' }).check();
    // Whoever is chosen was deleted meanwhile.
    await executor.delete(applications).where(own);
    await press(page, 'end-results');
    await expectTold(page, 'end-results, deleted');
  },
  async 'interview-times'(page, site) {
    const { email, postingId } = await invitedOf(site);
    await logIn(page, 'poslodavac', email);
    await walk(page, 'interview-times', async () => {
      await alive(page, `/oglasi/${postingId}/razgovori`);
      await page.getByRole('button', { name: 'Dodaj termine' }).click();
    });
  },
  async 'employer-profile'(page, site) {
    const { account } = await buildEmployer(site);
    await logIn(page, 'poslodavac', account.email);
    await walk(page, 'employer-profile', async () => {
      await alive(page, '/profil/poslodavac');
      await page.getByRole('button', { name: 'Dodaj korak' }).click();
    });
  },
  async posting(page, site) {
    const { account } = await buildEmployer(site);
    await logIn(page, 'poslodavac', account.email);
    const step = (code: string) => () => alive(page, `/oglasi/kreiranje?korak=${code}`);
    const goOn = () => page.getByRole('button', { name: /^Nastavite/ }).click();
    await test.step('the ad type', async () => {
      await step('tip')();
      await goOn();
      await expectTold(page, 'ad type');
      // A step that is closed says why, whatever its address.
      for (const closed of ['oglasivac', '5']) {
        await alive(page, `/oglasi/kreiranje?korak=${closed}`);
        await expectTold(page, `closed step ${closed}`);
      }
      await page.getByRole('radio', { name: /^Osnovni/ }).check();
      await goOn();
    });
    await page.locator('[name=positionTitle]').waitFor();
    await walk(page, 'posting', step('opsti-podaci'));
    await page.getByLabel(/^(Rok|Poslednji dan)/).fill('31. 2. 2027.');
    await goOn();
    await expectTold(page, 'a day that does not exist');
    await step('tip')();
    await page.getByRole('button', { name: 'Počnite iz početka' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Obriši nacrt' }).click();
    await fillPosting(page, 'Tkač (m/ž)');
    await test.step('the content, in every mode, with what is wrong in another', async () => {
      await walk(page, 'posting', async () => {
        await step('sadrzaj')();
        // The editors come later than the form around them.
        await page.getByLabel('Opis posla').and(page.locator('[contenteditable=true]')).waitFor();
      });
      for (const mode of ['Fajl', 'Kratak tekst']) {
        await page.getByText(mode, { exact: true }).click();
        await goOn();
        await expectTold(page, mode);
      }
      await page.getByLabel('Tekst oglasa').fill('Kratko i jasno.');
      await goOn();
      await expect(page.getByRole('heading', { name: 'Upitnik za kandidate' })).toBeVisible();
    });
    await test.step('a question', async () => {
      await page.getByRole('button', { name: 'Dodaj pitanje' }).click();
      await goOn();
      await expectTold(page, 'an empty question');
      await page.getByRole('button', { name: 'Sačuvaj pitanje' }).click();
      await expectTold(page, 'an empty question that is done');
      await page.getByLabel('Tekst pitanja').fill('Imate li svoj alat?');
      await page.getByLabel('Odgovor 1', { exact: true }).fill('Da');
      await page.getByLabel('Odgovor 2', { exact: true }).fill('Ne');
      await page.getByRole('checkbox', { name: 'Neki odgovori su uslov' }).check();
      await goOn();
      await expectTold(page, 'a requirement without answers');
      for (const answer of ['Da', 'Ne']) await page.getByRole('checkbox', { name: answer, exact: true }).check();
      await goOn();
      await expectTold(page, 'every answer required');
      await page.getByRole('button', { name: 'Obriši' }).first().click();
      await page.getByRole('button', { name: 'Dodaj pitanje' }).click();
      // An empty question does not block the form after a reload.
      await alive(page, '/oglasi/kreiranje?korak=upitnik');
      await goOn();
      await expect(page.getByRole('heading', { name: 'Podaci oglašivača' })).toBeVisible();
    });
    await test.step('the advertiser, in every mode', async () => {
      await spoil(formOf(page, 'posting'), 'nonsense');
      await goOn();
      await expectTold(page, 'advertiser');
      await alive(page, '/oglasi/kreiranje?korak=oglasivac');
      await page.getByLabel('Naziv u oglasu').waitFor();
      await spoil(formOf(page, 'posting'), 'empty');
      for (const mode of ['Na vašem sajtu', 'Samo telefonom'])
        for (const mistake of ['empty', 'nonsense'] as const) {
          await page.getByRole('radio', { name: new RegExp(mode) }).check();
          await spoil(formOf(page, 'posting').locator('.wizard-inner'), mistake);
          await goOn();
          await expectTold(page, `${mode}, ${mistake}`);
        }
      await page.getByRole('radio', { name: /Preko Prilike/ }).check();
      await goOn();
      await expect(page.getByRole('heading', { name: 'Proverite oglas pre objave' })).toBeVisible();
    });
    await test.step('the last step', async () => {
      await press(page, 'posting');
      await expectTold(page, 'without consent');
      await page.getByRole('checkbox').check();
      await page.route('**/api/employer/postings', (route) => route.abort());
      await press(page, 'posting');
      await expectTold(page, 'without network');
    });
  },
  async renewal(page, site) {
    const { account, row } = await buildEmployer(site);
    const { id } = await buildPosting(site, { employerId: row.id, state: 'closed', positionTitle: 'x' });
    await logIn(page, 'poslodavac', account.email);
    await alive(page, `/oglasi/obnova?id=${id}`);
    await press(page, 'renewal');
    await expectTold(page, 'a title that is too short');
  },
  async message(page, site) {
    await walk(page, 'message', await openComposer(page, site));
  },
  async 'message-template'(page, site) {
    const open = await openComposer(page, site);
    await walk(page, 'message-template', async () => {
      await open();
      await page.getByRole('button', { name: 'Sačuvaj kao šablon' }).click();
    });
  },
  // An empty note is a note that was cleared.
  async 'application-note'(page, site) {
    await alive(page, await signedInForApplication(page, site));
    await spoil(formOf(page, 'application-note'), 'nonsense');
    await press(page, 'application-note');
    await expectTold(page, 'application-note, nonsense');
  },
};
