import { buildAccount } from '../../builders/account-builder.ts';
import { buildDraftArticle } from '../../builders/article-builder.ts';
import { buildEmployer } from '../../builders/employer-builder.ts';
import { buildPosting } from '../../builders/posting-builder.ts';
import { asAdministrator, expect } from '../site.ts';
import { alive, expectTold, formOf, press, spoil, type Walk, walk } from './walk.ts';

/** Administrators. */
export const administratorForms: Record<string, Walk> = {
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
      await page.getByRole('button', { name: 'Zakaži objavu' }).click();
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
};
