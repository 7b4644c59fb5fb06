import { addDays, localDay } from '#kit/dates.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, logIn, test } from './site.ts';

test('a renewal says what is left out and what an old last day costs, and offers to move it', async ({
  strictPage: page,
  site,
}) => {
  const { row, account } = await buildEmployer(site);
  const { id } = await buildPosting(site, {
    employerId: row.id,
    state: 'closed',
    productGroup: 'hot',
    expiryDate: addDays(localDay(site.clock.now()), 10),
    questions: [{ id: 'p1', text: 'Od kada?', answerType: 'free', answers: [] }],
  });
  await logIn(page, 'poslodavac', account.email, `/oglasi/obnova?id=${id}`);
  await page.getByRole('radio', { name: /^Osnovni/ }).check();
  await expect(page.getByText('Ovaj tip oglasa nema upitnik, pa pitanja neće biti objavljena.')).toBeVisible();
  await expect(page.getByText(/oglas bi se video samo 10/)).toBeVisible();
  await page.getByRole('button', { name: /^Pomeri rok na/ }).click();
  await expect(page.getByText(/oglas bi se video samo/)).toBeHidden();
});
