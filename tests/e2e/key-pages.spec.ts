import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { dress, examine, open } from './examine.ts';
import { asAdministrator, logIn, test } from './site.ts';

test('everybody can use the pages that most people see', async ({ strictPage: page, site }) => {
  const company = await buildEmployer(site);
  const posting = await buildPosting(site, { employerId: company.row.id });
  /** Nothing of the page is under way any more when its session goes. */
  const leave = async (): Promise<void> => {
    await page.goto('/healthz');
    await page.context().clearCookies();
  };
  await dress(page, { language: 'sr', theme: 'light' });
  for (const path of ['/', '/oglasi', `/oglasi/${posting.id}`, '/registracija/poslodavac']) {
    await open(page, path);
    await examine(page, path);
  }

  const candidate = await buildAccount(site, { accountType: 'jobseeker' });
  await logIn(page, 'kandidat', candidate.email, '/profil/kandidat');
  await examine(page, '/profil/kandidat');
  await leave();

  await logIn(page, 'poslodavac', company.account.email, `/oglasi/${posting.id}/prijave`);
  await examine(page, 'the applications of a posting');
  await open(page, '/oglasi/kreiranje');
  await examine(page, 'the first step of a posting');
  await leave();

  await asAdministrator(page, site, '/admin/moderacija');
  await examine(page, '/admin/moderacija');
});
