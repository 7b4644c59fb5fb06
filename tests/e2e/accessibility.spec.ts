import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { emptySearch } from '#features/agents/agent-search.ts';
import { agents } from '#features/agents/server/agent-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { companyInvitations, companyMembers } from '#features/employers/server/employer-table.ts';
import { hashOpaqueToken } from '#host/sessions/opaque-token.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { guestForm } from '../builders/application-builder.ts';
import { buildCreditPackage } from '../builders/credit-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { samplePicture } from '../support/sample-files.ts';
import { dress, examine, looks, open } from './examine.ts';
import { expect, logIn, type Site, test } from './site.ts';

const applyByApi = async ({ url }: Site, postingId: number): Promise<void> => {
  const response = await fetch(`${url}/api/postings/${postingId}/applications/guest`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(guestForm()),
  });
  expect(response.status).toBeLessThan(300);
};

for (const look of looks) {
  test(`public pages, ${look.theme}, ${look.language}`, async ({ strictPage: page, site }) => {
    test.setTimeout(300_000);
    const posting = await buildPosting(site);
    const elsewhere = await buildPosting(site, {
      isExternalApply: true,
      externalLink: 'https://posao.plavet.example/tester',
    });
    await dress(page, look);
    for (const path of [
      '/',
      '/oglasi',
      '/oglasi/kljucni',
      '/oglasi/model/rada?workModels=od-kuce',
      '/oglasi/keywords?keyword=vozač',
      '/cenovnik',
      '/poslodavci',
      `/oglasi/${posting.id}`,
      `/oglasi/${elsewhere.id}`,
      `/oglasi/${elsewhere.id}/spoljna-prijava`,
      `/poslodavci/${posting.employerId}`,
      '/prijava/kandidat',
      '/prijava/administrator',
      '/registracija/kandidat',
      '/registracija/poslodavac',
      '/lozinka/zaboravljena',
      '/lozinka/resetovanje?token=x',
      '/email/verifikacija?email=ana@primer.rs',
      '/email/verifikacija?email=ana@primer.rs&korak=potvrda',
      '/prijava/poslodavac',
    ]) {
      await open(page, path);
      await examine(page, path);
    }
    await open(page, `/oglasi/${posting.id}`);
    await page
      .getByRole('button', { name: /Prijavite se na oglas|Apply for this job/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('checkbox').waitFor();
    await examine(page, 'the application window');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Pošalji|Send/ })
      .click();
    await page.getByRole('dialog').locator('[aria-invalid=true]').first().waitFor();
    await examine(page, 'the application window with errors');
    await open(page, `/oglasi/${posting.id}`);
    await page.getByRole('link', { name: /Prijavi nepravilnost|Report a problem/ }).click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    await examine(page, 'the window of a report');
  });

  test(`pages of a candidate, ${look.theme}, ${look.language}`, async ({ strictPage: page, site }) => {
    test.setTimeout(300_000);
    const { email, row } = await buildAccount(site);
    await logIn(page, 'kandidat', email);
    await dress(page, look);
    await open(page, '/profil/kandidat');
    await examine(page, 'profile');
    await open(page, '/profil/kandidat/cv');
    await page.getByLabel(/^(Ime|First name)$/).waitFor();
    await examine(page, 'CV, general data');
    await open(page, '/profil/kandidat/cv?korak=iskustvo');
    await page.getByRole('button', { name: /^(Dodaj iskustvo|Add experience)$/ }).click();
    await examine(page, 'CV, an open entry');
    await open(page, '/profil/kandidat/cv/uvoz');
    await examine(page, 'a CV from elsewhere');
    await page.locator('input[name=cv]').setInputFiles('tests/fixtures/cv/json-resume.json');
    await page.locator('form[name=cv-import] button[type=submit]').click();
    await page.locator('form[name=cv-import] .error').first().waitFor();
    await examine(page, 'a CV from elsewhere, in a preview');
    await open(page, '/profil/kandidat/podesavanja');
    await examine(page, 'settings');
    const wizard = '/profil/kandidat/digitalni-agent/kreiranje';
    await open(page, `${wizard}?iz=pretraga&q=vozač&locations=nis&salaryFrom=60000`);
    // The draft that the next pages go on with.
    await page.getByText(/^(Nacrt je sačuvan u|Draft saved at) /).waitFor();
    await examine(page, 'agent, filled in from a search');
    for (const step of ['mesta', 'iskustvo', 'zaposlenje', 'poslodavci']) {
      await open(page, `${wizard}?nastavi=da&korak=${step}`);
      await page.locator('form[name=agent]').waitFor();
      await examine(page, `agent, ${step}`);
    }
    await page.locator('form[name=agent] input').first().click();
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await examine(page, 'agent, employers to choose from');
    await open(page, wizard);
    await page.getByRole('alertdialog').waitFor();
    await examine(page, 'whether to continue an agent');
    await open(page, '/profil/kandidat/sacuvani-oglasi');
    await examine(page, 'no saved postings');
    await open(page, '/profil/kandidat/digitalni-agent');
    await examine(page, 'no agents');
    const now = site.clock.now();
    const [agent] = await site.database.executor
      .insert(agents)
      .values({
        accountId: row.id,
        title: 'Magacin',
        emailNotifications: true,
        frequency: 'daily',
        search: { ...emptySearch, categories: ['magacin', 'stara-kategorija'] },
        restingSince: now,
        seenAt: now,
        lastUsedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    await open(page, '/profil/kandidat/digitalni-agent');
    await examine(page, 'an agent that rests, with a value that is gone');
    await page.getByRole('button', { name: /^(Još o agentu|More about)/ }).click();
    await page.getByRole('button', { name: /^(Pauziraj|Pause)$/ }).click();
    await page.locator('form[name=agent-pause]').waitFor();
    await examine(page, 'the window of a pause');
    await page.keyboard.press('Escape');
    await open(page, `/profil/kandidat/digitalni-agent/${agent?.id}`);
    await examine(page, 'postings of an agent');
    await site.database.executor.delete(agents).where(eq(agents.accountId, row.id));
    await open(page, '/profil/kandidat/dokumenti');
    await examine(page, 'no documents');
    await page.locator('input[name=documents]').setInputFiles([
      { name: 'diploma.png', mimeType: 'image/png', buffer: Buffer.from(await samplePicture('png')) },
      { name: 'diploma.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    ]);
    await page
      .getByRole('button', { name: /^(Pogledajte|View) diploma\.png$/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('img').waitFor();
    await examine(page, 'a picture among the documents');
    await page.keyboard.press('Escape');
    await examine(page, 'documents, one refused');
    await open(page, '/profil/kandidat/prijave');
    await examine(page, 'no applications');
    const [sent] = await site.database.executor
      .insert(applications)
      .values({
        postingId: (await buildPosting(site)).id,
        candidateId: row.id,
        firstName: 'Milica',
        lastName: 'Đ',
        email,
        phone: '',
        applicationType: 'letter',
        coverLetter: 'Poštovani',
        language: 'sr',
        snapshot: {
          profession: 'Kuvar',
          experienceLevel: '3-5',
          educationLevel: '',
          externalLink: '',
          aboutMe: '',
          skills: ['Testo'],
          education: [],
          experience: [{ companyName: 'Lipa', positionName: 'Kuvar', dateFrom: '2020-01', dateTo: '' }],
        },
        createdAt: site.clock.now(),
      })
      .returning({ id: applications.id });
    await open(page, '/profil/kandidat/prijave');
    await examine(page, 'own applications');
    await open(page, `/profil/kandidat/prijave/${sent?.id}`);
    await examine(page, 'own application');
    await page.getByRole('button', { name: /^(Povuci prijavu|Withdraw application)$/ }).click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
    await examine(page, 'the question before withdrawing');
    const requirement = { answers: ['Da', 'Ne'], requiredAnswers: ['Da'], otherwise: 'end' as const };
    const needing = await buildPosting(site, {
      questions: [{ id: 'r', text: 'Imate li dozvolu?', answerType: 'single', ...requirement }],
    });
    await open(page, `/oglasi/${needing.id}`);
    await examine(page, 'a posting that needs something');
    await open(page, `/oglasi/${needing.id}/apliciraj`);
    await page.getByRole('radio', { name: 'Ne' }).check();
    await page.getByRole('button', { name: /^(Nastavite na dokumente|Continue to documents)$/ }).click();
    await page.locator('.requirements-ending').waitFor();
    await examine(page, 'applying that has ended');
    await open(page, '/profil/kandidat/nalog');
    await examine(page, 'account');
    await page.getByRole('button', { name: /^(Obriši nalog|Delete account)$/ }).click();
    await page.getByRole('alertdialog').getByRole('checkbox').waitFor();
    await examine(page, 'the question before the deletion');
  });

  test(`pages of an administrator, ${look.theme}, ${look.language}`, async ({ strictPage: page, site }) => {
    test.setTimeout(300_000);
    const { email } = await buildAccount(site, { accountType: 'admin' });
    await buildPosting(site, {
      state: 'in_review',
      firstPublishedAt: null,
      liveUntil: null,
      conditionsDescription: '<p>osoba do 35 godina</p>',
    });
    const employer = await buildEmployer(site);
    await logIn(page, 'administrator', email);
    await dress(page, look);
    for (const path of [
      '/admin',
      '/admin/moderacija',
      '/admin/porudzbine',
      '/admin/poslodavci',
      `/admin/poslodavci?company=${employer.row.id}`,
      '/admin/cenovnik',
      '/admin/korisnici',
      '/admin/poruke',
      '/admin/posta',
      '/admin/podesavanja',
      '/admin/dnevnik',
    ]) {
      await open(page, path);
      await examine(page, path);
    }
  });

  test(`pages of an employer, ${look.theme}, ${look.language}`, async ({ strictPage: page, site }) => {
    test.setTimeout(300_000);
    const { row, account } = await buildEmployer(site);
    const posting = await buildPosting(site, { employerId: row.id });
    await applyByApi(site, posting.id);
    await buildCreditPackage(site, { employerId: row.id });
    await logIn(page, 'poslodavac', account.email);
    await dress(page, look);
    await open(page, '/profil/poslodavac');
    await page.getByRole('toolbar').waitFor();
    await examine(page, 'company profile');
    await page.getByLabel(/^(Adresa|Address)$/).fill('Obrenovićeva 1');
    await page.getByLabel(/^(Poštanski broj|Postal code)$/).fill('1800');
    await page.getByRole('button', { name: /^(Sačuvaj izmene|Save changes)$/ }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await examine(page, 'company profile with errors');
    await page.getByRole('button', { name: /^(Poništi izmene|Undo changes)$/ }).click();
    await open(page, '/profil/poslodavac/nalog');
    await examine(page, 'account');
    await open(page, '/profil/poslodavac/podesavanja');
    await examine(page, 'settings');
    const member = await buildAccount(site, { accountType: 'employer', name: 'Ana', lastName: 'Ilić' });
    const joined = { employerId: row.id, role: 'reader' as const, joinedAt: new Date() };
    const token = randomUUID();
    await site.database.executor.insert(companyMembers).values({ ...joined, accountId: member.row.id });
    await site.database.executor.insert(companyInvitations).values({
      employerId: row.id,
      email: `${token}@primer.rs`,
      role: 'recruiter',
      tokenHash: hashOpaqueToken(token),
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    await open(page, '/profil/poslodavac/tim');
    await examine(page, 'team');
    await page.getByRole('button', { name: /(Ana Ilić)$/ }).click();
    await page.getByRole('dialog').waitFor();
    await examine(page, 'removing a member');
    await open(page, `/prijava/poslodavac/poziv?token=${token}`);
    await examine(page, 'invitation to a team');
    await open(page, '/prijava/poslodavac/poziv?token=unknown');
    await examine(page, 'invitation that is no longer valid');
    await open(page, '/profil/poslodavac/porudzbine');
    await examine(page, 'orders');
    await open(page, '/profil/poslodavac/porudzbine?paket=a-plus');
    await page
      .getByRole('dialog')
      .getByText(/^(Ukupno|Total)$/)
      .waitFor();
    await examine(page, 'buying a package');
    await open(page, '/profil/poslodavac/oglasi');
    await examine(page, 'own postings');
    await page.getByRole('button', { name: /^(Još radnji|More actions): / }).click();
    await page.getByRole('button', { name: /^(Zatvori oglas|Close posting)$/ }).click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    await examine(page, 'closing a posting');
    await open(page, `/oglasi/${posting.id}/statistika`);
    await page.getByRole('main').locator('summary').click();
    await examine(page, 'statistics of a posting');
    await open(page, `/oglasi/obnova?id=${posting.id}`);
    await page.getByRole('radio', { name: /^(Standardni|Standard)/ }).waitFor();
    await examine(page, 'renewing a posting');
    await open(page, `/oglasi/${posting.id}/izmena?korak=opsti-podaci`);
    await page.getByLabel(/^(Naziv radnog mesta|Job title)$/).waitFor();
    await examine(page, 'editing a posting');
    await open(page, `/oglasi/${posting.id}/prijave`);
    await examine(page, 'applications');
    await page
      .getByRole('link', { name: /Dragan Ćirić/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name: 'Dragan Ćirić' }).waitFor();
    await examine(page, 'an opened application');
    await page.locator('.applications-row input[type=checkbox]').first().check();
    await page.getByRole('button', { name: /^(Obavesti o ishodu|Notify of the result)$/ }).click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    await examine(page, 'notifying of a result');

    await open(page, '/oglasi/kreiranje');
    await page.getByRole('radio', { name: /^(Istaknut|Featured)/ }).check();
    await page.getByRole('radio', { name: /^A\+ / }).check();
    await examine(page, 'wizard, package');
    await page.getByRole('radio', { name: /Osnovni|Basic/ }).check();
    await examine(page, 'wizard, ad type');
    await page.getByRole('button', { name: /^(Nastavite|Continue)$/ }).click();
    await page
      .getByLabel(/Naziv radnog mesta|Job title/)
      .first()
      .waitFor();
    await examine(page, 'wizard, general data');
  });
}
