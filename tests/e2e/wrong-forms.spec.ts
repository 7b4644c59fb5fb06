import type { Page } from '@playwright/test';
import { signUnsubscription } from '#features/accounts/unsubscribing/server/unsubscribe-token.ts';
import { emptySearch } from '#features/agents/agent-search.ts';
import { signAgentLink } from '#features/agents/server/agent-link.ts';
import { agentMails, agents } from '#features/agents/server/agent-table.ts';
import { guestInterviewPath } from '#features/applications/interviews/server/interview-link.ts';
import { applicationMessages } from '#features/applications/messaging/server/message-table.ts';
import { applications } from '#features/applications/server/application-table.ts';
import { companyInvitations } from '#features/employers/server/employer-table.ts';
import { createKeys } from '#platform/secrets.ts';
import { hashOpaqueToken } from '#platform/sessions/opaque-token.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildAgent } from '../builders/agent-builder.ts';
import { buildDraftArticle } from '../builders/article-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildApplication, buildRound, interviewLinkFor } from '../builders/interview-builder.ts';
import { buildApplications } from '../builders/message-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { productForms } from '../support/product-forms.ts';
import { fillPosting } from './fill-posting.ts';
import { mailedLink } from './mailed-link.ts';
import { asAdministrator, expect, logIn, type Site, test } from './site.ts';
import { alive, expectTold, formOf, press, spoil, walk } from './wrong-form-walk.ts';

/*
 * Every form of the product with every field wrong: whatever its button is pressed for, a wrong field, a note above the form
 * or the blocked button itself has the focus then, and says in words that can be seen what blocks.
 */

/** A link of an agent's mail that named a posting. */
const agentLink = async (site: Site): Promise<{ token: string; postingId: number }> => {
  const agent = await buildAgent(site);
  const { id: postingId } = await buildPosting(site);
  await site.database.executor.insert(agentMails).values({
    ...{ id: crypto.randomUUID(), agentId: agent.id, accountId: agent.accountId },
    ...{ postingIds: [postingId], createdAt: new Date() },
  });
  const secret = createKeys(site.sessionSecret, '')('agent links');
  return { token: signAgentLink(secret, { kind: 'mail', agentId: agent.id, key: 1 }), postingId };
};

/** The token of an invitation for an address. */
const invitationFor = async (site: Site, email: string): Promise<string> => {
  const { row } = await buildEmployer(site);
  const token = crypto.randomUUID();
  await site.database.executor.insert(companyInvitations).values({
    ...{ employerId: row.id, email, role: 'reader', tokenHash: hashOpaqueToken(token) },
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  return token;
};

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

type Walk = (page: Page, site: Site) => Promise<void>;

const registration =
  (name: string, address: string): Walk =>
  async (page) => {
    await walk(page, name, () => alive(page, address));
    await walk(page, name, async () => {
      await alive(page, address);
      await page.getByRole('checkbox').last().check();
    });
  };

/** An application to a posting of a new company, whose owner is signed in then. */
const signedInForApplication = async (page: Page, site: Site): Promise<string> => {
  const { row, account } = await buildEmployer(site);
  const { id: postingId } = await buildPosting(site, { employerId: row.id });
  const [sent] = await site.database.executor
    .insert(applications)
    .values({
      ...{ postingId, firstName: 'Ana', lastName: 'Anić', email: 'ana@primer.rs', phone: '' },
      ...{ applicationType: 'letter', coverLetter: 'Dobar dan', language: 'sr', createdAt: new Date() },
    })
    .returning({ id: applications.id });
  const address = `/oglasi/prijava/${sent?.id}`;
  await logIn(page, 'poslodavac', account.email, address);
  return address;
};

/** A company with an application that was invited to an interview, and one that was not. */
const invitedOf = async (site: Site) => {
  const employer = await buildEmployer(site);
  const { id: postingId } = await buildPosting(site, { employerId: employer.row.id });
  const apply = () => buildApplication(site, { postingId, email: `${crypto.randomUUID()}@primer.rs` });
  const [free, invited] = [await apply(), await apply()];
  const { interviewId } = await buildRound(site, { postingId, applicationId: invited });
  const link = guestInterviewPath(interviewLinkFor(interviewId, site.sessionSecret));
  return { email: employer.account.email, postingId, free, link };
};

/** How to reach each form, and fill it in wrongly. */
const walks: Record<string, Walk> = {
  login: (page) => walk(page, 'login', () => alive(page, '/prijava/kandidat')),
  'register-jobseeker': registration('register-jobseeker', '/registracija/kandidat'),
  'register-employer': registration('register-employer', '/registracija/poslodavac'),
  instructions: (page) => walk(page, 'instructions', () => alive(page, '/lozinka/zaboravljena')),
  async 'new-password'(page, site) {
    const { email } = await buildAccount(site);
    await alive(page, '/lozinka/zaboravljena');
    await page.getByLabel(/[Ii]mejl/).fill(email);
    await press(page, 'instructions');
    const link = await mailedLink(site, email, '/lozinka/resetovanje');
    await walk(page, 'new-password', () => alive(page, link));
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
  async 'join-company'(page, site) {
    const token = await invitationFor(site, `${crypto.randomUUID()}@primer.rs`);
    await walk(page, 'join-company', () => alive(page, `/prijava/poslodavac/poziv?token=${token}`));
  },
  async 'rejoin-company'(page, site) {
    const { email } = await buildAccount(site, { accountType: 'employer' });
    const token = await invitationFor(site, email);
    await walk(page, 'rejoin-company', () => alive(page, `/prijava/poslodavac/poziv?token=${token}`));
  },
  async 'agent-pause'(page, site) {
    const { email, row } = await buildAccount(site);
    const now = site.clock.now();
    const times = { seenAt: now, lastUsedAt: now, createdAt: now, updatedAt: now };
    const search = { ...emptySearch, categories: ['magacin'] };
    await site.database.executor.insert(agents).values({
      ...{ accountId: row.id, title: 'Magacin', search },
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
  async 'interview-offer'(page, site) {
    const { email, free } = await invitedOf(site);
    await logIn(page, 'poslodavac', email);
    await walk(page, 'interview-offer', async () => {
      await alive(page, `/oglasi/prijava/${free}`);
      await page.getByRole('button', { name: 'Predložite termine' }).click();
    });
  },
  async 'interview-times'(page, site) {
    const { email, postingId } = await invitedOf(site);
    await logIn(page, 'poslodavac', email);
    await walk(page, 'interview-times', async () => {
      await alive(page, `/oglasi/${postingId}/razgovori`);
      await page.getByRole('button', { name: 'Dodaj termine' }).click();
    });
  },
  async 'interview-choice'(page, site) {
    const { link } = await invitedOf(site);
    await walk(page, 'interview-choice', () => alive(page, link));
  },
  async 'interview-refusal'(page, site) {
    const { link } = await invitedOf(site);
    await alive(page, link);
    await page.getByText('Otkažite razgovor').click();
    // A reason may be missing; one that is too long is told.
    const form = formOf(page, 'interview-refusal').filter({ visible: true });
    await spoil(form, 'nonsense');
    await form.getByRole('button').click();
    await expectTold(page, 'interview-refusal, too long');
  },
  contact: (page) => walk(page, 'contact', () => alive(page, '/kontakt')),
  async report(page, site) {
    const { id } = await buildPosting(site);
    await walk(page, 'report', async () => {
      await alive(page, `/oglasi/${id}`);
      await page.getByRole('link', { name: 'Prijavi nepravilnost' }).click();
    });
  },
  async 'guest-application'(page, site) {
    const questions = [
      { id: 'p1', text: 'Od kada?', answerType: 'single' as const, answers: ['Odmah', 'Kasnije'] },
    ];
    const { id } = await buildPosting(site, { questions });
    const open = async () => {
      await alive(page, `/oglasi/${id}`);
      await page.getByRole('button', { name: 'Prijavite se na oglas' }).first().click();
      await page.getByText('Adresa i datum rođenja').click();
    };
    await walk(page, 'guest-application', open);
    // All that is wrong is named above, and leads to its field.
    const window = page.getByRole('dialog');
    await window.getByRole('button', { name: 'Datum rođenja' }).click();
    await expect(window.getByLabel('Datum rođenja')).toBeFocused();

    await test.step('what the job needs, not answered and not met', async () => {
      const required = questions.map((question) => ({
        ...question,
        ...{ requiredAnswers: ['Odmah'], otherwise: 'end' as const },
      }));
      const { id: needing } = await buildPosting(site, { questions: required });
      await alive(page, `/oglasi/${needing}`);
      await page.getByRole('button', { name: 'Prijavite se na oglas' }).first().click();
      await press(page, 'guest-application');
      await expectTold(page, 'guest-application, nothing answered');
      await window.getByRole('radio', { name: 'Kasnije' }).check();
      await press(page, 'guest-application');
      await expect(window.locator('.requirements-ending')).toBeFocused();
    });
  },
  async unsubscribe(page, site) {
    const { row } = await buildAccount(site);
    const secret = createKeys(site.sessionSecret, '')('unsubscribe');
    const token = signUnsubscription(secret, { accountId: row.id, list: 'news' });
    await alive(page, `/email/odjava?token=${token}`);
    // No field of it can be wrong: it is the sending that fails.
    await page.route('**/api/services/mail/unsubscribe', (route) => route.abort());
    await press(page, 'unsubscribe');
    await expectTold(page, 'unsubscribe');
  },
  async 'agent-mail'(page, site) {
    const { token } = await agentLink(site);
    await alive(page, `/digitalni-agent/mejl?token=${token}`);
    // No field of it can be wrong: it is the sending that fails.
    await page.route('**/api/services/agent-mail*', (route) => route.abort());
    await press(page, 'agent-mail');
    await expectTold(page, 'agent-mail');
  },
  async 'agent-opinion'(page, site) {
    const { token, postingId } = await agentLink(site);
    await page.route('**/api/services/agent-mail/opinion', (route) => route.abort());
    await alive(page, `/digitalni-agent/mejl?token=${token}&posting=${postingId}`);
    await press(page, 'agent-opinion');
    await expectTold(page, 'agent-opinion');
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
  async 'employer-profile'(page, site) {
    const { account } = await buildEmployer(site);
    await logIn(page, 'poslodavac', account.email);
    await walk(page, 'employer-profile', () => alive(page, '/profil/poslodavac'));
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
    await alive(page, '/oglasi/kreiranje');
    await page.getByRole('button', { name: 'Počnite iz početka' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Obriši nacrt' }).click();
    await fillPosting(page, 'Tkač (m/ž)');

    await test.step('the content, in every mode, with what is wrong in another', async () => {
      await walk(page, 'posting', step('sadrzaj'));
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
      for (const answer of ['Da', 'Ne'])
        await page.getByRole('checkbox', { name: answer, exact: true }).check();
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
  async act(page, site) {
    const { row } = await buildAccount(site);
    await asAdministrator(page, site);
    await walk(page, 'act', async () => {
      await alive(page, `/admin/korisnici/${row.id}`);
      await page.getByRole('button', { name: 'Blokiraj nalog', exact: true }).click();
    });
  },
  async company(page, site) {
    const { row } = await buildEmployer(site);
    await asAdministrator(page, site);
    await walk(page, 'company', () =>
      alive(page, `/admin/poslodavci?q=${encodeURIComponent(row.company)}&company=${row.id}`),
    );
  },
  async 'new-person'(page, site) {
    await asAdministrator(page, site);
    await walk(page, 'new-person', () => alive(page, '/admin/korisnici/novi'));
  },
  async 'new-company'(page, site) {
    await asAdministrator(page, site);
    await walk(page, 'new-company', async () => {
      await alive(page, '/admin/korisnici/novi');
      await page.getByRole('radio', { name: /^Poslodavac/ }).check();
    });
  },
  async decision(page, site) {
    const { id } = await buildPosting(site, { state: 'in_review' });
    await asAdministrator(page, site);
    for (const mistake of ['empty', 'nonsense'] as const) {
      await alive(page, `/admin/moderacija?id=${id}`);
      await spoil(formOf(page, 'decision'), mistake);
      await page.getByRole('button', { name: 'Odbij uz obrazloženje' }).click();
      await expectTold(page, `decision, ${mistake}`);
    }
  },
  async settings(page, site) {
    await asAdministrator(page, site);
    await walk(page, 'settings', () => alive(page, '/admin/podesavanja'));
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
    const { email } = await buildAccount(site);
    await logIn(page, 'kandidat', email);
    const wizard = '/profil/kandidat/digitalni-agent/kreiranje?nastavi=da';
    const save = async (where: string) => {
      await page.getByRole('button', { name: 'Poslodavci', exact: true }).click();
      await page.getByRole('button', { name: 'Sačuvaj agenta' }).click();
      await expectTold(page, where);
    };
    // Steps may be skipped: what is wrong in one of them is told at the end.
    for (const mistake of ['empty', 'nonsense'] as const) {
      await alive(page, wizard);
      await formOf(page, 'agent').waitFor();
      await spoil(formOf(page, 'agent'), mistake);
      await save(`agent, ${mistake}`);
    }
    await alive(page, wizard);
    await page.getByLabel('Naziv agenta').fill('Zidari');
    await page
      .getByRole('button', { name: /^Ukloni/ })
      .first()
      .click();
    await save('agent, without a parameter');
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
  async 'message-answer'(page, site) {
    const { row, email } = await buildAccount(site);
    const [application] = await buildApplications(site, (await buildPosting(site)).id, 1, () => ({
      candidateId: row.id,
      email,
    }));
    const applicationId = application?.id as string;
    await site.database.executor.insert(applicationMessages).values({
      ...{ applicationId, side: 'employer', subject: 'Poziv', body: 'Dobar dan.', state: 'sent' },
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
      for (const choice of await page.getByRole('radio', { name: 'Uzmi iz fajla' }).all())
        await choice.check();
    });
  },
  async 'price-list'(page, site) {
    await asAdministrator(page, site);
    await walk(page, 'price-list', () => alive(page, '/admin/cenovnik'));
  },
  async article(page, site) {
    await asAdministrator(page, site);
    const id = await buildDraftArticle(site);
    await walk(page, 'article', () => alive(page, `/admin/blog/${id}`));
    // What is wrong in the language that is not shown is shown then.
    const other = await buildDraftArticle(site);
    await alive(page, `/admin/blog/${other}`);
    await page.getByText('Engleski', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Naslov' }).fill('Only a title');
    await page.getByText('Srpski', { exact: true }).click();
    await press(page, 'article');
    await expectTold(page, 'article, the other language');
    await expect(page.getByLabel('Sažetak')).toHaveAttribute('aria-invalid', 'true');
  },
  async schedule(page, site) {
    await asAdministrator(page, site);
    const id = await buildDraftArticle(site);
    await walk(page, 'schedule', async () => {
      await alive(page, `/admin/blog/${id}`);
      await page.getByRole('button', { name: 'Zakažite objavu' }).click();
    });
  },
  async 'site-page'(page, site) {
    await asAdministrator(page, site);
    await walk(page, 'site-page', () => alive(page, '/admin/stranice/terms'));
  },
  async announcement(page, site) {
    await asAdministrator(page, site);
    await walk(page, 'announcement', async () => {
      await alive(page, '/admin/obavestenja');
      await page.getByRole('button', { name: 'Novo obaveštenje' }).click();
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

test('every form of the product is walked', () => {
  expect(Object.keys(walks).sort()).toEqual(productForms());
});

test.describe.configure({ timeout: 180_000 });

for (const [name, run] of Object.entries(walks)) {
  test(`the form ${name} never ends in silence`, async ({ page, site }) => {
    await run(page, site);
  });
}
